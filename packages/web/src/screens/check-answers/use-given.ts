import type { Facts } from '@app/engine'
import { useEffect, useMemo, useState } from 'react'
import { type Typed, useDrafts } from '../../client/walk/drafts.ts'
import type { ScreenProps } from '../screen-props.ts'
import { earlierSteps, stepsAside } from './earlier-steps.ts'
import { type GivenPart, givenAnswers, recordsOf } from './given-answers.ts'

/** The answers of earlier steps and of side steps; undefined until they are loaded. What cannot be loaded is left out, with a message. */
export function useGiven({ mode, step, facts }: Pick<ScreenProps, 'mode' | 'step' | 'facts'>) {
  const passed = useMemo(() => earlierSteps(mode, step.step, facts), [mode, step, facts])
  const steps = useMemo(() => [...passed, ...stepsAside(mode, step.step)], [passed, mode, step])
  const names = useMemo(() => recordsOf(mode, steps), [mode, steps])
  const needed = useMemo(() => recordsOf(mode, passed), [mode, passed])
  const typed = useDrafts(({ steps: drafts }) => drafts)
  const secrets = useDrafts(({ secrets: hidden }) => hidden)
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    let isGone = false
    void loadAll(names, needed, facts).then((found) => isGone || setLoaded(found))
    return () => {
      isGone = true
    }
  }, [names, needed, facts])
  const parts: readonly GivenPart[] | undefined = useMemo(() => {
    if (!loaded) return undefined
    const drafts = Object.fromEntries(steps.map(({ step: name }) => [name, { ...typed[name], ...secrets[name] }]))
    return givenAnswers(mode, steps, { drafts, records: loaded.records, facts })
  }, [loaded, mode, steps, typed, secrets, facts])
  return { parts, isIncomplete: loaded?.isIncomplete ?? false }
}

type Loaded = { readonly records: Readonly<Record<string, Typed>>; readonly isIncomplete: boolean }

/** The record of a side step may not exist: people need not have been on it. */
async function loadAll(names: readonly string[], needed: readonly string[], facts: Facts): Promise<Loaded> {
  const all = await Promise.all(
    names.map(async (name) => {
      const { loadGiven } = await import('../records/step-records.ts')
      return [name, await loadGiven(name, facts)] as const
    }),
  )
  return {
    records: Object.fromEntries(all.flatMap(([name, answer]) => (answer?.ok ? [[name, answer.data]] : []))),
    isIncomplete: all.some(([name, answer]) => answer?.ok === false && needed.includes(name)),
  }
}
