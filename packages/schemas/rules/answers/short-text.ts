import { bad, type Checked, good } from './checked.ts'

/** A line of text: trimmed, with one space where there were several, or a line break, and no longer than it may be. */
export function toSentText(typed: string, maxLength: number): Checked<string, 'required' | 'length'> {
  const text = tidyText(typed)
  if (text === '') return bad('required')
  return text.length > maxLength ? bad('length') : good(text)
}

/** The same characters are the same text, however they were typed. What cannot be seen goes. */
export function tidyText(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
