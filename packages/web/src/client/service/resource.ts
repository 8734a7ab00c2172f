import { isListFresh } from '@app/schemas/rules/visitors/cache'
import { useEffect } from 'react'
import { create, type StoreApi } from 'zustand'
import { type Language, language, useLanguage } from '../language.ts'
import { onSignOut } from '../session/resets.ts'
import type { Answer, Failure } from './answer.ts'
import { whenOld, whileShown } from './changes.ts'

/** The state of something that is loaded, as pages go by it. */
export type Loaded<T> = {
  readonly data: T | undefined
  readonly isLoading: boolean
  /** It was loaded before, and `data` holds until the next answer, also where it is nothing: no part of a page comes and goes with each look. */
  readonly isKnown: boolean
  readonly failure: Failure | undefined
}

type Held<T> = Loaded<T> & {
  /** As the specification has it: not while it is asked for again. */
  readonly isLoaded: boolean
  readonly loadedAtMs: number
  /** The service words some of what it answers. In another language it is not fresh, however new it is. */
  readonly spoken: Language | undefined
}

export type Resource<T> = {
  /** Loads it for a page that shows it, and shows it anew when it changes. */
  readonly use: () => Loaded<T> & { readonly reload: () => void }
  /** Loads it unless it is fresh: five minutes, or one second when forced, in the language of the page. One load at a time. */
  readonly load: (isForced?: boolean) => Promise<Answer<T>>
  /** Puts in what a call has just answered. */
  readonly put: (data: T) => void
  /** What this resource shows has changed: the next read loads it anew. What a page shows now stays until then. */
  readonly forget: () => void
  readonly peek: () => T | undefined
}

const nothing: Held<never> = {
  data: undefined,
  isLoading: false,
  isLoaded: false,
  isKnown: false,
  failure: undefined,
  loadedAtMs: Number.NEGATIVE_INFINITY,
  spoken: undefined,
}

/** Data of the service that pages share. Late answers, and those for a person who has signed out, are dropped. */
export function resource<T>(fetchIt: () => Promise<Answer<T>>): Resource<T> {
  const useHeld = create<Held<T>>(() => nothing)
  const loads = openLoads(fetchIt, useHeld)
  const load = (isForced = false): Promise<Answer<T>> => {
    const { data, isLoaded, loadedAtMs, spoken } = useHeld.getState()
    const isFresh = isLoaded && spoken === language() && isListFresh(loadedAtMs, Date.now(), isForced)
    return isFresh ? Promise.resolve({ ok: true, data: data as T }) : loads.join()
  }
  const askAgain = () => void load(true)
  const pages = openPages(askAgain)
  const forget = () => {
    const wasAwaited = loads.isRunning() && pages.isShown()
    loads.drop()
    // A page that comes later waits for what holds now: nobody reads a paper that is not to be signed any more.
    useHeld.setState(pages.isShown() ? { isLoading: false, isLoaded: false, loadedAtMs: Number.NEGATIVE_INFINITY } : nothing)
    // The answer on its way is dropped: a page that waits for it would wait for good.
    if (wasAwaited) void load()
  }
  whenOld(forget)
  onSignOut(() => {
    loads.drop()
    useHeld.setState(nothing)
  })
  const use = () => {
    const { data, isLoading, isKnown, failure } = useHeld()
    const chosen = useLanguage()
    // biome-ignore lint/correctness/useExhaustiveDependencies: another language, or another resource in its place, is loaded
    useEffect(() => void load(), [load, chosen])
    // biome-ignore lint/correctness/useExhaustiveDependencies: of another resource in its place, that one is shown
    useEffect(pages.show, [pages])
    return { data, isLoading, isKnown, failure, reload: askAgain }
  }
  return { use, load, put: loads.replace, forget, peek: () => useHeld.getState().data }
}

/** One load at a time. What comes of one that was dropped counts for nothing. */
function openLoads<T>(fetchIt: () => Promise<Answer<T>>, useHeld: StoreApi<Held<T>>) {
  let running: Promise<Answer<T>> | undefined
  let asked: Language | undefined
  let turn = 0
  const drop = () => {
    turn++
    running = undefined
  }
  const hold = (data: T) => {
    const loaded = { isLoading: false, isLoaded: true, isKnown: true, failure: undefined } as const
    useHeld.setState({ data, ...loaded, loadedAtMs: Date.now(), spoken: language() })
  }
  const run = async (): Promise<Answer<T>> => {
    const mine = ++turn
    asked = language()
    useHeld.setState({ isLoading: true, isLoaded: false })
    const answer = await fetchIt()
    if (mine !== turn) return answer
    running = undefined
    if (answer.ok) hold(answer.data)
    else useHeld.setState({ isLoading: false, isLoaded: false, failure: answer.failure })
    return answer
  }
  return {
    isRunning: () => running !== undefined,
    drop,
    /** Waits with others for what is on its way. In another language it is dropped when it comes. */
    join: () => {
      if (running === undefined || asked !== language()) running = run()
      return running
    },
    /** Puts something in the place of what is on its way. */
    replace: (data: T) => {
      drop()
      hold(data)
    },
  }
}

/** What is shown is asked for again when it may have changed: once, however many parts of a page show it. */
function openPages(askAgain: () => void) {
  let shown = 0
  let end = () => {}
  return {
    isShown: () => shown > 0,
    show: () => {
      if (shown++ === 0) end = whileShown(askAgain)
      return () => {
        if (--shown === 0) end()
      }
    },
  }
}
