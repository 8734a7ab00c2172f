import { yearMeant } from '@app/schemas/rules/answers/answer-numbers'
import { type DateParts, dateParts } from '@app/schemas/rules/days/dates'
import { dayOf } from '@app/schemas/rules/days/days'
import { useWords, type Words } from '../../../client/language.ts'
import { describedBy } from '../../../ui/fields/field-frame.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import type { FieldKind, FieldProps } from '../field-kind.ts'
import styles from './date.module.css'

/** As long as a date that is pasted into one of the fields: it is cut nowhere. */
const longestDate = 14
const following = { month: 'day', day: 'year', year: undefined } as const

const words: Words<DateParts> = {
  en: { month: 'Month', day: 'Day', year: 'Year' },
  es: { month: 'Mes', day: 'Día', year: 'Año' },
}

/** A date that people know by heart: three fields, in the spoken order. */
function DateInput({ field, id, value, onChange, error }: FieldProps) {
  const said = useWords(words)
  const parts = partsOf(value)
  const isBirthday = field.autocomplete === 'bday'
  const partId = (name: keyof DateParts) => (name === 'month' ? id : `${id}-${name}`)
  const type = (name: keyof DateParts, text: string) => {
    const whole = dateParts(text)
    if (whole) return onChange(joined({ ...whole, year: yearMeant(whole.year, dayOf(new Date())) }))
    const [, digits, separator] = /^(\d+)([\s./-])$/.exec(text) ?? []
    onChange(joined({ ...parts, [name]: digits ?? text.trim() }))
    // Who writes a slash goes on with the day.
    const next = following[name]
    if (separator && next) document.getElementById(partId(next))?.focus()
  }
  const part = (name: keyof DateParts) => (
    <div className={styles.part}>
      <label htmlFor={partId(name)}>{said[name]}</label>
      <TextInput
        id={partId(name)}
        inputMode="numeric"
        width="year"
        maxLength={longestDate}
        autoComplete={isBirthday ? `bday-${name}` : 'off'}
        value={parts[name]}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, { ...field, error })}
        onChange={({ target }) => type(name, target.value)}
        onBlur={() => {
          const year = yearMeant(parts.year, dayOf(new Date()))
          if (name === 'year' && year !== parts.year) onChange(joined({ ...parts, year }))
        }}
      />
    </div>
  )
  return (
    <div className={styles.parts}>
      {part('month')}
      {part('day')}
      {part('year')}
    </div>
  )
}

/** As it was stored (YYYY-MM-DD), or as it is being typed (M/D/Y, parts may still be empty). */
function partsOf(value: unknown): DateParts {
  const text = typeof value === 'string' ? value : ''
  const [, storedYear, storedMonth, storedDay] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (storedYear && storedMonth && storedDay) return { month: storedMonth, day: storedDay, year: storedYear }
  const [month = '', day = '', year = ''] = text.split('/')
  return { month, day, year }
}

function joined({ month, day, year }: DateParts): string {
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
