import { fail } from '../../http/failure.ts'
import { keepLimits } from '../auth/keep-limits.ts'
import { toAccount } from '../financial-accounts/account.ts'
import { linkedAccountOf, saveDeposits } from '../financial-accounts/linked-accounts.ts'
import { findAccount } from '../financial-accounts/store.ts'
import { readAccounts } from './advance-link.ts'
import { accessTokenOf, institutionName } from './institution.ts'
import type { LinkingGround } from './linking-ground.ts'
import { findOwnLink, saveState } from './store.ts'

/** Tells the partner what the person saw beside the small deposit, and keeps what follows. */
export async function verifyDeposits(linking: LinkingGround, personId: string, accountId: string, publicToken: string) {
  const { ground, partner } = linking
  const found = await linkedAccountOf(ground, personId, accountId)
  const row = found && (await findOwnLink(ground.db, personId, found.institutionId))
  const accessToken = row && accessTokenOf(ground.keys, row)
  if (!found || !row || accessToken === undefined) return fail('not_found')
  if (found.verification === 'verified') return answer(linking, personId, accountId)
  if (found.verification !== 'pending') return fail('not_in_this_state')
  const limited = await keepLimits(ground, { linkTokensPerAccount: personId })
  if (limited) return limited
  const checked = await partner.verifyDeposits({ accessToken, accountId: found.partnerAccountId, publicToken })
  if (!checked.ok) return fail(checked.why === 'unavailable' ? 'partner_unavailable' : 'partner_refused')
  const { deposits } = checked
  const link = {
    id: row.id,
    personId,
    institutionName: institutionName(ground.keys, row),
    makesPrimary: row.makes_primary && deposits.verification === 'verified',
  }
  await ground.db.transaction().execute(async (trx) => {
    await saveDeposits(ground, trx, link, accountId, deposits)
    if (deposits.verification === 'failed' || deposits.verification === 'expired') await saveState(trx, row.id, 'failed', ground.now())
  })
  if (deposits.verification === 'pending') return fail('code_not_right')
  // The numbers of the account are told from now on.
  if (deposits.verification === 'verified') await readAccounts(linking, row, false)
  return answer(linking, personId, accountId)
}

async function answer({ ground }: LinkingGround, personId: string, accountId: string) {
  const row = await findAccount(ground.db, personId, accountId)
  return row ? toAccount(ground.keys, row) : fail('not_found')
}
