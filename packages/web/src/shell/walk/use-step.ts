import type { StepFile } from '@app/schemas/flow/steps/step'
import { useEffect, useState } from 'react'
import { askedLanguage, useLanguage } from '../../client/language.ts'
import { ask } from '../../client/service/ask.ts'
import type { WalkedMode } from '../../client/walk/flow.ts'

/** The words of a step. Any step can be opened under any mode: one that the mode does not have is loaded when it is. */
export function useStep(mode: WalkedMode, name: string): StepFile | undefined {
  const own = mode.steps[name]
  const spoken = useLanguage()
  const [other, setOther] = useState<StepFile>()
  const isElsewhere = name !== '' && own === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another answer
  useEffect(() => {
    if (!isElsewhere) return
    let isGone = false
    void ask('GET /api/flows/steps/{step}', { params: { step: name }, query: askedLanguage() }).then((answer) => {
      if (answer.ok && !isGone) setOther(mode.say(answer.data))
    })
    return () => {
      isGone = true
    }
  }, [mode, name, isElsewhere, spoken])
  return own ?? (other?.step === name ? other : undefined)
}
