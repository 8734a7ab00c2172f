import { holdsCardNumber } from '@app/schemas/rules/money/holds-card-number'
import { type Failure, fail } from './failure.ts'

type Texts = Readonly<Record<string, string | readonly string[] | undefined>>

const words = 'This looks like a card number. Take it out: we do not keep card numbers.'

/** Wherever free text is possible, a card number is refused. */
export function refuseCardNumbers(texts: Texts): Failure<'card_number_refused'> | undefined {
  const wrong = Object.entries(texts).filter(([, text]) => [text ?? []].flat().some(holdsCardNumber))
  return wrong.length > 0 ? fail('card_number_refused', { fields: Object.fromEntries(wrong.map(([name]) => [name, [words]])) }) : undefined
}
