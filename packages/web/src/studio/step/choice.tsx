import styles from './step-frame.module.css'

type Props<T extends string> = {
  readonly name: string
  readonly options: readonly T[]
  readonly value: T
  readonly labels?: Readonly<Record<T, string>>
  readonly onChange: (value: T) => void
}

/** A few values beside each other, of which one holds. */
export function Choice<T extends string>({ name, options, value, labels, onChange }: Props<T>) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{name}</legend>
      {options.map((one) => (
        <label key={one} className={styles.option}>
          <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
          {labels?.[one] ?? one}
        </label>
      ))}
    </fieldset>
  )
}
