import { bad, type Checked, good } from '../answers/checked.ts'
import { withoutUnseen } from '../answers/short-text.ts'

const longest = 254
const longestBeforeAt = 64

/**
 * An e-mail address is trimmed, lower-cased, and has the shape of an address; whether it works only an e-mail can tell.
 * Line breaks and control characters never pass, so that it can stand in the head of an e-mail.
 */
export function toSentEmail(typed: string): Checked<string, 'required' | 'format' | 'length'> {
  const email = cleanEmail(typed)
  if (email === '') return bad('required')
  if (email.length > longest) return bad('length')
  return hasShape(email) ? good(email) : bad('format')
}

/** Without what cannot be seen, trimmed and in lower case, as every address is before it is sent or compared. */
export function cleanEmail(typed: string): string {
  return withoutUnseen(typed).trim().toLowerCase()
}

function hasShape(email: string): boolean {
  const [local = '', domain = '', ...more] = email.split('@')
  if (more.length > 0 || local.length > longestBeforeAt) return false
  return (
    /^[^\s\p{C}.,:;"()<>[\]\\]+(?:\.[^\s\p{C}.,:;"()<>[\]\\]+)*$/u.test(local) &&
    /^(?:[\p{L}\p{M}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?\.)+\p{L}[\p{L}\p{M}\d-]*[\p{L}\p{M}\d]$/u.test(domain)
  )
}
