import type { ResolvedAsk } from '@app/engine'
import type { Question } from '@app/schemas/flow/questions'
import type { StepFile } from '@app/schemas/flow/step'
import { fieldWords } from './field-words.ts'
import styles from './fields.module.css'

const mostRadios = 4

type Props = {
  readonly ask: ResolvedAsk
  readonly step: StepFile | undefined
  readonly questions: Readonly<Record<string, Question>>
  readonly value: unknown
  readonly onAnswer: (name: string, value: unknown) => void
}

/** A field whose answer decides facts: a few answers as radio buttons, many as a list. */
export function AskField({ ask: { name, options }, step, questions, value, onAnswer }: Props) {
  const words = fieldWords(name, step, questions)
  const chosen = options.findIndex((option) => option.value === value)
  const choose = (index: number) => onAnswer(name, options[index]?.value)
  const isOptional = options.some((option) => option.value === '')
  const label = (
    <>
      {words.label} <code className={styles.name}>{name}</code>
    </>
  )
  if (options.length > mostRadios) {
    return (
      <div className={styles.field}>
        <label htmlFor={`ask-${name}`}>{label}</label>
        <select
          id={`ask-${name}`}
          value={chosen < 0 ? '' : chosen}
          onChange={({ target }) => choose(Number(target.value))}
          required={!isOptional}
        >
          <option value="">Choose …</option>
          {options.map((option, index) => (
            <option key={String(option.value)} value={index}>
              {words.option(option.value).label}
            </option>
          ))}
        </select>
      </div>
    )
  }
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {options.map((option, index) => {
        const { label: text, help } = words.option(option.value)
        return (
          <label key={String(option.value)} className={styles.option}>
            <input type="radio" name={name} checked={index === chosen} onChange={() => choose(index)} required={!isOptional} />
            <span>{text}</span>
            {help && <span className={styles.help}>{help}</span>}
          </label>
        )
      })}
    </fieldset>
  )
}
