import type { Facts } from '@app/engine'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { startTransition, useEffect, useRef, useState } from 'react'
import type { Failure } from '../../client/service/answer.ts'
import { whileBusy } from '../../client/service/busy.ts'
import { whenOnline } from '../../client/service/online.ts'
import { draftOf, isTypedAnew, touchedOn } from '../../client/walk/drafts.ts'
import type { WalkedMode } from '../../client/walk/flow.ts'
import type { Reading } from '../fields/field-kind.ts'
import type { ShownField } from '../fields/shown-field.ts'
import { forgetPart } from '../parts/part-memory.ts'
import { checkStep } from './check-step.ts'
import { saveStep } from './save-step.ts'
import type { StepForm } from './step-form.ts'
import type { Findings } from './use-findings.ts'

/** What people are on, and where they go from there. */
export type OnStep = {
  readonly mode: WalkedMode
  readonly step: StepFile
  readonly facts: Facts
  /** Everything of the step is saved: on with what is so now. */
  readonly onDone: (facts: Facts) => void
}

/** What the step asks for at this moment, and what was answered. */
type Filled = {
  readonly fields: readonly ShownField[]
  readonly reading: Reading
  readonly added: Readonly<Record<string, unknown>>
  readonly key: string
}

type Parts = { readonly findings: Findings; readonly isKnown: boolean; readonly filledNow: () => Filled }

/** Checks and saves a step, and goes on; later, where it has to wait for something. */
export function useSubmit({ mode, step, facts, onDone }: OnStep, parts: Parts): Pick<StepForm, 'isSaving' | 'submit'> {
  const { findings, isKnown, filledNow } = parts
  const [isSaving, setSaving] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const submit = async (asked?: 'nothing') => {
    if (isSaving) return
    // Nothing is missing that may only be on its way.
    if (!isKnown && asked !== 'nothing') return setWaiting(true)
    findings.retry()
    setSaving(true)
    const { reading, key, ...filled } = filledNow()
    const fields = asked === 'nothing' ? [] : filled.fields
    const typed = draftOf(step.step)
    const page = { mode, step, facts, fields, typed, touched: touchedOn(step.step), added: filled.added }
    const checked = await whileBusy(checkStep({ ...page, reading }))
    if (!checked.ok) {
      // The press is answered first, with a page that is at work; what is wrong is drawn after that.
      return startTransition(() => {
        findings.show(checked.wrong)
        setSaving(false)
      })
    }
    findings.show({})
    const saved = await whileBusy(saveStep({ ...page, answers: checked.answers, key }))
    setSaving(false)
    if (!saved.ok) return findings.showFailure(saved.failure)
    // What was corrected while it was being saved is saved as well before the page goes on.
    if (fields.some(({ name }) => isTypedAnew(step.step, name, typed))) return setWaiting(true)
    forgetPart(step.step)
    onDone(saved.data)
  }
  useSubmitLater(submit, { failure: findings.failure, isDue: isWaiting && isKnown, onDue: () => setWaiting(false) })
  return { isSaving: isSaving || isWaiting, submit }
}

type Later = { readonly failure: Failure | undefined; readonly isDue: boolean; readonly onDue: () => void }

/** What could not be sent without a connection, or waited for what is stored, goes by itself once it can. */
function useSubmitLater(submit: () => Promise<void>, { failure, isDue, onDue }: Later): void {
  const submitNow = useRef(submit)
  submitNow.current = submit
  const due = useRef(onDue)
  due.current = onDue
  useEffect(() => (failure?.code === 'offline' ? whenOnline(() => void submitNow.current()) : undefined), [failure])
  useEffect(() => {
    if (!isDue) return
    due.current()
    void submitNow.current()
  }, [isDue])
}
