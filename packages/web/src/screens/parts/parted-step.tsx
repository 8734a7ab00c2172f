import type { Block, StepFile } from '@app/schemas/flow/steps/step'
import { dayOf } from '@app/schemas/rules/days/days'
import { type ComponentType, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useWords, type Words } from '../../client/language.ts'
import { type Typed, touchedOn } from '../../client/walk/drafts.ts'
import { rememberedPart, rememberPart, useLendPart } from '../../client/walk/inner-part.ts'
import { editAnswers, saveAnswers } from '../../client/walk/questionnaire.ts'
import { isWithin, readField } from '../fields/fields.ts'
import { questionnaireRecord, type ShownField } from '../fields/shown-field.ts'
import type { StepForm } from '../form/step-form.ts'
import type { ScreenProps } from '../screen-props.ts'
import styles from './parted-step.module.css'

type Own = { readonly progress: (at: number, of: number) => string; readonly on: string }

const words: Words<Own> = {
  en: { progress: (at, of) => `Question ${at} of ${of}`, on: 'Continue' },
  es: { progress: (at, of) => `Pregunta ${at} de ${of}`, on: 'Continuar' },
}

type Props = { readonly screen: ScreenProps; readonly Screen: ComponentType<ScreenProps> }

/** A step that is asked on several pages: each has its heading, its way back and its place, and is checked before the next one. */
export function PartedStep({ screen, Screen }: Props) {
  const { step, mode, form } = screen
  const said = useWords(words)
  const parts = partsOf(step, form.fields)
  const { index, goTo, back, isChanging } = usePartPlace(
    step.step,
    parts.map(({ fields }) => fields.map(({ name }) => name)),
  )
  const part = parts[index]
  useLendPart({ back, index, count: parts.length })
  useHeading(part?.title, [step.section, mode.brand?.name], index)
  useWrongPart(parts, form.errors, { index, goTo })
  const isLast = isChanging || index === parts.length - 1
  const goOn = () => {
    // The last page is checked with its panels, by the form: everything that is missing is named at one press.
    if (isLast) return form.submit()
    if (!part || !form.check(part.fields.map(({ name }) => name))) return
    saveAnswered(step.step, part.fields, form.values)
    goTo(index + 1, 'push')
  }
  const { press, isWaiting } = useOnceKnown(form.before.isKnown, goOn)
  const submit: StepForm['submit'] = async (asked) => (asked === 'nothing' ? form.submit(asked) : press())
  if (!part) return <Screen {...screen} />

  const { section } = step
  const counted = step.paced ? [section, said.progress(index + 1, parts.length)].filter(Boolean).join(' · ') : section
  const shown = {
    ...screen,
    step: stepOf(step, part, { section: counted, continue: isLast ? step.continue : said.on }),
    form: { ...form, fields: part.fields, submit, isSaving: form.isSaving || isWaiting },
    part: { isFirst: index === 0, isLast },
  }
  return (
    <div className={step.paced ? styles.paced : styles.part}>
      <Screen key={index} {...shown} />
    </div>
  )
}

/** One page of a step: what it asks, under which heading, and the words that belong to it. */
type Part = {
  readonly title: string
  readonly lead: string | undefined
  readonly fields: readonly ShownField[]
  readonly body: readonly Block[]
}

/** The pages of a step on which something is asked now. One that is not asked in parts has none. */
function partsOf(step: StepFile, asked: readonly ShownField[]): readonly Part[] {
  const { paced, parts: written, body = [], title, lead } = step
  const groups = paced ? asked.map(({ name, label }) => ({ title: label, lead: undefined, fields: [name] })) : (written ?? [])
  const shown = groups.flatMap(({ fields, ...words }) => {
    const own = asked.filter(({ name }) => fields.includes(name))
    return own.length > 0 ? [{ ...words, fields: own }] : []
  })
  return shown.map((part, index) => {
    const isFirst = index === 0
    const names: readonly string[] = part.fields.map(({ name }) => name)
    const isHere = (block: Block) => (block.with !== undefined ? names.includes(block.with) : isFirst)
    const words = isFirst ? { title: part.title ?? title, lead: part.lead ?? lead } : { title: part.title ?? title, lead: part.lead }
    return { ...words, fields: part.fields, body: body.filter(isHere) }
  })
}

/** The step as one of its parts asks it. */
function stepOf(step: StepFile, { title, lead, body }: Part, said: { readonly section: string | undefined; readonly continue: string }) {
  const { lead: _lead, scene: _scene, section: _section, ...rest } = step
  const { section, continue: send } = said
  return { ...rest, ...(section !== undefined && { section }), ...(lead !== undefined && { lead }), title, body: [...body], continue: send }
}

