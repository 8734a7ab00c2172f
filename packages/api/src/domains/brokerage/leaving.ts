import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { reopenTask, withdrawTask } from '../desk/open-task.ts'
import type { PersonalTables } from '../personal-tables.ts'
import { type AccountRow, findAccounts } from './account-store.ts'
import { investedCents } from './answers.ts'
import { moneyOf } from './booking.ts'
import { findRecharacterizations } from './recharacterizations/recharacterization-store.ts'
import { findSchedules, lockSchedule } from './schedules/schedule-store.ts'
import { endSchedule } from './schedules/schedules.ts'
import { findTransfers } from './transfers/transfer-store.ts'

const over = ['REJECTED', 'CLOSED']
/** What a colleague ends at the brokerage: an account, or an application that waits for papers, which nobody has to send in order to leave. */
const endedByUs = ['ACTIVE', 'ACTION_REQUIRED']
const underWay = ['WAITING', 'SENT', 'SETTLED']

/** Accounts at the brokerage and their money, when a person leaves. */
export const leavingBrokerage = {
  obstacles: async (context, db, personId) => {
    const accounts = await findAccounts(db, personId)
    const transfers = await findTransfers(db, personId)
    const changes = await findRecharacterizations(db, personId)
    return [
      ...((await hasMoney(context, db, accounts)) ? (['money'] as const) : []),
      ...((await isInDebt(db, accounts)) ? (['owed'] as const) : []),
      ...(accounts.some(({ state }) => !endedByUs.includes(state) && !over.includes(state)) ? (['application'] as const) : []),
      ...(transfers.some(({ direction, state }) => isUnderWay(direction, state)) || changes.some(isOnItsWay)
        ? (['transfer'] as const)
        : []),
    ]
  },
  stop: async (context, trx, personId) => {
    for (const { id } of await findSchedules(trx, personId)) {
      const row = await lockSchedule(trx, id)
      if (row && row.status !== 'CANCELLED') await endSchedule(context, trx, row)
    }
    for (const { id } of await openAccounts(trx, personId)) await reopenTask(context, trx, { kind: 'close-account', personId, about: id })
  },
  keep: async (context, trx, personId) => {
    for (const { id } of await findAccounts(trx, personId)) await withdrawTask(context, trx, 'close-account', id)
  },
  isAwaited: async (db, personId) => (await openAccounts(db, personId)).length > 0,
} satisfies PersonalTables

async function openAccounts(db: Queries, personId: string): Promise<readonly AccountRow[]> {
  return (await findAccounts(db, personId)).filter(({ state }) => endedByUs.includes(state))
}

/** Money that was paid out is gone once it has settled; what came in counts until it can be taken out, and then as money. */
function isUnderWay(direction: 'IN' | 'OUT', state: string): boolean {
  return underWay.includes(state) && !(direction === 'OUT' && state === 'SETTLED')
}

function isOnItsWay({ state }: { readonly state: string }): boolean {
  return state === 'WAITING' || state === 'SENT'
}

async function hasMoney(context: Context, db: Queries, accounts: readonly AccountRow[]): Promise<boolean> {
  for (const row of accounts) {
    const { cash, pending, unsettled, held } = await moneyOf(db, row.id)
    const funds = await context.hooks.fundsWorth(context, db, { personId: row.person_id, accountId: row.id })
    const isOpen = !over.includes(row.state)
    if ([cash, pending, unsettled, held, funds, isOpen ? investedCents(row) : 0].some((cents) => cents !== 0)) return true
  }
  return false
}

async function isInDebt(db: Queries, accounts: readonly AccountRow[]): Promise<boolean> {
  for (const { id } of accounts) if ((await moneyOf(db, id)).owed !== 0) return true
  return false
}
