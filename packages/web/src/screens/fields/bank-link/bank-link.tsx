import { bad, good } from '@app/schemas/rules/answers/checked'
import { late } from '../../../ui/late.tsx'
import type { FieldKind } from '../field-kind.ts'

/** Linking by signing in. `failed`: just now, and the next page says what else can be done; `failed-before` is no answer. */
export const bankLink: FieldKind = {
  Input: late(() => import('./bank-link-input.tsx').then(({ BankLinkInput }) => BankLinkInput)),
  read: (value) => {
    if (value === 'linked' || value === 'waiting' || value === 'failed') return good(value)
    return bad(value === 'failed-before' ? 'declined' : 'required')
  },
  words: (value) => (value === 'linked' ? 'Linked' : ''),
}
