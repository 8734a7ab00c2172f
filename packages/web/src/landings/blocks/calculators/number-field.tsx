import type { CalculatorField } from '@app/schemas/pages/calculator-fields'
import { useWords } from '../../../client/language.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { calculatorWords } from './calculator.words.ts'
import styles from './number-field.module.css'

type Props = {
  readonly id: string
  readonly field: CalculatorField
  readonly typed: string | undefined
  readonly error: string | undefined
}

/** A number with what it is, what helps to find it, and what is wrong with it. */
export function NumberField({ id, field, typed, error }: Props) {
  const { label, help, unit } = field
  const { dollars, percent } = useWords(calculatorWords)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {/* The unit stands beside the number; here it is for those who hear the page. */}
        <VisuallyHidden>{unit === '$' ? dollars : unit === '%' ? percent : ''}</VisuallyHidden>
      </label>
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      <p className={styles.error} id={`${id}-error`}>
        {error}
      </p>
      <NumberInput id={id} field={field} typed={typed} error={error} />
    </div>
  )
}

/** The number beside its unit. Its limits are attributes, so that a script knows them. */
function NumberInput({ id, field: { name, help, unit, least, most, isWhole, ask, within }, typed = '', error }: Props) {
  const { years } = useWords(calculatorWords)
  return (
    <span className={styles.box}>
      {unit === '$' && (
        <span className={styles.lead} aria-hidden="true">
          $
        </span>
      )}
      <input
        className={styles.input}
        id={id}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typed}
        aria-invalid={error ? true : undefined}
        aria-describedby={help ? `${id}-error ${id}-help` : `${id}-error`}
        data-unit={unit}
        data-least={least}
        data-most={most}
        data-whole={isWhole}
        data-ask={ask}
        data-within={within}
      />
      {unit !== '$' && (
        <span className={styles.trail} aria-hidden="true">
          {unit === 'years' ? years : unit}
        </span>
      )}
    </span>
  )
}
