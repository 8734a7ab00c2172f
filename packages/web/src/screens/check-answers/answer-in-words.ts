import { actTypes, secretTypes } from '@app/schemas/flow/steps/field-types'
import { isEmpty } from '@app/schemas/rules/answers/empty-fields'
import { centsWords, toCents } from '@app/schemas/rules/money/money'
import { fieldKinds } from '../fields/fields.ts'
import type { ShownField } from '../fields/shown-field.ts'

const shownDigits = 4

/** An answer as a person reads it; nothing for what was not answered. Of a secret number only its end is shown. */
export function answerInWords(field: ShownField, value: unknown): string | undefined {
  if (isEmpty(value) || actTypes.has(field.type)) return undefined
  if (secretTypes.has(field.type)) return maskedEnd(value)
  const words = fieldKinds[field.type].words?.(value, field) ?? plainWords(field, value)
  return words === undefined || words.trim() === '' ? undefined : words
}

function plainWords({ type }: ShownField, value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const cents = type === 'money' ? toCents(String(value)) : undefined
  if (cents?.ok) return centsWords(cents.value)
  if (type === 'phone') return String(value).replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
  return type === 'percent' ? `${value}%` : String(value)
}

function maskedEnd(value: unknown): string | undefined {
  const digits = typeof value === 'string' ? value.replace(/[^0-9A-Za-z]/g, '') : ''
  return digits.length >= shownDigits ? `•••• ${digits.slice(-shownDigits)}` : undefined
}
