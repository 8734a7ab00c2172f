import { tidyText } from '@app/schemas/rules/answers/short-text'
import { initialKey, isNameSuffix, ownerKey } from '@app/schemas/rules/people/owner-names'
import type { Selectable } from 'kysely'
import type { Tables } from '../../db/database.ts'
import { nameHash } from '../name-hash.ts'
import { type Span, textAt } from './layout.ts'

type OwnerFields = Readonly<Record<'lastName' | 'firstName' | 'city' | 'state' | 'zip', Span>>

const companyWords = /\b(inc|llc|llp|corp|co|company|corporation|ltd|trust|bank|estate of|church|city of|county of|aggregate|unknown)\b/i

/** The person in a record, without the name; undefined where it is nobody, or not a person. */
export function ownerOf(
  line: string,
  fields: OwnerFields,
  recordId: string,
  number: number,
): Selectable<Tables['property_owners']> | undefined {
  const key = keyOf(textAt(line, fields.lastName), textAt(line, fields.firstName))
  if (key === undefined) return undefined
  const state = textAt(line, fields.state).toUpperCase()
  const zip = textAt(line, fields.zip)
  return {
    record_id: recordId,
    number,
    name_key: nameHash(key),
    initial_key: nameHash(initialKey(key)),
    city: tidyText(textAt(line, fields.city)) || null,
    state: /^[A-Z]{2}$/.test(state) ? state : null,
    zip_code: /^\d{5}/.test(zip) && !zip.startsWith('00000') ? zip.slice(0, 5) : null,
  }
}

/** Some lists have the whole name in the field of the last one: “SMITH JOHN Q JR”. */
function keyOf(last: string, first: string): string | undefined {
  if (first !== '') return ownerKey({ first_name: first, last_name: last })
  if (companyWords.test(last)) return undefined
  const words = last.split(/[\s,]+/)
  const names = words.filter((word) => !isNameSuffix(word))
  // Of two words, both are names: “Md” is one, too.
  const [one = '', other = '', middle = '', more] = names.length > 1 ? names : words
  return middle.length < 2 && more === undefined ? ownerKey({ first_name: other, last_name: one }) : undefined
}
