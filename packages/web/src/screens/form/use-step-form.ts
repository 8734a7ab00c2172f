import type { Facts } from '@app/engine'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { dayOf } from '@app/schemas/rules/days/days'
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Failure } from '../../client/service/answer.ts'
import { whileBusy } from '../../client/service/busy.ts'
import { whenOnline } from '../../client/service/online.ts'
import { useSession } from '../../client/session/session.ts'
import { draftOf, isTypedAnew, saveDraft, type Typed, touchedOn } from '../../client/walk/drafts.ts'
import type { WalkedMode } from '../../client/walk/flow.ts'
import { forgetPart } from '../../client/walk/inner-part.ts'
import { useJourneys } from '../../client/walk/journey.ts'
import type { Reading } from '../fields/field-kind.ts'
import { fieldKinds, isSecretField, isWithin, readField, wrongWords } from '../fields/fields.ts'
import { askedFields, type ShownField, shownFields } from '../fields/shown-field.ts'
import { usePaper } from '../paper.ts'
import { saveStep } from './save-step.ts'
import type { StepAnswers, StepForm, Wrong } from './step-form.ts'
import { addTyped } from './unadded.ts'
import { useStepValues } from './use-step-values.ts'

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

type Typing = Pick<StepForm, 'set' | 'add' | 'ofPanels'> & {
  /** What panels have answered, and the key under which all of it is sent as it is now. */
  readonly typedNow: () => { readonly added: Readonly<Record<string, unknown>>; readonly key: string }
}

/** Takes what people type, in fields and in panels. Another answer is another intent, with a key of its own. */
function useTyping(step: string, fields: readonly ShownField[], mend: Findings['mend']): Typing {
  const added = useRef<Readonly<Record<string, unknown>>>({})
  const [ofPanels, setOfPanels] = useState<readonly string[]>([])
  const key = useRef(crypto.randomUUID())
  const set = useCallback(
    (name: string, value: unknown) => {
      const field = fields.find((one) => one.name === name)
      saveDraft(step, name, value, field !== undefined && isSecretField(field))
      key.current = crypto.randomUUID()
      mend(name, field, value)
    },
    [fields, step, mend],
  )
  const add = useCallback(
    (store: string, value: unknown) => {
      added.current = { ...added.current, [store]: value }
      key.current = crypto.randomUUID()
      const column = columnOf(store)
      setOfPanels((before) => (before.includes(column) ? before : [...before, column]))
      mend(column)
    },
    [mend],
  )
  return { set, add, ofPanels, typedNow: () => ({ added: added.current, key: key.current }) }
}

function columnOf(store: string): string {
  return store.split('.')[1] ?? store
}

type Findings = {
  readonly errors: Wrong
  readonly failure: Failure | undefined
  readonly attempts: number
  /** A press of the button may send what failed before. What is wrong stays until it has been checked. */
  readonly retry: () => void
  /** Shows what is wrong with the answers, which may be nothing. */
  readonly show: (wrong: Wrong) => void
  /** The service refused the answers, or could not be reached. */
  readonly showFailure: (failure: Failure) => void
  /** An answer was given anew. */
  readonly mend: (name: string, field?: ShownField, value?: unknown) => void
}

/** What was found wrong with a step, until it is mended. */
function useFindings(): Findings {
  const [errors, setErrors] = useState<Wrong>({})
  const [failure, setFailure] = useState<Failure>()
  const [attempts, setAttempts] = useState(0)
  const retry = () => setFailure(undefined)
  const show = (wrong: Wrong) => {
    setFailure(undefined)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) setAttempts((before) => before + 1)
  }
  const showFailure = (failed: Failure) => {
    setErrors(Object.fromEntries(Object.entries(failed.fields ?? {}).map(([name, [first]]) => [name, first ?? failed.detail])))
    setFailure(failed)
    setAttempts((before) => before + 1)
  }
  const mend = useCallback((name: string, field?: ShownField, value?: unknown) => {
    setErrors(({ [name]: _gone, ...others }) => (field ? withoutMended(others, field, value) : others))
    // What is typed after the press is not what was to be sent: it waits for a press of its own.
    setFailure((before) => (before?.code === 'offline' ? undefined : before))
  }, [])
  useEffect(() => {
    useJourneys.setState({ isRefused: failure !== undefined })
    return () => useJourneys.setState({ isRefused: false })
  }, [failure])
  return { errors, failure, attempts, retry, show, showFailure, mend }
}

/** In a field that is made of others, only what was mended is no longer wrong. */
function withoutMended(errors: Wrong, field: ShownField, value: unknown): Wrong {
  const names = Object.keys(errors).filter((at) => isWithin(field.name, at))
  if (names.length === 0) return errors
  const wrong = wrongWords(field, value, { today: dayOf(new Date()), others: {} })
  return Object.fromEntries(Object.entries(errors).filter(([at]) => !names.includes(at) || at in wrong))
}

/** What people are on, and where they go from there. */
type OnStep = {
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
function useSubmit({ mode, step, facts, onDone }: OnStep, parts: Parts): Pick<StepForm, 'isSaving' | 'submit'> {
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
    const [checked, isAdded] = await whileBusy(Promise.all([checkStep({ ...page, reading }), addTyped()]))
    if (!checked.ok) {
      // The press is answered first, with a page that is at work; what is wrong is drawn after that.
      return startTransition(() => {
        findings.show(checked.wrong)
        setSaving(false)
      })
    }
    findings.show({})
    if (!isAdded) return setSaving(false)
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

type AskedPage = Omit<StepAnswers, 'answers' | 'key'> & { readonly reading: Reading }

type CheckedStep = { readonly ok: true; readonly answers: Typed } | { readonly ok: false; readonly wrong: Wrong }

/**
 * The answers of a page as they are sent, or everything that is wrong with them, by field or part of a field: what a field can check by
 * itself and what only its record can. All of it at once, so that nobody corrects one answer only to hear about another.
 */
async function checkStep({ reading, ...page }: AskedPage): Promise<CheckedStep> {
  // An input that loads late brings its rules along: until they are there every answer would be accepted.
  await Promise.allSettled(page.fields.flatMap(({ type }) => fieldKinds[type].prepare?.() ?? []))
  const wrong = wrongAnswers(page.fields, reading)
  const answers = readAnswers(page.fields, reading)
  // Records belong to an account. Where the part that checks them can't be loaded now, saving fails instead.
  const isSignedIn = Boolean(useSession.getState().user)
  const records = isSignedIn ? await import('../records/step-records.ts').catch(() => undefined) : undefined
  const all = { ...(await records?.checkRecords({ ...page, answers })), ...wrong }
  return Object.keys(all).length > 0 ? { ok: false, wrong: all } : { ok: true, answers }
}

/** What each of these fields finds wrong with its own answer. */
function wrongAnswers(fields: readonly ShownField[], reading: Reading): Wrong {
  return Object.assign({}, ...fields.map((field) => wrongWords(field, reading.others[field.name], reading)))
}

function readAnswers(fields: readonly ShownField[], reading: Reading): Typed {
  const read = fields.map((field) => [field.name, readField(field, reading.others[field.name], reading)] as const)
  return Object.fromEntries(read.flatMap(([name, answer]) => (answer.ok ? [[name, answer.value]] : [])))
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
