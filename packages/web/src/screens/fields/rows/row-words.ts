import { secretTypes } from '@app/schemas/flow/steps/field-types'
import { sameNameKey } from '@app/schemas/rules/accounts/employers'
import { isEmpty } from '@app/schemas/rules/answers/empty-fields'
import { dollarWords, toCents } from '@app/schemas/rules/money/money'
import type { Parts } from '../field-kind.ts'
import type { ShownField } from '../shown-field.ts'
import { type Row, rowFields } from './row.ts'

export type RowWords = { readonly title: string; readonly details: string }

/** A row in one line: what it is about, and what else is known of it. */
export function rowWords(row: Row, field: ShownField, words: Parts['words']): RowWords {
  const fields = rowFields(field)
  const said = fields.flatMap((part) => {
    const value = row[part.column]
    // “I don’t remember” says nothing about a row.
    if (isEmpty(value) || part.fixedOptions?.some((fixed) => sameNameKey(fixed) === sameNameKey(String(value)))) return []
    return [{ type: part.type, text: inWords(part, value, words) }]
  })
  const [title = '', ...details] = fields.every(({ type }) => type === 'name') ? [said.map(({ text }) => text).join(' ')] : joinYears(said)
  return { title, details: details.join(' · ') }
}

function inWords(part: ShownField, value: unknown, words: Parts['words']): string {
  if (part.type === 'money') {
    // A person may have typed it with a comma or a dollar sign.
    const cents = toCents(String(value))
    if (cents.ok) return dollarWords(cents.value / 100)
  }
  if (secretTypes.has(part.type)) return `•••• ${String(value).slice(-4)}`
  return words(part, value)
}

/** Two years, one after the other, are a span. */
function joinYears(said: readonly { readonly type: string; readonly text: string }[]): readonly string[] {
  const isSpan = (index: number) => said[index]?.type === 'year' && said[index + 1]?.type === 'year'
  return said.flatMap(({ text }, index) => {
    if (isSpan(index)) return [`${text} – ${said[index + 1]?.text}`]
    return isSpan(index - 1) ? [] : [text]
  })
}
