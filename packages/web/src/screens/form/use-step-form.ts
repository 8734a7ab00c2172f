import { dayOf } from '@app/schemas/rules/days/days'
import { useMemo } from 'react'
import { askedFields, shownFields } from '../fields/shown-field.ts'
import { usePaper } from '../paper.ts'
import { wrongAnswers } from './check-step.ts'
import type { StepForm } from './step-form.ts'
import { useFindings } from './use-findings.ts'
import { useStepValues } from './use-step-values.ts'
import { type OnStep, useSubmit } from './use-submit.ts'
import { useTyping } from './use-typing.ts'

/** The form of a step: drafts are saved as they are typed, restored, checked and saved. */
export function useStepForm(on: OnStep): StepForm {
  const { mode, step, facts } = on
  const all = useMemo(() => shownFields(step, mode.questions), [step, mode])
  const { values, valuesNow, before } = useStepValues(step.step, all, facts)
  const findings = useFindings()
  const { typedNow, ...typing } = useTyping(step.step, all, findings.mend)
  const paper = usePaper()
  const fields = paper ? all : askedFields(all, values, facts)

  const filledNow = () => {
    const reading = { today: dayOf(new Date()), others: valuesNow() }
    return { reading, fields: askedFields(all, reading.others, facts), ...typedNow() }
  }
  const check = (names: readonly string[]) => {
    const filled = filledNow()
    const wrong = wrongAnswers(
      filled.fields.filter(({ name }) => names.includes(name)),
      filled.reading,
    )
    findings.show(wrong)
    return Object.keys(wrong).length === 0
  }
  const saving = useSubmit(on, { findings, isKnown: before.isKnown, filledNow })

  const { errors, failure, attempts } = findings
  return { fields, values, errors, failure, before, attempts, check, ...typing, ...saving }
}
