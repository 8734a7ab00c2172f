import { yearMeant } from '@app/schemas/rules/answers/answer-numbers'
import { dayOf } from '@app/schemas/rules/days/days'
import { useWords, type Words } from '../../../client/language.ts'
import { describedBy } from '../../../ui/fields/field-frame.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import type { FieldKind, FieldProps } from '../field-kind.ts'
import styles from './date.module.css'

type Parts = { readonly month: string; readonly day: string; readonly year: string }

const words: Words<Parts> = {
  en: { month: 'Month', day: 'Day', year: 'Year' },
  es: { month: 'Mes', day: 'Día', year: 'Año' },
}

/** A date that people know by heart: three fields, in the spoken order. */
function DateInput({ field, id, value, onChange, error }: FieldProps) {
  const said = useWords(words)
  const parts = partsOf(value)
  const isBirthday = field.autocomplete === 'bday'
  const partId = (name: keyof Parts) => (name === 'month' ? id : `${id}-${name}`)
  const part = (name: keyof Parts, length: number) => (
    <div className={styles.part}>
      <label htmlFor={partId(name)}>{said[name]}</label>
      <TextInput
        id={partId(name)}
        inputMode="numeric"
        width="year"
        maxLength={length + 2}
        autoComplete={isBirthday ? `bday-${name}` : 'off'}
        value={parts[name]}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, { ...field, error })}
        onChange={({ target }) => onChange(joined({ ...parts, [name]: target.value.trim() }))}
        onBlur={() => {
          const year = yearMeant(parts.year, dayOf(new Date()))
          if (name === 'year' && year !== parts.year) onChange(joined({ ...parts, year }))
        }}
      />
    </div>
  )
  return (
    <div className={styles.parts}>
      {part('month', 2)}
      {part('day', 2)}
      {part('year', 4)}
    </div>
  )
}

/** As it was stored (YYYY-MM-DD), or as it is being typed (M/D/Y, parts may still be empty). */
function partsOf(value: unknown): Parts {
  const text = typeof value === 'string' ? value : ''
  const [, storedYear, storedMonth, storedDay] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (storedYear && storedMonth && storedDay) return { month: storedMonth, day: storedDay, year: storedYear }
  const [month = '', day = '', year = ''] = text.split('/')
  return { month, day, year }
}

function joined({ month, day, year }: Parts): string {
  return month || day || year ? `${month}/${day}/${year}` : ''
}

function withoutZero(part: string): string {
  return part.replace(/^0/, '')
}

export const date: FieldKind = {
  Input: DateInput,
  labels: 'group',
  // As typed or as it is stored, it reads the same.
  words: (value) => {
    const { month, day, year } = partsOf(value)
    return `${withoutZero(month)}/${withoutZero(day)}/${year}`
  },
}
