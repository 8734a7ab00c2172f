import { useEffect } from 'react'
import { useWords, type Words } from '../../../client/language.ts'
import { useLendBack } from '../../../client/walk/inner-back.ts'
import { editAnswers, saveAnswers } from '../../../client/walk/questionnaire.ts'
import { Blocks } from '../../blocks.tsx'
import { isWithin } from '../../fields/read-field.ts'
import { questionnaireRecord } from '../../fields/shown-field.ts'
import { placedBlocks } from '../../placed-blocks.ts'
import type { ScreenProps } from '../../screen-props.ts'
import { StepFields } from '../../step-fields.tsx'
import { StepFrame } from '../../step-frame.tsx'
import styles from './form-screen.module.css'
import { usePlace } from './use-place.ts'

type Own = { readonly progress: (at: number, of: number) => string }

const words: Words<Own> = {
  en: { progress: (at, of) => `Question ${at} of ${of}` },
  es: { progress: (at, of) => `Pregunta ${at} de ${of}` },
}

/** One question at a time: each has its heading, its way back and its progress, and is saved before the next one. */
export function PacedForm(screen: ScreenProps) {
  const { step, mode, form } = screen
  const { progress } = useWords(words)
  const { fields, errors } = form
  const { index, goTo, back, isChanging, finish } = usePlace(
    step.step,
    fields.map(({ name }) => name),
  )
  const field = fields[index]
  useLendBack(back)
  useHeading(field?.label, [step.section, mode.brand?.name], index)
  // What the service refuses is shown where it is asked.
  const wrongAt = fields.findIndex(({ name }) => Object.keys(errors).some((at) => isWithin(name, at)))
  useEffect(() => {
    if (wrongAt >= 0 && wrongAt !== index) goTo(wrongAt, 'replace')
  }, [wrongAt, index, goTo])
  if (!field) return null

  const isLast = isChanging || index === fields.length - 1
  const submit = async () => {
    if (!form.check([field.name])) return
    if (isLast) {
      finish()
      return form.submit()
    }
    if (field.record === questionnaireRecord) saveAnswer(field.name, form.values[field.name])
    goTo(index + 1, 'push')
  }
  const { before, after } = placedBlocks(step, 'more-and-notes')
  const isFirst = index === 0
  const asked = { ...step, title: field.label, section: [step.section, progress(index + 1, fields.length)].filter(Boolean).join(' · ') }
  const { lead: _lead, ...withoutLead } = asked
  const shown = { ...screen, step: isFirst ? asked : withoutLead, form: { ...form, fields: [field], submit } }
  return (
    <StepFrame {...shown}>
      {isFirst && <Blocks {...shown} blocks={before} />}
      <div className={styles.paced} key={field.name}>
        <StepFields form={shown.form} />
      </div>
      {isFirst && <Blocks {...shown} blocks={after} />}
    </StepFrame>
  )
}

/** Saved while the next question is answered. What cannot be saved now stays on this device, and goes with the last one. */
function saveAnswer(name: string, value: unknown): void {
  editAnswers({ [name]: value })
  void saveAnswers()
}

/** Each question is announced as a page is. */
function useHeading(label: string | undefined, rest: readonly (string | undefined)[], index: number): void {
  const title = [label, ...rest].filter(Boolean).join(' - ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another page
  useEffect(() => {
    document.title = title
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('#step-title')?.focus({ preventScroll: true })
  }, [title, index])
}
