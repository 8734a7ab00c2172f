import type { financialAccountContracts } from '@app/schemas/api/accounts/financial-accounts'
import type { BodyOf } from '@app/schemas/api/contract'
import { isBankSubtype } from '@app/schemas/rules/accounts/account-subtypes'
import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { type Base, isStale } from '../../db/transactions/base-version.ts'
import { fail } from '../../failure/failure.ts'
import { refuseCardNumbers } from '../../failure/refuse-card-numbers.ts'
import type { Person } from '../../http/call/handlers.ts'
import { sealing } from '../../security/sealing.ts'
import { accountOf } from '../auth/account.ts'
import { requireStepUp } from '../auth/step-up.ts'
import { isUsable, toAccount } from './account.ts'
import { primaryChangedEmail } from './emails.ts'
import { sealedFinancialAccounts } from './sealed.ts'
import { type AccountRow, findAccounts, lockAccount, lockOwner, saveAccount, setPrimary } from './store.ts'

type Change = BodyOf<typeof financialAccountContracts.updateFinancialAccount>

/** Names an account, switches it, or makes it the primary one, if nobody has changed it since. */
export async function updateAccount(context: Context, person: Person, id: string, base: Base, change: Change) {
  const refused = refuseCardNumbers({ nickname: change.nickname ?? undefined })
  if (refused) return refused
  return context.db.transaction().execute(async (trx) => {
    await lockOwner(trx, person.id)
    const row = await lockAccount(trx, person.id, id)
    if (!row) return fail('not_found')
    if (isStale(row, base)) return fail('precondition_failed')
    const refusal = await refuseChange(context, trx, person, row, change)
    if (refusal) return refusal
    if (change.primary_account && !row.is_primary) {
      await makePrimary(context, trx, person.id, id)
      await context.hooks.bankLinked(context, trx, person.id)
    }
    const saved = await saveAccount(trx, changed(context, row, change), context.now())
    return toAccount(context.keys, saved)
  })
}

/** The owner is notified that another account took that place: it may not have been them. */
export async function makePrimary({ now, keys, post }: Context, trx: Queries, personId: string, id: string): Promise<void> {
  const hadOther = (await findAccounts(trx, personId)).some((row) => row.is_primary && row.id !== id)
  await setPrimary(trx, personId, id, now())
  const account = hadOther ? await accountOf({ db: trx, keys }, personId) : undefined
  if (account) await post(trx, primaryChangedEmail({ to: account.email, personId }))
  await audit(trx, { actor: `person:${personId}`, action: 'bank.primary', subject: `account:${id}` })
}

/** Money must not be redirected from an unattended page: changing to another bank, or none, requires the password. */
async function refuseChange({ now }: Context, trx: Queries, person: Person, row: AccountRow, { is_active, primary_account }: Change) {
  if (row.is_primary) return is_active === false ? requireStepUp(person, now()) : undefined
  if (primary_account === undefined) return undefined
  if (!isBankSubtype(row.account_subtype) || !isUsable({ ...row, is_active: is_active ?? row.is_active })) return fail('not_in_this_state')
  const hasOther = (await findAccounts(trx, person.id)).some((one) => one.is_primary)
  return hasOther ? requireStepUp(person, now()) : undefined
}

function changed({ keys }: Context, row: AccountRow, { nickname, is_active, primary_account }: Change): AccountRow {
  const isActive = is_active ?? row.is_active
  const sealed = nickname ? sealing(keys, sealedFinancialAccounts).seal('nickname', row.id, nickname) : nickname
  return {
    ...row,
    nickname: sealed === undefined ? row.nickname : sealed,
    is_active: isActive,
    // Nobody asks about what is not theirs. Taken back, it has to be unlocked anew.
    unlocked_at: isActive ? row.unlocked_at : null,
    // A switched-off account receives no money.
    is_primary: isActive && (primary_account === true || row.is_primary),
  }
}
