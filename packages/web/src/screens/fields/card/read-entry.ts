import { looksLikeCardNumber } from '@app/schemas/rules/money/card-number'
import type { CardField } from '../../data/money/payments.ts'

/** A card as the payment company’s field gives it to the page: a name, and what may be shown of it. */
export type EnteredCard = { readonly id: string; readonly brand: string; readonly lastFour: string }

/** The value of the field. The number itself never leaves the field. */
export type CardValue = EnteredCard | { readonly problem: 'format' } | undefined

export type Typed = { readonly number: string; readonly expires: string; readonly code: string }

type TestCards = CardField['test_cards']

/** Reads what was typed: nothing while a part is empty; then the card, or that something about it is wrong. */
export function readEntry({ number, expires, code }: Typed, cards: TestCards, now: Date): CardValue {
  if ([number, expires, code].some((text) => text.trim() === '')) return undefined
  const digits = digitsOf(number)
  const card = cards.find((one) => one.number === digits)
  if (!card || !looksLikeCardNumber(digits) || !isAhead(expires, now) || !/^\d{3,4}$/.test(code.trim())) return { problem: 'format' }
  return { id: card.id, brand: card.brand, lastFour: card.last_four }
}

export function isEntered(value: unknown): value is EnteredCard {
  return typeof value === 'object' && value !== null && 'id' in value && 'lastFour' in value
}

export function isWrong(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'problem' in value
}

function digitsOf(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s.‐-–-]/g, '')
}

/** Month and year in any usual writing: 4/28, 04 28, 0428 or 04/2028. It counts to the end of its month. */
function isAhead(typed: string, now: Date): boolean {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*[/. -]?\s*(\d{2}|\d{4})\s*$/.exec(typed) ?? []
  const [number, short] = [Number(month), Number(year) % 100]
  if (number < 1 || number > 12 || year === '') return false
  return 2000 + short > now.getUTCFullYear() || (2000 + short === now.getUTCFullYear() && number >= now.getUTCMonth() + 1)
}
