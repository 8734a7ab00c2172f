import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { writeTo } from '../auth/write-to.ts'
import { openDetails } from './details.ts'
import { foundListEmail } from './emails.ts'
import { findAccounts } from './store.ts'

/** Sends a person the list of what was found. There has to be something on it, and not too often. */
export async function mailAccounts(context: Context, personId: string) {
  const accounts = (await findAccounts(context.db, personId)).filter(({ kind, is_shown }) => kind !== 'no-match' && is_shown)
  if (accounts.length === 0) return fail('not_found')
  const limited = await checkLimits(context, { foundAccountEmailsPerAccount: personId })
  if (limited) return limited
  const listed = accounts.map((row) => {
    const { employer, recordKeeper } = openDetails(context.keys, row)
    return { employer, recordKeeper, balanceCents: row.balance_cents }
  })
  await context.db.transaction().execute((trx) => writeTo(context, trx, personId, (addressed) => foundListEmail(addressed, listed)))
  return { sent: true } as const
}
