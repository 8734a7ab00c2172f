import { isListFresh } from '@app/schemas/rules/visitors/cache'
import { useEffect } from 'react'
import { create } from 'zustand'
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

/** Data of the service that pages share. Late answers, and those for a person who has signed out, are dropped. */
export function resource<T>(fetchIt: () => Promise<Answer<T>>): Resource<T> {
  const nothing: Held<T> = {
    data: undefined,
    isLoading: false,
    isLoaded: false,
    isKnown: false,
    failure: undefined,
    loadedAtMs: Number.NEGATIVE_INFINITY,
    spoken: undefined,
  }
  const useHeld = create<Held<T>>(() => nothing)
  let running: Promise<Answer<T>> | undefined
  let asked: Language | undefined
  let turn = 0
  let shown = 0
  let end = () => {}
  onSignOut(() => {
    turn++
    running = undefined
    useHeld.setState(nothing)
  })
  const load = (isForced = false): Promise<Answer<T>> => {
    const { data, isLoaded, loadedAtMs, spoken } = useHeld.getState()
    if (isLoaded && spoken === language() && isListFresh(loadedAtMs, Date.now(), isForced))
      return Promise.resolve({ ok: true, data: data as T })
    // What is on its way in another language is dropped when it comes.
    if (running === undefined || asked !== language()) running = run()
    return running
  }
  const run = async (): Promise<Answer<T>> => {
    const mine = ++turn
    asked = language()
    useHeld.setState({ isLoading: true, isLoaded: false })
    const answer = await fetchIt()
    if (mine !== turn) return answer
    running = undefined
    if (answer.ok) put(answer.data)
    else useHeld.setState({ isLoading: false, isLoaded: false, failure: answer.failure })
    return answer
  }
  const forget = () => {
    const wasAwaited = running !== undefined && shown > 0
    turn++
    running = undefined
    // A page that comes later waits for what holds now: nobody reads a paper that is not to be signed any more.
    useHeld.setState(shown > 0 ? { isLoading: false, isLoaded: false, loadedAtMs: Number.NEGATIVE_INFINITY } : nothing)
    // The answer on its way is dropped: a page that waits for it would wait for good.
    if (wasAwaited) void load()
  }
  whenOld(forget)
  const askAgain = () => void load(true)
  const put = (data: T) => {
    const loaded = { isLoading: false, isLoaded: true, isKnown: true, failure: undefined } as const
    useHeld.setState({ data, ...loaded, loadedAtMs: Date.now(), spoken: language() })
  }
  return {
    use: () => {
      const { data, isLoading, isKnown, failure } = useHeld()
      const chosen = useLanguage()
      // biome-ignore lint/correctness/useExhaustiveDependencies: another language, or another resource in its place, is loaded
      useEffect(() => void load(), [load, chosen])
      // biome-ignore lint/correctness/useExhaustiveDependencies: of another resource in its place, that one is shown
      useEffect(() => {
        // Once, however many parts of a page show it.
        if (shown++ === 0) end = whileShown(askAgain)
        return () => {
          if (--shown === 0) end()
        }
      }, [load])
      return { data, isLoading, isKnown, failure, reload: askAgain }
    },
    load,
    put: (data) => {
      turn++
      running = undefined
      put(data)
    },
    forget,
    peek: () => useHeld.getState().data,
  }
}
