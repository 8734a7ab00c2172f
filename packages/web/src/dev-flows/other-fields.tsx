import type { Answers, ResolvedAsk } from '@app/engine'
import type { Question } from '@app/schemas/flow/questions'
import type { StepFile } from '@app/schemas/flow/step'
import { fieldWords, nameOf } from './field-words.ts'
import styles from './step-form.module.css'

type Props = {
  readonly step: StepFile | undefined
  readonly questions: Readonly<Record<string, Question>>
  readonly asks: readonly ResolvedAsk[]
  readonly given: Answers
}

/** The fields that decide nothing about the way: named, with what the persona answers. */
export function OtherFields({ step, questions, asks, given }: Props) {
  const deciding = new Set(asks.map(({ name }) => name))
  const names = (step?.fields ?? []).map(nameOf).filter((name) => !deciding.has(name))
  if (names.length === 0) return null
  return (
    <details className={styles.others}>
      <summary>
        {names.length === 1 ? 'One more field, which decides' : `${names.length} more fields, which decide`} nothing about the way
      </summary>
      <ul>
        {names.map((name) => (
          <li key={name}>
            {fieldWords(name, step, questions).label} <code>{name}</code>
            {given[name] !== undefined && <span className={styles.given}>{answerWords(given[name])}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}

function answerWords(answer: unknown): string {
  if (!Array.isArray(answer)) return String(answer)
  return answer.every((one) => typeof one === 'string') ? answer.join(', ') : `${answer.length} entries`
}
