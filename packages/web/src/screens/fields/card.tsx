import { bad, good } from '@app/schemas/rules/answers/checked'
import { late } from '../../ui/late.tsx'
import { brandName } from './card/card-words.ts'
import { isEntered, isWrong } from './card/read-entry.ts'
import type { FieldKind } from './field-kind.ts'

/** A card, entered in the payment company’s own field. The page sends its name there, and never its number. */
export const card: FieldKind = {
  Input: late(() => import('./card/card-input.tsx').then(({ CardInput }) => CardInput)),
  read: (value) => (isEntered(value) ? good(value.id) : bad(isWrong(value) ? 'format' : 'required')),
  words: (value) => (isEntered(value) ? `${brandName(value.brand)} ••••${value.lastFour}` : ''),
  isSecret: true,
}
