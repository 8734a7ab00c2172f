import type { SelectHTMLAttributes } from 'react'
import { useWords, type Words } from '../../client/language.ts'
import styles from './select-input.module.css'

type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value'> & {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly onChange: (value: string) => void
  /** The words of no choice, where that is an answer too: “All years”. */
  readonly none?: string
}

const words: Words<{ readonly choose: string }> = { en: { choose: 'Choose …' }, es: { choose: 'Elige …' } }

/** A list to choose from, for more answers than fit on a page. */
export function SelectInput({ options, value, onChange, none, ...rest }: Props) {
  const { choose } = useWords(words)
  return (
    <select {...rest} className={styles.select} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{none ?? choose}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
