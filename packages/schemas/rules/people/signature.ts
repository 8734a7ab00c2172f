import { bad, type Checked, good } from '../answers/checked.ts'
import { tidyText } from '../answers/short-text.ts'
import type { PersonName } from './names.ts'

/** A typed name signs when it is the person's own. Case and spaces do not matter, nor which apostrophe or hyphen a keyboard has. */
export function toSentSignature(typed: string, name: PersonName): Checked<string, 'required' | 'match'> {
  const signed = tidyText(typed)
  if (signed === '') return bad('required')
  return bare(signed) === bare(`${name.first_name}${name.last_name}`) ? good(signed) : bad('match')
}

function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[‐‑–]/g, '-')
}
