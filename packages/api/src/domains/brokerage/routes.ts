import type { BodyOf } from '@app/schemas/api/contract'
import type { brokerageContracts } from '@app/schemas/api/money/brokerage'
import type { Context } from '../../context/context.ts'
import { fail, isFailure } from '../../failure/failure.ts'
import type { Handlers, Sender } from '../../http/call/handlers.ts'
import { doOnce } from '../../once/once.ts'
import { acceptedTermsOf } from '../documents/terms.ts'
import { findOwnAccount } from './account-store.ts'
import { cashAvailable, isAsked, listAccounts, listSchedules, listTransfers, readerOf, toAccountAnswer } from './answers.ts'
import { moneyOf } from './booking.ts'
import { issuesOf } from './opening/issues.ts'
import { openBrokerageAccount } from './opening/opening.ts'
import { roomsOf } from './rooms.ts'
import { cancelSchedule, createSchedule, updateSchedule } from './schedules/schedules.ts'
import { deposit } from './transfers/deposits.ts'
import { takeTransferBack } from './transfers/take-back.ts'
import { quoteWithdrawal, withdraw } from './transfers/withdrawals.ts'

/** Accounts at the brokerage, and money that goes there and comes from there. */
export function brokerageHandlers(context: Context) {
  const { db } = context
  return {
    getCashAvailable: ({ person }) => cashAvailable(context, person.id),
    listBrokerageAccounts: ({ person, query, sender }) => listAccounts(context, person.id, sender.language, query.is_active),
    openBrokerageAccount: ({ person, body, requestKey, sender }) => openOnce(context, person.id, requestKey, body, sender),
    getContributionRoom: ({ person, sender }) => roomsOf(context, person.id, sender.language),
    listTransferRequests: ({ person, query, sender }) => listTransfers(db, person.id, sender.language, isAsked(query.processed)),

    listAccountTransferRequests: async ({ person, params, query, sender }) => {
      const account = await findOwnAccount(db, person.id, params.account)
      const isWanted = isAsked(query.processed)
      if (!account) return fail('not_found')
      return listTransfers(db, person.id, sender.language, (row) => row.account_id === account.id && isWanted(row))
    },

    listTransfers: ({ person, sender }) =>
      listTransfers(db, person.id, sender.language, ({ settled_at, state }) => settled_at !== null || state === 'RETURNED'),
    listTransferSchedules: ({ person, query, sender }) => listSchedules(db, person.id, sender.language, query.status),
    listInvestigationIssues: ({ person, sender }) => issuesOf(db, person.id, sender.language),
    withdrawFromIra: (call) => withdraw(context, readerOf(call), call.requestKey, call.body),
    withdraw: (call) => withdraw(context, readerOf(call), call.requestKey, call.body),
    quoteWithdrawal: (call) => quoteWithdrawal(context, readerOf(call), call.body),
    deposit: (call) => deposit(context, readerOf(call), call.requestKey, call.body),
    takeTransferBack: (call) => takeTransferBack(context, readerOf(call), call.params.id.toLowerCase()),
    createTransferSchedule: (call) => createSchedule(context, readerOf(call), call.requestKey, call.body),
    updateTransferSchedule: (call) => updateSchedule(context, readerOf(call), call.base, call.requestKey, call.body),
    cancelTransferSchedule: (call) => cancelSchedule(context, readerOf(call), call.requestKey, call.body.transfer_schedule_id),
  } satisfies Handlers<typeof brokerageContracts>
}

type Opening = BodyOf<typeof brokerageContracts.openBrokerageAccount>

async function openOnce(context: Context, personId: string, key: string, body: Opening, { address, language }: Sender) {
  const { account_type: accountType, has_employees: hasEmployees } = body
  const agreed = await acceptedTermsOf(context.db, personId)
  if (!agreed) return fail('terms_required')
  return context.inTurn(personId, () =>
    doOnce(context, { personId, call: 'openBrokerageAccount', key, request: body }, async (trx) => {
      const consent = { ...agreed, address }
      const opening = { personId, accountType, consent, ...(hasEmployees !== undefined && { hasEmployees }) }
      const row = await openBrokerageAccount(context, trx, opening)
      return isFailure(row) ? row : toAccountAnswer(row, await moneyOf(trx, row.id), language)
    }),
  )
}
