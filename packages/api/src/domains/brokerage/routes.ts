import type { BodyOf } from '@app/schemas/api/contract'
import type { brokerageContracts } from '@app/schemas/api/money/brokerage'
import type { Context } from '../../context/context.ts'
import { fail, isFailure } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { doOnce } from '../../once/once.ts'
import { acceptedTermsOf } from '../documents/terms.ts'
import { findOwnAccount } from './account-store.ts'
import { moneyOf } from './booking.ts'
import { issuesOf } from './issues.ts'
import { cashAvailable, isAsked, listAccounts, listSchedules, listTransfers } from './lists.ts'
import { openBrokerageAccount } from './opening.ts'
import { roomsOf } from './rooms.ts'
import { cancelSchedule, createSchedule, updateSchedule } from './schedules/schedules.ts'
import { deposit } from './transfers/deposits.ts'
import { takeTransferBack } from './transfers/take-back.ts'
import { quoteWithdrawal, withdraw } from './transfers/withdrawals.ts'
import { toAccountAnswer } from './views.ts'

/** Accounts at the brokerage, and money that goes there and comes from there. */
export function brokerageHandlers(context: Context) {
  const { db } = context
  return {
    getCashAvailable: ({ person }) => cashAvailable(context, person.id),
    listBrokerageAccounts: ({ person, query }) => listAccounts(context, person.id, query.is_active),
    openBrokerageAccount: ({ person, body, requestKey, sender }) => openOnce(context, person.id, requestKey, body, sender.address),
    getContributionRoom: ({ person }) => roomsOf(context, person.id),
    listTransferRequests: ({ person, query }) => listTransfers(db, person.id, isAsked(query.processed)),

    listAccountTransferRequests: async ({ person, params, query }) => {
      const account = await findOwnAccount(db, person.id, params.account)
      const isWanted = isAsked(query.processed)
      return account ? listTransfers(db, person.id, (row) => row.account_id === account.id && isWanted(row)) : fail('not_found')
    },

    listTransfers: ({ person }) => listTransfers(db, person.id, ({ settled_at, state }) => settled_at !== null || state === 'RETURNED'),
    listTransferSchedules: ({ person, query }) => listSchedules(db, person.id, query.status),
    listInvestigationIssues: ({ person }) => issuesOf(db, person.id),
    withdrawFromIra: ({ person, body, requestKey }) => withdraw(context, person, requestKey, body),
    withdraw: ({ person, body, requestKey }) => withdraw(context, person, requestKey, body),
    quoteWithdrawal: ({ person, body, sender }) => quoteWithdrawal(context, person, body, sender.language),
    deposit: ({ person, body, requestKey }) => deposit(context, person, requestKey, body),
    takeTransferBack: ({ person, params }) => takeTransferBack(context, person.id, params.id.toLowerCase()),
    createTransferSchedule: ({ person, body, requestKey }) => createSchedule(context, person, requestKey, body),
    updateTransferSchedule: ({ person, base, body, requestKey }) => updateSchedule(context, person, base, requestKey, body),
    cancelTransferSchedule: ({ person, body, requestKey }) => cancelSchedule(context, person, requestKey, body.transfer_schedule_id),
  } satisfies Handlers<typeof brokerageContracts>
}

type Opening = BodyOf<typeof brokerageContracts.openBrokerageAccount>

async function openOnce(context: Context, personId: string, key: string, body: Opening, address: string) {
  const { account_type: accountType, has_employees: hasEmployees } = body
  const agreed = await acceptedTermsOf(context.db, personId)
  if (!agreed) return fail('terms_required')
  return context.inTurn(personId, () =>
    doOnce(context, { personId, call: 'openBrokerageAccount', key, request: body }, async (trx) => {
      const consent = { ...agreed, address }
      const opening = { personId, accountType, consent, ...(hasEmployees !== undefined && { hasEmployees }) }
      const row = await openBrokerageAccount(context, trx, opening)
      return isFailure(row) ? row : toAccountAnswer(row, await moneyOf(trx, row.id))
    }),
  )
}
