import type { financialAccountContracts } from '@app/schemas/api/accounts/financial-accounts'
import type { BodyOf } from '@app/schemas/api/contract'
import { dollarsToCents } from '@app/schemas/api/fields'
import type { Words } from '@app/schemas/language'
import { isBankSubtype } from '@app/schemas/rules/accounts/account-subtypes'
import { fixedRecordKeepers } from '@app/schemas/rules/accounts/employers'
import { lastFourOf } from '@app/schemas/rules/money/account-numbers'
import type { Context } from '../../context/context.ts'
import { type Base, isStale } from '../../db/transactions/base-version.ts'
import { fail } from '../../failure/failure.ts'
import { refuseCardNumbers } from '../../failure/refuse-card-numbers.ts'
import { once } from '../../once/once.ts'
import { sealing } from '../../security/sealing.ts'
import { toAccount } from './account.ts'
import { sealedFinancialAccounts } from './sealed.ts'
import { type AccountRow, addAccount, deleteAccount, findAccounts, lockAccount, saveAccount } from './store.ts'

type Form = BodyOf<typeof financialAccountContracts.addManualAccount>
type Change = BodyOf<typeof financialAccountContracts.updateManualAccount>

const mostAccounts = 100
const tooMany: Words<string> = {
  en: `There are ${mostAccounts} accounts in your list. That is as many as it holds.`,
  es: `Hay ${mostAccounts} cuentas en tu lista. No caben más.`,
}

export async function addManualAccount(context: Context, personId: string, key: string, form: Form) {
  const refused = refuse(form)
  if (refused) return refused
  const asked = { scope: `manual-account ${personId}`, key, requestHash: JSON.stringify(form) }
  return once(context, asked, async (trx) => {
    if ((await findAccounts(trx, personId)).length >= mostAccounts) return fail('over_the_limit', { detail: tooMany })
    const row = await addAccount(trx, changed(context, emptyAccount(context, personId), form))
    return toAccount(context.keys, row)
  })
}

export async function updateManualAccount(context: Context, personId: string, id: string, base: Base, change: Change) {
  const refused = refuse(change)
  if (refused) return refused
  return context.db.transaction().execute(async (trx) => {
    const row = await lockAccount(trx, personId, id)
    if (row?.source !== 'manual') return fail('not_found')
    if (isStale(row, base)) return fail('precondition_failed')
    return toAccount(context.keys, await saveAccount(trx, changed(context, row, change), context.now()))
  })
}

export async function removeManualAccount({ db }: Context, personId: string, id: string) {
  return (await deleteAccount(db, personId, id)) ? ({ status: 'OK' } as const) : fail('not_found')
}

function refuse({ institution_name, company_name, nickname, account_number }: Change) {
  return refuseCardNumbers({ institution_name, company_name, nickname, account_number })
}

function emptyAccount({ newId, keys, now }: Context, personId: string): AccountRow {
  const id = newId()
  return {
    id,
    person_id: personId,
    version: 1,
    source: 'manual',
    institution_id: null,
    partner_account_id: null,
    account_type: 'investment',
    account_subtype: '401k',
    name: sealing(keys, sealedFinancialAccounts).seal('name', id, 'Account added by hand'),
    nickname: null,
    institution_name: null,
    company_name: null,
    account_number: null,
    routing_number: null,
    last_four: null,
    balance_cents: null,
    available_cents: null,
    vested_cents: null,
    balance_at: null,
    is_active: true,
    is_reachable: true,
    is_primary: false,
    has_online_access: false,
    is_unknown: false,
    verification: 'not_needed',
    tries_left: null,
    verification_expires_at: null,
    unlocked_at: null,
    rollover_requested_at: null,
    call_id: null,
    created_at: now(),
    updated_at: now(),
  }
}

function changed({ keys, now }: Context, row: AccountRow, change: Change): AccountRow {
  const { seal } = sealing(keys, sealedFinancialAccounts)
  const text = (column: 'institution_name' | 'company_name' | 'nickname' | 'account_number') => {
    const given = change[column]
    return given === undefined ? row[column] : seal(column, row.id, given)
  }
  const { current_balance, account_subtype: subtype = row.account_subtype, account_number, institution_name } = change
  return {
    ...row,
    account_type: isBankSubtype(subtype) ? 'depository' : 'investment',
    account_subtype: subtype,
    institution_name: text('institution_name'),
    company_name: text('company_name'),
    nickname: text('nickname'),
    account_number: text('account_number'),
    last_four: account_number === undefined ? row.last_four : lastFourOf(account_number),
    has_online_access: change.has_online_access ?? row.has_online_access,
    is_unknown: institution_name === undefined ? row.is_unknown : institution_name === fixedRecordKeepers[0],
    ...(current_balance !== undefined && {
      balance_cents: current_balance === null ? null : dollarsToCents(current_balance),
      balance_at: current_balance === null ? null : now(),
    }),
  }
}
