import type { StepFile } from '@app/schemas/flow/steps/step'
import { useCallback, useEffect, useState } from 'react'
import { askedLanguage, useLanguage } from '../language.ts'
import type { Answer, Failure } from '../service/answer.ts'
import { ask } from '../service/ask.ts'
import { whenOnline } from '../service/online.ts'

export type ShownStep = {
  readonly step: StepFile | undefined
  /** Why its words can’t be had. */
  readonly failure: Failure | undefined
  readonly again: () => void
}

/** A step by itself, in the language of the page, by its name or one that it had before. */
export function loadOtherStep(name: string): Promise<Answer<StepFile>> {
  return ask('GET /api/flows/steps/{step}', { params: { step: name }, query: askedLanguage() })
}

/** The words of a step by itself, in the language of the page; of none without a name. Without a connection they come as soon as there is one. */
export function useOtherStep(name: string | undefined): ShownStep {
  const spoken = useLanguage()
  const [came, setCame] = useState<{ readonly name: string; readonly answer: Answer<StepFile> }>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another answer, and so is another attempt
  useEffect(() => {
    if (name === undefined) return
    let isGone = false
    void loadOtherStep(name).then((answer) => {
      // Words in another language that can’t be had take away none that are there.
      if (!isGone) setCame((before) => (before?.name === name && before.answer.ok && !answer.ok ? before : { name, answer }))
    })
    return () => {
      isGone = true
    }
  }, [name, spoken, attempt])
  const again = useCallback(() => setAttempt((before) => before + 1), [])
  const answer = came !== undefined && came.name === name ? came.answer : undefined
  const failure = answer?.ok === false ? answer.failure : undefined
  useEffect(() => (failure?.code === 'offline' ? whenOnline(again) : undefined), [failure, again])
  return { step: answer?.ok ? answer.data : undefined, failure, again }
}