const parameter = 'part'

type PartPlace = {
  readonly index: number
  readonly goTo: (index: number, how: 'push' | 'replace') => void
  /** To the part before; undefined on the first. */
  readonly back: (() => void) | undefined
  /** One answer is being changed: the others are given, so nothing leads through them again. */
  readonly isChanging: boolean
}

/** The current part of a step, of which each asks some fields: in the address, for the browser’s own back and forward, and on this device. */
function usePartPlace(step: string, parts: readonly (readonly string[])[]): PartPlace {
  const count = parts.length
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get(parameter)
  // The machine moves first, and the address a moment later.
  const isHere = pathname.endsWith(`/${step}`)
  // A person who comes to change one answer begins where it is asked.
  const wanted = parts.findIndex((names) => names.includes(state?.field))
  const remembered = wanted >= 0 ? wanted : rememberedPart(step)
  const index = within(asked === null ? remembered : Number(asked) - 1, count)
  const goTo = useCallback(
    (next: number, how: 'push' | 'replace') =>
      void navigate(
        { pathname, search: `?${parameter}=${next + 1}` },
        {
          replace: how === 'replace',
          // Every history entry of the step says where to return to after a change.
          state: { ...state, isPart: how === 'push' },
        },
      ),
    [navigate, pathname, state],
  )
  useEffect(() => {
    if (!isHere) return
    // Each entry of the history says which part it is, so that going back to it finds that one.
    if (asked === null) goTo(index, 'replace')
    else rememberPart(step, index)
  }, [isHere, asked, step, index, goTo])
  // Behind a part that was reached by pressing on is the one before it; behind one that was returned to, something else.
  const cameFromBefore = state?.isPart === true
  const goBack = useCallback(
    () => (cameFromBefore ? void navigate(-1) : goTo(index - 1, 'replace')),
    [cameFromBefore, navigate, goTo, index],
  )
  // The way back from a change is the one of the page, and no part before it. A page that the change has opened is asked in full.
  const isChanging = typeof state?.returnTo === 'string' && state.opened === undefined
  return { index, goTo, back: index > 0 && !isChanging ? goBack : undefined, isChanging }
}

function within(index: number, count: number): number {
  return Number.isInteger(index) ? Math.min(Math.max(index, 0), Math.max(count - 1, 0)) : 0
}

/** What the service refuses is shown where it is asked. */
function useWrongPart(parts: readonly Part[], errors: StepForm['errors'], { index, goTo }: Pick<PartPlace, 'index' | 'goTo'>): void {
  const wrongAt = parts.findIndex(({ fields }) => fields.some(({ name }) => Object.keys(errors).some((at) => isWithin(name, at))))
  useEffect(() => {
    if (wrongAt >= 0 && wrongAt !== index) goTo(wrongAt, 'replace')
  }, [wrongAt, index, goTo])
}

/** A press of the button counts once the answers given before are there: nothing is missing that may only be on its way. */
function useOnceKnown(isKnown: boolean, goOn: () => Promise<void> | undefined) {
  const [isWaiting, setWaiting] = useState(false)
  const goOnNow = useRef(goOn)
  goOnNow.current = goOn
  useEffect(() => {
    if (!isWaiting || !isKnown) return
    setWaiting(false)
    void goOnNow.current()
  }, [isWaiting, isKnown])
  return { isWaiting, press: () => (isKnown ? goOn() : setWaiting(true)) }
}

/**
 * Saved while the next page is answered, as it is sent, or it would never be the same as what was saved and wait for good. What cannot be
 * saved now stays on this device, and goes with the last one. What was only shown is no edit: another device may have changed it since.
 */
function saveAnswered(step: string, fields: readonly ShownField[], values: Typed): void {
  const touched = touchedOn(step)
  const reading = { today: dayOf(new Date()), others: values }
  const edits = fields.flatMap((field) => {
    const { name, record } = field
    if (record !== questionnaireRecord || !touched.has(name)) return []
    const answer = readField(field, values[name], reading)
    return answer.ok ? [[name, answer.value ?? null] as const] : []
  })
  if (edits.length === 0) return
  editAnswers(Object.fromEntries(edits))
  void saveAnswers()
}

/** Each part is announced as a page is. */
function useHeading(title: string | undefined, rest: readonly (string | undefined)[], index: number): void {
  const whole = [title, ...rest].filter(Boolean).join(' - ')
  // In the commit that draws the page: an effect that came later would take the focus from a person who already types.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is another page
  useLayoutEffect(() => {
    document.title = whole
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('#step-title')?.focus({ preventScroll: true })
  }, [whole, index])
}
