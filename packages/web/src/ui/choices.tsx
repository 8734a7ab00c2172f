import styles from './choices.module.css'

type Props<Value extends string> = {
  readonly legend: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** What of something is shown: one of a few, side by side. */
export function Choices<Value extends string>({ legend, choices, chosen, onChoose }: Props<Value>) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map(({ value, label }) => (
        <button key={value} type="button" className={styles.choice} aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}
