import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { transaction } from '../../db/transactions/transaction.ts'
import { lockPerson } from '../auth/store.ts'
import { writeTo } from '../auth/write-to.ts'
import { keptEmail } from './emails.ts'
import { readClosing } from './read-closing.ts'
import { dropClosing } from './store.ts'

/** Takes back that an account is to be closed. Kept before, nothing happens. */
export async function keepAccount(context: Context, personId: string) {
  const work = async (trx: Queries) => {
    await lockPerson(trx, personId)
    if (await dropClosing(trx, personId)) {
      await context.hooks.leaving.keep(context, trx, personId)
      await writeTo(context, trx, personId, keptEmail)
      await audit(trx, { actor: `person:${personId}`, action: 'account.kept', subject: `person:${personId}` })
    }
    return readClosing(context, trx, personId)
  }
  return context.inTurn(personId, () => transaction(context.db, work, context.random))
}
