import styles from './options.module.css'

type Value = string | boolean
export type Option = { readonly value: Value; readonly label: string; readonly help?: string | undefined }

type Shared = {
  readonly id: string
  readonly name: string
  readonly options: readonly Option[]
  readonly isWrong?: boolean /** What else is said of it, where no group says it. */
  readonly describedBy?: string | undefined
  /** The last choice is being saved: another has to wait. The focus stays where it is. */
  readonly isBusy?: boolean
}
type One = Shared & { readonly kind: 'one'; readonly value: unknown; readonly onChange: (value: Value) => void }
type Many = Shared & { readonly kind: 'many'; readonly value: readonly unknown[]; readonly onChange: (value: readonly Value[]) => void }

/** Answers to choose from, one or several: each a large target with its words and a line of help. */
export function Options(props: One | Many) {
  const { id, name, options, kind, isWrong, describedBy, isBusy } = props
  const isChosen = (value: Value) => (props.kind === 'one' ? props.value === value : props.value.includes(value))
  const choose = (value: Value) => {
    if (isBusy) return
    if (props.kind === 'one') return props.onChange(value)
    props.onChange(isChosen(value) ? props.value.filter((one): one is Value => one !== value) : [...(props.value as Value[]), value])
  }
  return (
    <div className={styles.options} aria-busy={isBusy || undefined}>
      {options.map(({ value, label, help }, index) => (
        <label key={String(value)} className={styles.option}>
          <input
            className={styles.input}
            // The list of errors leads to the first one.
            id={index === 0 ? id : `${id}-${index}`}
            type={kind === 'one' ? 'radio' : 'checkbox'}
            name={name}
            checked={isChosen(value)}
            // Its words are its name, and its help describes it: neither is spoken twice.
            aria-labelledby={help ? `${id}-${index}-label` : undefined}
            aria-invalid={isWrong || undefined}
            aria-disabled={isBusy || undefined}
            aria-describedby={[describedBy, help && `${id}-${index}-help`].filter(Boolean).join(' ') || undefined}
            onChange={() => choose(value)}
          />
          <span className={styles.words}>
            <span className={styles.label} id={help && `${id}-${index}-label`}>
              {label}
            </span>
            {help && (
              <span className={styles.help} id={`${id}-${index}-help`}>
                {help}
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  )
}
