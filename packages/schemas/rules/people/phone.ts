import { bad, type Checked, good } from '../answers/checked.ts'
import { bareNumber } from '../answers/short-text.ts'

/**
 * A phone number is sent as ten digits. Dashes, dots, slashes, spaces and brackets go, and so does a leading 1 or +1.
 * Area and exchange of a US number start with 2 to 9. Letters are refused: dropping them would lose an extension in silence.
 */
export function toSentPhone(typed: string): Checked<string> {
  const text = bareNumber(typed).replace(/[()./]/g, '')
  if (text === '') return bad('required')
  const [, digits] = /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})$/.exec(text) ?? []
  return digits === undefined ? bad('format') : good(digits)
}
