import { type Answers, applyAnswers, shownAsks } from '@app/engine'
import { type FormEvent, useState } from 'react'
import { AskField } from './ask-field.tsx'
import { FindingField } from './finding-field.tsx'
import { firstAnswers } from './first-answers.ts'
import type { ModeView } from './flows-client.ts'
import { OtherFields } from './other-fields.tsx'
import { StepButtons } from './step-buttons.tsx'
import styles from './step-form.module.css'
import type { Walk } from './use-walk.ts'
import { WillChange } from './will-change.tsx'

type Props = { readonly view: ModeView; readonly walk: Walk /** What the persona answers here. */; readonly given: Answers }

/** What a step asks and finds out, as far as it decides where people go; and the ways on. */
export function StepForm({ view, walk, given }: Props) {
  const { flow, context } = walk
  const { step } = context.place
  const info = flow.resolved.steps[step]
  const [answers, setAnswers] = useState<Answers>(() => (info ? firstAnswers(info, given, context.facts) : {}))
  const answer = (name: string, value: unknown) => setAnswers((before) => ({ ...before, [name]: value }))
  const asks = shownAsks(flow, step, answers, context.facts)
  const findings = Object.entries(info?.learns ?? {})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    walk.goOn(answers)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {asks.map((ask) => (
        <AskField key={ask.name} ask={ask} step={view.steps[step]} questions={view.questions} value={answers[ask.name]} onAnswer={answer} />
      ))}
      <OtherFields step={view.steps[step]} questions={view.questions} asks={info?.asks ?? []} given={given} />
      {findings.length > 0 && (
        <fieldset className={styles.findings}>
          <legend>What the service finds out</legend>
          {findings.map(([fact, values]) => (
            <FindingField key={fact} fact={fact} about={view.about[fact]} values={values} value={answers[fact]} onFind={answer} />
          ))}
        </fieldset>
      )}
      <WillChange before={context.facts} after={applyAnswers(flow, step, answers, context.facts)} />
      <StepButtons view={view} walk={walk} suggested={given['go']} />
    </form>
  )
}
