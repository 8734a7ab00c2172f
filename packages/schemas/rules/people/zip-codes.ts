import { bad, type Checked, good } from '../answers/checked.ts'
import { tidyText } from '../answers/short-text.ts'

/** Non-digits go, and only five-digit codes stay. */
export function cleanZipCodes(raw: readonly string[]): string[] {
  return raw.map((code) => code.replace(/\D/g, '')).filter(isZip)
}

/** A ZIP code is text: it is trimmed, has five digits, and keeps its leading zeros. Of the nine that browsers fill in, the first five count. */
export function toSentZip(typed: string): Checked<string> {
  const zip = tidyText(typed).replace(/^(\d{5})[-‐‑–\s]?\d{4}$/, '$1')
  if (zip === '') return bad('required')
  return isZip(zip) ? good(zip) : bad('format')
}

/** True for exactly five digits. */
export function isZip(text: string): boolean {
  return /^\d{5}$/.test(text)
}
