import type { PersonaFile } from '@app/schemas/flow/persona'
import { useEffect, useRef } from 'react'
import type { ModeView } from './flows-client.ts'
import { personaAnswers } from './persona-walk.ts'
import { StepBody } from './step-body.tsx'
import { StepForm } from './step-form.tsx'
import styles from './step-panel.module.css'
import type { Walk } from './use-walk.ts'
import { fillWords } from './words.ts'

type Props = {
  readonly view: ModeView
  readonly walk: Walk
  readonly persona: PersonaFile | undefined
  readonly takesFocus: boolean
}

/** The step a person stands on: its words, what it asks, and the ways on. */
export function StepPanel({ view, walk, persona, takesFocus }: Props) {
  const { step } = walk.context.place
  const file = view.steps[step]
  const completes = walk.flow.resolved.steps[step]?.completes
  const heading = useRef<HTMLHeadingElement>(null)
  const focusAtArrival = useRef(takesFocus)
  useEffect(() => {
    if (focusAtArrival.current) heading.current?.focus()
  }, [])
  return (
    <article className={styles.panel} aria-labelledby="step-title">
      <p className={styles.step}>
        <code>{step}</code>
        {file ? ` · ${file.kind}` : ' · not a step of this mode'}
        {file?.needs && ` · needs “${file.needs}”`}
        {completes && ` · completes “${completes.key}”`}
      </p>
      {file?.section && <p className={styles.section}>{file.section}</p>}
      <h2 id="step-title" ref={heading} tabIndex={-1}>
        {file ? fillWords(file.title, view.brand) : step}
      </h2>
      {file?.lead && <p className={styles.lead}>{fillWords(file.lead, view.brand)}</p>}
      {file?.body && <StepBody body={file.body} brand={view.brand} />}
      <StepForm view={view} walk={walk} given={personaAnswers(persona, walk)} />
    </article>
  )
}
