import type { Words } from '@app/schemas/language'
import { cleanCardNumber } from '@app/schemas/rules/money/card-number'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import { refuseCardNumbers } from '../../failure/refuse-card-numbers.ts'
import type { Person } from '../../http/call/handlers.ts'
import { sealing } from '../../security/sealing.ts'
import { accountOf } from '../auth/account.ts'
import { toRecord } from './record.ts'
import { sealedPersonalInformation } from './sealed.ts'
import { lockRecord, setCard } from './store.ts'

const words: Words<string> = {
  en: 'The payment company doesn’t know this card. Enter it in its field again.',
  es: 'La empresa de pagos no reconoce esta tarjeta. Escríbela otra vez en su campo.',
}

/** Saves a card on file: what may be shown of it, and its token. */
export async function addCard(context: Context, person: Person, typed: string) {
  const refused = refuseCardNumbers({ credit_card_num: typed })
  if (refused) return refused
  const token = cleanCardNumber(typed)
  const card = await context.partners.cardTokens.describe(token)
  if (!card) return fail('validation_failed', { fields: { credit_card_num: [words] } })
  const { seal, open } = sealing(context.keys, sealedPersonalInformation)
  return context.db.transaction().execute(async (trx) => {
    const row = await lockRecord(trx, person.id)
    if (!row) return fail('personal_information_required')
    const account = await accountOf({ db: trx, keys: context.keys }, person.id)
    if (!account) return fail('token_not_valid')
    const isKept = row.card_token !== null && open('card_token', row.id, row.card_token) === token
    const kept = isKept ? row : await setCard(trx, row.id, { ...card, sealedToken: seal('card_token', row.id, token) }, context.now())
    return toRecord(context, kept, account)
  })
}
