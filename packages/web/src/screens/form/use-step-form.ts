import type { Facts } from '@app/engine'
import type { StepFile } from '@app/schemas/flow/step'
import { dayOf } from '@app/schemas/rules/days/days'
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Failure } from '../../client/service/answer.ts'
import { whileBusy } from '../../client/service/busy.ts'
import { whenOnline } from '../../client/service/online.ts'
import { draftOf, isTypedAnew, saveDraft, touchedOn } from '../../client/walk/drafts.ts'
import type { WalkedMode } from '../../client/walk/flow.ts'
import { useJourneys } from '../../client/walk/journey.ts'
import { isSecretField, isWithin, wrongWords } from '../fields/read-field.ts'
import { askedFields, type ShownField, shownFields } from '../fields/shown-field.ts'
import { usePaper } from '../paper.ts'
import { forgetPart } from '../parts/part-memory.ts'
import { checkStep, wrongAnswers } from './check-step.ts'
import { saveStep } from './save-step.ts'
import type { StepForm } from './step-form.ts'
import { useStepValues } from './use-step-values.ts'

type Asked = {
  readonly mode: WalkedMode
  readonly step: StepFile
  readonly facts: Facts
  /** Everything of the step is saved: on with what is so now. */
  readonly onDone: (facts: Facts) => void
}

/** The form of a step: drafts are saved as they are typed, restored, checked and saved. */
export function useStepForm({ mode, step, facts, onDone }: Asked): StepForm {
  const all = useMemo(() => shownFields(step, mode.questions), [step, mode])
  const { values, valuesNow, before } = useStepValues(step.step, all, facts)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<Failure>()
  const [isSaving, setSaving] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const added = useRef<Record<string, unknown>>({})
  const [ofPanels, setOfPanels] = useState<readonly string[]>([])
  const key = useRef(crypto.randomUUID())
  const paper = usePaper()
  const fields = paper ? all : askedFields(all, values, facts)

  const set = useCallback(
    (name: string, value: unknown) => {
      const field = all.find((one) => one.name === name)
      saveDraft(step.step, name, value, field !== undefined && isSecretField(field))
      // Another answer is another intent.
      key.current = crypto.randomUUID()
      setErrors(({ [name]: _gone, ...others }) => (field ? withoutMended(others, field, value) : others))
    },
    [all, step],
  )
  const add = useCallback((store: string, value: unknown) => {
    added.current = { ...added.current, [store]: value }
    key.current = crypto.randomUUID()
    const column = columnOf(store)
    setOfPanels((before) => (before.includes(column) ? before : [...before, column]))
    setErrors(({ [column]: _gone, ...others }) => others)
  }, [])

  const readingNow = () => ({ today: dayOf(new Date()), others: valuesNow() })
  const check = (names: readonly string[]) => {
    const reading = readingNow()
    const checked = askedFields(all, reading.others, facts).filter(({ name }) => names.includes(name))
    const wrong = wrongAnswers(checked, reading)
    const isFine = Object.keys(wrong).length === 0
    setFailure(undefined)
    setErrors(wrong)
    if (!isFine) setAttempts((before) => before + 1)
    return isFine
  }

  const submit = async (asked?: 'nothing') => {
    if (isSaving) return
    // Nothing is missing that may only be on its way.
    if (!before.isKnown && asked !== 'nothing') return setWaiting(true)
    setFailure(undefined)
    const reading = readingNow()
    const now = asked === 'nothing' ? [] : askedFields(all, reading.others, facts)
    setSaving(true)
    const typed = draftOf(step.step)
    const page = { mode, step, fields: now, touched: touchedOn(step.step), typed, added: added.current, facts }
    const checked = await whileBusy(checkStep({ ...page, reading }))
    if (!checked.ok) {
      // The press is answered first, with a page that is at work; what is wrong is drawn after that.
      return startTransition(() => {
        setErrors(checked.wrong)
        setSaving(false)
        setAttempts((before) => before + 1)
      })
    }
    setErrors({})
    const saved = await whileBusy(saveStep({ ...page, answers: checked.answers, key: key.current }))
    setSaving(false)
    // What was corrected while it was being saved is saved as well before the page goes on.
    if (saved.ok && now.some(({ name }) => isTypedAnew(step.step, name, typed))) return setWaiting(true)
    if (saved.ok) {
      forgetPart(step.step)
      return onDone(saved.data)
    }
    setErrors(
      Object.fromEntries(Object.entries(saved.failure.fields ?? {}).map(([name, [first]]) => [name, first ?? saved.failure.detail])),
    )
    setFailure(saved.failure)
    setAttempts((before) => before + 1)
  }
  useEffect(() => {
    useJourneys.setState({ isRefused: failure !== undefined })
    return () => useJourneys.setState({ isRefused: false })
  }, [failure])
  // What could not be sent without a connection goes by itself once there is one.
  const submitRef = useRef(submit)
  submitRef.current = submit
  useEffect(() => (failure?.code === 'offline' ? whenOnline(() => void submitRef.current()) : undefined), [failure])

  useEffect(() => {
    if (!isWaiting || !before.isKnown) return
    setWaiting(false)
    void submitRef.current()
  }, [isWaiting, before.isKnown])

  return { fields, values, errors, failure, isSaving: isSaving || isWaiting, before, attempts, set, add, ofPanels, check, submit }
}

function columnOf(store: string): string {
  return store.split('.')[1] ?? store
}

/** In a field that is made of others, only what was mended is no longer wrong. */
function withoutMended(errors: StepForm['errors'], field: ShownField, value: unknown): StepForm['errors'] {
  const names = Object.keys(errors).filter((at) => isWithin(field.name, at))
  if (names.length === 0) return errors
  const wrong = wrongWords(field, value, { today: dayOf(new Date()), others: {} })
  return Object.fromEntries(Object.entries(errors).filter(([at]) => !names.includes(at) || at in wrong))
}
