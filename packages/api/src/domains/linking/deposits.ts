import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { toAccount } from '../financial-accounts/account.ts'
import { linkedAccountOf, saveDeposits } from '../financial-accounts/linked-accounts.ts'
import { findAccount } from '../financial-accounts/store.ts'
import { readAccounts } from './advance-link.ts'
import { accessTokenOf, institutionName } from './institution.ts'
import { readJob } from './jobs.ts'
import { findOwnLink, saveState } from './store.ts'

/** Sends the partner the code beside the small deposit, and saves the result. */
export async function verifyDeposits(context: Context, personId: string, accountId: string, publicToken: string) {
  const found = await linkedAccountOf(context, personId, accountId)
  const row = found && (await findOwnLink(context.db, personId, found.institutionId))
  const accessToken = row && accessTokenOf(context.keys, row)
  if (!found || !row || accessToken === undefined) return fail('not_found')
  if (found.verification === 'verified') return answer(context, personId, accountId)
  if (found.verification !== 'pending') return fail('not_in_this_state')
  const limited = await checkLimits(context, { linkTokensPerAccount: personId })
  if (limited) return limited
  const checked = await context.partners.linking.verifyDeposits({ accessToken, accountId: found.partnerAccountId, publicToken })
  if (!checked.ok) return fail(checked.why === 'unavailable' ? 'partner_unavailable' : 'partner_refused')
  const { deposits } = checked
  const link = {
    id: row.id,
    personId,
    institutionName: institutionName(context.keys, row),
    makesPrimary: row.makes_primary && deposits.verification === 'verified',
  }
  await context.db.transaction().execute(async (trx) => {
    await saveDeposits(context, trx, link, accountId, deposits)
    // The account numbers are known from now on, and without them no money moves: they are read by all means.
    if (deposits.verification === 'verified') await context.jobs.send(trx, readJob, { id: row.id })
    if (deposits.verification === 'failed' || deposits.verification === 'expired') await saveState(trx, row.id, 'failed', context.now())
  })
  if (deposits.verification === 'pending') return fail('code_not_right')
  if (deposits.verification === 'verified') await readAccounts(context, row, false)
  return answer(context, personId, accountId)
}

async function answer(context: Context, personId: string, accountId: string) {
  const row = await findAccount(context.db, personId, accountId)
  return row ? toAccount(context.keys, row) : fail('not_found')
}
