import type { financialAccountContracts } from '@app/schemas/api/accounts/financial-accounts'
import type { Received } from '@app/schemas/api/contract'
import { toDollars } from '@app/schemas/api/fields'
import type { Context } from '../../context/context.ts'
import { isFailure } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { bookCall } from '../calls/book-call.ts'
import { callIdsOf } from '../calls/held-calls.ts'
import { isUnlocked, toAccount } from './account.ts'
import { addManualAccount, removeManualAccount, updateManualAccount } from './manual-accounts.ts'
import { type AccountRow, findAccounts, setCall } from './store.ts'
import { chooseUnlocked } from './unlock.ts'
import { updateAccount } from './update-account.ts'

/** The accounts that a person has linked or entered. */
export function financialAccountHandlers(context: Context) {
  const rowsOf = (personId: string) => findRows(context, personId)
  const list = (rows: readonly AccountRow[]) => ({ results: rows.map((row) => toAccount(context.keys, row)) })
  const unlockedOf = (personId: string) => findUnlocked(context, personId)
  return {
    listFinancialAccounts: async ({ person, query }) => ({
      results: list(await rowsOf(person.id)).results.filter((one) => isAsked(one, query)),
    }),

    getPrimaryAccount: async ({ person }) => ({
      account: list(await rowsOf(person.id)).results.find((one) => one.primary_account) ?? null,
    }),

    getUnlockedAmount: async ({ person, query: { has_online_access: asked } }) => {
      const unlocked = await unlockedOf(person.id)
      return {
        unlocked_amount: sumOf(unlocked.filter((row) => asked === undefined || row.has_online_access === asked)),
        online_access_unlocked_amount: sumOf(unlocked.filter((row) => row.has_online_access)),
      }
    },

    listUnlockedAccounts: async ({ person }) => list(await unlockedOf(person.id)),
    listManualAccounts: async ({ person }) => list((await rowsOf(person.id)).filter(({ source }) => source === 'manual')),
    listCallSchedulePending: async ({ person }) => list((await unlockedOf(person.id)).filter((row) => row.call_id === null)),

    updateFinancialAccount: ({ person, params, base, body }) => updateAccount(context, person, params.id, base, body),
    requestUnlock: ({ person, body }) => chooseUnlocked(context, person.id, 'linked', body.accounts),
    requestManualUnlock: ({ person, body }) => chooseUnlocked(context, person.id, 'manual', body.accounts),

    addManualAccount: ({ person, body, requestKey }) => addManualAccount(context, person.id, requestKey, body),
    updateManualAccount: ({ person, params, base, body }) => updateManualAccount(context, person.id, params.id, base, body),
    deleteManualAccount: ({ person, params }) => removeManualAccount(context, person.id, params.id),

    scheduleAccountsCall: async ({ person, body }) => {
      const call = await scheduleCall(context, person.id, body)
      return isFailure(call) ? call : { call, ...list(await unlockedOf(person.id)) }
    },
  } satisfies Handlers<typeof financialAccountContracts>
}

/** With what is known of calls: one that was cancelled is none. */
async function findRows({ db }: Context, personId: string): Promise<readonly AccountRow[]> {
  const held = await callIdsOf(db, personId)
  const rows = await findAccounts(db, personId)
  return rows.map((row) => ({ ...row, call_id: row.call_id !== null && held.has(row.call_id) ? row.call_id : null }))
}

async function findUnlocked(context: Context, personId: string): Promise<readonly AccountRow[]> {
  return (await findRows(context, personId)).filter(isUnlocked)
}

type Calls = typeof financialAccountContracts

/** One call about every unlocked account that has none yet. */
async function scheduleCall(
  context: Context,
  personId: string,
  { scheduled_call, time_zone: timeZone }: Received<Calls['scheduleAccountsCall']>['body'],
) {
  const call = await bookCall(context, personId, { startsAt: new Date(scheduled_call), timeZone, topic: 'combine' })
  if (isFailure(call)) return call
  const open = (await findUnlocked(context, personId)).filter((row) => row.call_id === null).map(({ id }) => id)
  await setCall(context.db, personId, open, call.pk)
  return call
}

function isAsked(
  one: ReturnType<typeof toAccount>,
  { account_subtype__in: subtypes, ...flags }: Received<Calls['listFinancialAccounts']>['query'],
): boolean {
  const isOfType = subtypes === undefined || subtypes.includes(one.account_subtype)
  const names = ['is_retirement', 'active_account', 'is_active', 'primary_account'] as const
  return isOfType && names.every((name) => flags[name] === undefined || one[name] === flags[name])
}

function sumOf(rows: readonly AccountRow[]) {
  return toDollars(rows.reduce((cents, row) => cents + Math.max(row.balance_cents ?? 0, 0), 0))
}
