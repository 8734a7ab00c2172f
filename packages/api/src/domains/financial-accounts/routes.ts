import type { financialAccountContracts } from '@app/schemas/api/accounts/financial-accounts'
import { toDollars } from '@app/schemas/api/fields'
import type { Context } from '../../context/context.ts'
import { isFailure } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { bookCall } from '../calls/book-call.ts'
import { callIdsOf } from '../calls/held-calls.ts'
import { toAccount } from './account.ts'
import { addManualAccount, removeManualAccount, updateManualAccount } from './manual-accounts.ts'
import { type AccountRow, findAccounts, setCall } from './store.ts'
import { chooseUnlocked } from './unlock.ts'
import { updateAccount } from './update-account.ts'

/** The accounts that a person has linked or entered. */
export function financialAccountHandlers(context: Context) {
  /** With what is known of calls: one that was cancelled is none. */
  const rowsOf = async (personId: string): Promise<readonly AccountRow[]> => {
    const held = await callIdsOf(context.db, personId)
    const rows = await findAccounts(context.db, personId)
    return rows.map((row) => ({ ...row, call_id: row.call_id !== null && held.has(row.call_id) ? row.call_id : null }))
  }
  const list = (rows: readonly AccountRow[]) => ({ results: rows.map((row) => toAccount(context.keys, row)) })
  const unlockedOf = async (personId: string) => (await rowsOf(personId)).filter(isUnlocked)

  return {
    listFinancialAccounts: async ({ person, query }) => {
      const { results } = list(await rowsOf(person.id))
      const { account_subtype__in: subtypes, ...flags } = query
      return {
        results: results.filter(
          (one) =>
            (subtypes === undefined || subtypes.includes(one.account_subtype)) &&
            (['is_retirement', 'active_account', 'is_active', 'primary_account'] as const).every(
              (name) => flags[name] === undefined || one[name] === flags[name],
            ),
        ),
      }
    },

    getPrimaryAccount: async ({ person }) => ({
      account: list(await rowsOf(person.id)).results.find((one) => one.primary_account) ?? null,
    }),

    getUnlockedAmount: async ({ person, query: { has_online_access: asked } }) => {
      const unlocked = await unlockedOf(person.id)
      const sum = (rows: readonly AccountRow[]) => toDollars(rows.reduce((cents, row) => cents + Math.max(row.balance_cents ?? 0, 0), 0))
      return {
        unlocked_amount: sum(unlocked.filter((row) => asked === undefined || row.has_online_access === asked)),
        online_access_unlocked_amount: sum(unlocked.filter((row) => row.has_online_access)),
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

    scheduleAccountsCall: async ({ person, body: { scheduled_call, time_zone: timeZone } }) => {
      const call = await bookCall(context, person.id, { startsAt: new Date(scheduled_call), timeZone, topic: 'combine' })
      if (isFailure(call)) return call
      const open = (await unlockedOf(person.id)).filter((row) => row.call_id === null).map(({ id }) => id)
      await setCall(context.db, person.id, open, call.pk)
      return { call, ...list(await unlockedOf(person.id)) }
    },
  } satisfies Handlers<typeof financialAccountContracts>
}

function isUnlocked({ unlocked_at }: AccountRow): boolean {
  return unlocked_at !== null
}
