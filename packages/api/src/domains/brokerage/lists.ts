import { toDollars } from '@app/schemas/api/fields'
import type { Language } from '@app/schemas/language'
import { dayOf } from '@app/schemas/rules/days/days'
import { possibleDistributions } from '@app/schemas/rules/money/distributions'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { completeBirthDateOf } from '../personal-information/identity-of.ts'
import { findAccounts } from './account-store.ts'
import { moneyOf } from './booking.ts'
import { findRecharacterizations } from './recharacterizations/recharacterization-store.ts'
import { findScheduleDays, findSchedules } from './schedules/schedule-store.ts'
import { isTaxedByState } from './transfers/state-tax.ts'
import { takeableOf } from './transfers/takeable.ts'
import { findTransfers, type TransferRow } from './transfers/transfer-store.ts'
import { isProcessed, toAccountAnswer, toMoneyAnswer, toScheduleAnswer, toTransferAnswer } from './views.ts'

/** What can be taken out now, of each account: the same that a withdrawal goes by. */
export async function cashAvailable(context: Context, personId: string) {
  const { db } = context
  const accounts = (await findAccounts(db, personId)).filter(({ state }) => state === 'ACTIVE')
  const birthDate = await completeBirthDateOf({ db, keys: context.keys }, personId)
  const today = dayOf(context.now())
  const all = await Promise.all(
    accounts.map(async (row) => ({ row, money: await moneyOf(db, row.id), takeable: await takeableOf(context, db, row) })),
  )
  return {
    cash_available: toDollars(all.reduce((sum, { takeable }) => sum + takeable.cents, 0)),
    state_taxes_income: await isTaxedByState(db, personId),
    accounts: all.map(({ row, money, takeable }) => ({
      account_number: row.number,
      ...toMoneyAnswer(money),
      cash_available: toDollars(takeable.cents),
      in_cash: toDollars(takeable.cash),
      in_funds: toDollars(takeable.funds),
      held_by_loans: toDollars(takeable.heldByLoans),
      distribution_types: birthDate === undefined ? [] : possibleDistributions({ accountType: row.account_type, birthDate, today }),
    })),
  }
}

export async function listAccounts(context: Context, personId: string, language: Language, isActive: 'true' | 'false' | undefined) {
  const { db, hooks } = context
  const accounts = await findAccounts(db, personId)
  const wanted = accounts.filter(({ state }) => isActive === undefined || String(state === 'ACTIVE') === isActive)
  const answers = wanted.map(async (row) => {
    const fundsCents = await hooks.fundsWorth(context, db, { personId, accountId: row.id })
    return toAccountAnswer(row, await moneyOf(db, row.id), language, fundsCents)
  })
  return { results: await Promise.all(answers) }
}

export async function listTransfers(db: Queries, personId: string, language: Language, isWanted: (row: TransferRow) => boolean) {
  const numbers = await numbersOf(db, personId)
  const rows = (await findTransfers(db, personId)).filter(isWanted)
  const changes = (await findRecharacterizations(db, personId)).filter(({ state }) => state === 'SETTLED')
  const changedCents = ({ id }: TransferRow) =>
    changes.filter(({ transfer_id }) => transfer_id === id).reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  return { results: rows.map((row) => toTransferAnswer(row, numbers.get(row.account_id) ?? '', language, changedCents(row))) }
}

export function isAsked(processed: 'true' | 'false' | undefined): (row: TransferRow) => boolean {
  return (row) => processed === undefined || String(isProcessed(row)) === processed
}

export async function listSchedules(db: Queries, personId: string, language: Language, status = 'ACTIVE') {
  const [numbers, days, rows] = await Promise.all([numbersOf(db, personId), findScheduleDays(db, personId), findSchedules(db, personId)])
  const wanted = rows.filter((row) => row.status === status)
  return {
    results: wanted.map((row) => {
      const own = days.filter(({ schedule_id }) => schedule_id === row.id)
      return toScheduleAnswer(row, numbers.get(row.account_id) ?? '', own, language)
    }),
  }
}

async function numbersOf(db: Queries, personId: string): Promise<ReadonlyMap<string, string>> {
  return new Map((await findAccounts(db, personId)).map(({ id, number }) => [id, number]))
}
