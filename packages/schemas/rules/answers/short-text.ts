import { bad, type Checked, good } from './checked.ts'

/** A line of text: trimmed, with one space where there were several, or a line break, and no longer than it may be. */
export function toSentText(typed: string, maxLength: number): Checked<string, 'required' | 'length'> {
  const text = tidyText(typed)
  if (text === '') return bad('required')
  return text.length > maxLength ? bad('length') : good(text)
}

/** The same characters are the same text, however they were typed. What cannot be seen goes. */
export function tidyText(typed: string): string {
  return withoutUnseen(typed)
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** Marks that set the direction of text, or join it: they come along when it is copied, and nobody can see them. */
export function withoutUnseen(typed: string): string {
  return typed.replace(/\p{Cf}/gu, '')
}

/** A number without what stands between its digits, in whatever way it was written or copied. */
export function bareNumber(typed: string): string {
  return tidyText(typed).replace(/[\s\-‐‑–]/g, '')
}
