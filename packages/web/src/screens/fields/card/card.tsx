import { bad, good } from '@app/schemas/rules/answers/checked'
import { late } from '../../../ui/late.tsx'
import type { FieldKind } from '../field-kind.ts'
import { brandName } from './card-words.ts'
import { isEntered, isWrong } from './read-entry.ts'

/** A card, entered in the payment company’s own field. The page sends its name there, and never its number. */
export const card: FieldKind = {
  Input: late(() => import('./card-input.tsx').then(({ CardInput }) => CardInput)),
  read: (value) => (isEntered(value) ? good(value.id) : bad(isWrong(value) ? 'format' : 'required')),
  words: (value) => (isEntered(value) ? `${brandName(value.brand)} ••••${value.lastFour}` : ''),
}
