import type { Words } from '@app/schemas/language'
import { holdsCardNumber } from '@app/schemas/rules/money/holds-card-number'
import { type Failure, fail } from './failure.ts'

type Texts = Readonly<Record<string, string | readonly string[] | undefined>>

const words: Words<string> = {
  en: 'This looks like a card number. Take it out: we don’t keep card numbers.',
  es: 'Esto parece un número de tarjeta. Quítalo: no guardamos números de tarjeta.',
}

/** Wherever free text is possible, a card number is refused. */
export function refuseCardNumbers(texts: Texts): Failure<'card_number_refused'> | undefined {
  const wrong = Object.entries(texts).filter(([, text]) => [text ?? []].flat().some(holdsCardNumber))
  return wrong.length > 0 ? fail('card_number_refused', { fields: Object.fromEntries(wrong.map(([name]) => [name, [words]])) }) : undefined
}
