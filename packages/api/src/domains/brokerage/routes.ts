import { toDollars } from '@app/schemas/api/fields'
import type { brokerageContracts } from '@app/schemas/api/money/brokerage'
import { fail, isFailure } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { doOnce } from '../../once/once.ts'
import { findAccounts, findOwnAccount } from './account-store.ts'
import { moneyOf } from './booking.ts'
import type { BrokerageContext } from './brokerage-context.ts'
import { issuesOf } from './issues.ts'
import { openBrokerageAccount } from './opening.ts'
import { roomsOf } from './rooms.ts'
import { findScheduleDays, findSchedules } from './schedules/schedule-store.ts'
import { cancelSchedule, createSchedule, updateSchedule } from './schedules/schedules.ts'
import { deposit } from './transfers/deposits.ts'
import { findTransfers, type TransferRow } from './transfers/transfer-store.ts'
import { quoteWithdrawal, withdraw } from './transfers/withdrawals.ts'
import { isProcessed, toAccountAnswer, toMoneyAnswer, toScheduleAnswer, toTransferAnswer } from './views.ts'

/** Accounts at the brokerage, and money that goes there and comes from there. */
export function brokerageHandlers(parts: BrokerageContext) {
  const { context } = parts
  const { db } = context

  const numbersOf = async (personId: string) => new Map((await findAccounts(db, personId)).map(({ id, number }) => [id, number]))
  const transfersOf = async (personId: string, isWanted: (row: TransferRow) => boolean) => {
    const numbers = await numbersOf(personId)
    const rows = (await findTransfers(db, personId)).filter(isWanted)
    return { results: rows.map((row) => toTransferAnswer(row, numbers.get(row.account_id) ?? '')) }
  }
  const isAsked = (processed: 'true' | 'false' | undefined) => (row: TransferRow) =>
    processed === undefined || String(isProcessed(row)) === processed

  return {
    getCashAvailable: async ({ person }) => {
      const accounts = (await findAccounts(db, person.id)).filter(({ state }) => state === 'ACTIVE')
      const all = await Promise.all(accounts.map(async ({ id, number }) => ({ number, money: await moneyOf(db, id) })))
      return {
        cash_available: toDollars(all.reduce((sum, { money }) => sum + money.cash, 0)),
        accounts: all.map(({ number, money }) => ({ account_number: number, ...toMoneyAnswer(money) })),
      }
    },

    listBrokerageAccounts: async ({ person, query: { is_active } }) => {
      const accounts = await findAccounts(db, person.id)
      const wanted = accounts.filter(({ state }) => is_active === undefined || String(state === 'ACTIVE') === is_active)
      const answers = wanted.map(async (row) => {
        const fundsCents = await parts.investing?.worth(db, { personId: person.id, accountId: row.id })
        return toAccountAnswer(row, await moneyOf(db, row.id), fundsCents)
      })
      return { results: await Promise.all(answers) }
    },

    openBrokerageAccount: async ({ person, body, requestKey, sender }) => {
      const { account_type: accountType, has_employees: hasEmployees } = body
      const agreed = await parts.agreementsOf(db, person.id)
      if (!agreed) return fail('terms_required')
      const consent = { ...agreed, address: sender.address }
      const asked = { personId: person.id, call: 'openBrokerageAccount', key: requestKey, request: body }
      return parts.inTurn(person.id, () =>
        doOnce(context, asked, async (trx) => {
          const opening = { personId: person.id, accountType, consent, ...(hasEmployees !== undefined && { hasEmployees }) }
          const row = await openBrokerageAccount(parts, trx, opening)
          return isFailure(row) ? row : toAccountAnswer(row, await moneyOf(trx, row.id))
        }),
      )
    },

    getContributionRoom: ({ person }) => roomsOf(parts, person.id),
    listTransferRequests: ({ person, query }) => transfersOf(person.id, isAsked(query.processed)),

    listAccountTransferRequests: async ({ person, params, query }) => {
      const account = await findOwnAccount(db, person.id, params.account)
      const isWanted = isAsked(query.processed)
      return account ? transfersOf(person.id, (row) => row.account_id === account.id && isWanted(row)) : fail('not_found')
    },

    listTransfers: ({ person }) => transfersOf(person.id, ({ settled_at, state }) => settled_at !== null || state === 'RETURNED'),

    listTransferSchedules: async ({ person, query: { status = 'ACTIVE' } }) => {
      const [numbers, days, rows] = await Promise.all([numbersOf(person.id), findScheduleDays(db, person.id), findSchedules(db, person.id)])
      const results = rows
        .filter((row) => row.status === status)
        .map((row) =>
          toScheduleAnswer(
            row,
            numbers.get(row.account_id) ?? '',
            days.filter(({ schedule_id }) => schedule_id === row.id),
          ),
        )
      return { results }
    },

    listInvestigationIssues: ({ person }) => issuesOf(db, person.id),
    withdrawFromIra: ({ person, body, requestKey }) => withdraw(parts, person, requestKey, body),
    withdraw: ({ person, body, requestKey }) => withdraw(parts, person, requestKey, body),
    quoteWithdrawal: ({ person, body }) => quoteWithdrawal(parts, person, body),
    deposit: ({ person, body, requestKey }) => deposit(parts, person, requestKey, body),
    createTransferSchedule: ({ person, body, requestKey }) => createSchedule(parts, person, requestKey, body),
    updateTransferSchedule: ({ person, base, body, requestKey }) => updateSchedule(parts, person, base, requestKey, body),
    cancelTransferSchedule: ({ person, body, requestKey }) => cancelSchedule(parts, person, requestKey, body.transfer_schedule_id),
  } satisfies Handlers<typeof brokerageContracts>
}
