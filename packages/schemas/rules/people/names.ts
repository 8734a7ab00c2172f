import { bad, type Checked, good } from '../answers/checked.ts'
import { withoutUnseen } from '../answers/short-text.ts'

export type PersonName = { readonly first_name: string; readonly last_name: string }

/** Alternative names are trimmed, and dropped when both first and last are empty. */
export function cleanAlternativeNames(names: readonly PersonName[]): PersonName[] {
  return names
    .map(({ first_name, last_name }) => ({ first_name: first_name.trim(), last_name: last_name.trim() }))
    .filter(({ first_name, last_name }) => first_name !== '' || last_name !== '')
}

/**
 * A name has letters of any language, spaces, hyphens, apostrophes or dots, and no more than sixty of them. Runs of spaces become one.
 * What keyboards write for an apostrophe or a hyphen becomes one.
 */
export function toSentName(typed: string, maxLength = 60): Checked<string, 'required' | 'format' | 'length'> {
  const name = withoutUnseen(typed).normalize('NFC').trim().replace(/\s+/g, ' ').replaceAll('‑', '-').replace(/[`´ʼ]/g, "'")
  if (name === '') return bad('required')
  if (name.length > maxLength) return bad('length')
  return /^[\p{L}\p{M} .'’‐-]+$/u.test(name) && /\p{L}/u.test(name) ? good(name) : bad('format')
}
