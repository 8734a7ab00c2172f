import { z } from 'zod'
import { contract, contracts } from '../contract.ts'
import { pk, results, sentDate } from '../fields.ts'
import {
  accountMoney,
  accountNumber,
  accountType,
  brokerageAccount,
  brokerageTransfer,
  contributionRoom,
  contributionType,
  distributionType,
  frequency,
  issue,
  moveAmount,
  scheduleStatus,
  stateWithholdingPercent,
  taxYear,
  transferSchedule,
  withdrawalQuote,
  withholdingPercent,
} from './brokerage-fields.ts'

const yesNo = z.enum(['true', 'false'])
const keyErrors = ['idempotency_mismatch', 'idempotency_in_progress'] as const
const moneyErrors = [...keyErrors, 'not_found', 'not_in_this_state', 'personal_information_required', 'over_the_limit'] as const
const bankErrors = ['bank_link_broken'] as const
const withdrawalErrors = [...moneyErrors, ...bankErrors, 'step_up_required', 'not_enough_money'] as const
const read = { method: 'GET', who: 'person', idempotent: 'by-nature', sends: 'json', status: 200 } as const
const move = { method: 'POST', who: 'person', idempotent: 'by-key-or-equal', sends: 'json', status: 201 } as const
const withdrawal = {
  distribution_type: distributionType,
  amount: moveAmount,
  federal_withholding_percent: withholdingPercent.exactOptional(),
  state_withholding_percent: stateWithholdingPercent.exactOptional(),
}

/** Accounts at the brokerage, and money that goes there and comes from there. */
export const brokerageContracts = contracts({
  getCashAvailable: contract({
    ...read,
    path: '/api/v1/apex/user/cash/available/',
    about: 'Says how much can be taken out now, in all and of each account.',
    answer: z.strictObject({
      cash_available: z.number(),
      accounts: z.array(accountMoney).readonly(),
      state_taxes_income: z.boolean().meta({ description: 'Whether the state of the person does. Then a share can be held back for it.' }),
    }),
    errors: [],
  }),
  listBrokerageAccounts: contract({
    ...read,
    path: '/api/v1/apex/user/accounts/',
    about: 'Lists the brokerage accounts of the person, also those that are being opened.',
    query: z.strictObject({ is_active: yesNo.exactOptional() }),
    answer: results(brokerageAccount),
    errors: [],
  }),
  openBrokerageAccount: contract({
    ...move,
    path: '/api/v1/apex/user/accounts/open/',
    about: 'Asks for an account at the brokerage. One of the same type that is there already is given instead.',
    body: z.strictObject({
      account_type: accountType,
      has_employees: z.boolean().exactOptional().meta({ description: 'For an individual 401(k): whether anybody works for them.' }),
    }),
    answer: brokerageAccount,
    errors: [...keyErrors, 'personal_information_required', 'terms_required', 'not_eligible', 'not_in_this_state'],
  }),
  getContributionRoom: contract({
    ...read,
    path: '/api/v1/apex/user/contribution_room/',
    about: 'Says how much may still be put into each type of account, for this tax year and, until tax day, the one before.',
    answer: results(contributionRoom).extend({
      today: sentDate.meta({ description: 'The day by the clock of the service, whose year is this tax year.' }),
    }),
    errors: ['personal_information_required'],
  }),
  listTransferRequests: contract({
    ...read,
    path: '/api/v1/apex/user/transfer_requests/',
    about: 'Lists every deposit and withdrawal that was asked for, the newest first.',
    query: z.strictObject({ processed: yesNo.exactOptional() }),
    answer: results(brokerageTransfer),
    errors: [],
  }),
  listAccountTransferRequests: contract({
    ...read,
    path: '/api/v1/apex/user/transfer_requests/{account}',
    about: 'The same for one account.',
    params: z.strictObject({ account: accountNumber }),
    query: z.strictObject({ processed: yesNo.exactOptional() }),
    answer: results(brokerageTransfer),
    errors: ['not_found'],
  }),
  listTransfers: contract({
    ...read,
    path: '/api/v1/apex/user/transfers/',
    about: 'Lists the deposits and withdrawals that have moved money, the newest first.',
    answer: results(brokerageTransfer),
    errors: [],
  }),
  listTransferSchedules: contract({
    ...read,
    path: '/api/v1/apex/user/transfer_schedules/',
    about: 'Lists deposits that repeat: those that are active, unless another status is asked for.',
    query: z.strictObject({ status: scheduleStatus.exactOptional() }),
    answer: results(transferSchedule),
    errors: [],
  }),
  listInvestigationIssues: contract({
    ...read,
    path: '/api/v1/apex/investigation/issues/',
    about: 'Lists what stands in the way at the brokerage, and what to do about it.',
    answer: results(issue),
    errors: [],
  }),
  withdrawFromIra: contract({
    ...move,
    movesMoney: true,
    path: '/api/v1/apex/cash/ach/ira/withdraw/create/',
    about: 'Takes cash out of the IRA of somebody who has one, and sends it to their bank.',
    body: z.strictObject(withdrawal),
    answer: brokerageTransfer,
    errors: withdrawalErrors,
  }),
  withdraw: contract({
    ...move,
    movesMoney: true,
    path: '/api/v1/apex/user/transfer/withdraw/create/',
    about: 'Takes cash out of an account and sends it to the bank, less the tax that is held back.',
    body: z.strictObject({ ...withdrawal, account_number: accountNumber }),
    answer: brokerageTransfer,
    errors: withdrawalErrors,
  }),
  quoteWithdrawal: contract({
    ...read,
    method: 'POST',
    path: '/api/v1/apex/user/transfer/withdraw/quote/',
    changesNothingShown: true,
    about: 'Says what a withdrawal would come to: what is held back for tax, what arrives, and what more may be owed. Nothing moves.',
    body: z.strictObject({ ...withdrawal, account_number: accountNumber }),
    answer: withdrawalQuote,
    errors: ['not_found', 'personal_information_required'],
  }),
  deposit: contract({
    ...move,
    movesMoney: true,
    path: '/api/v1/apex/user/transfer/deposit/create/',
    about: 'Takes money from the linked bank and puts it into an account. To ask for it is to allow the bank to be debited once.',
    body: z.strictObject({
      contribution_type: contributionType,
      account_number: accountNumber,
      amount: moveAmount,
      tax_year: taxYear.exactOptional().meta({ description: 'It only has to agree with the contribution type.' }),
    }),
    answer: brokerageTransfer,
    errors: [...moneyErrors, ...bankErrors, 'not_eligible'],
  }),
  takeTransferBack: contract({
    ...move,
    idempotent: 'by-nature',
    status: 200,
    path: '/api/v1/apex/user/transfers/{id}/take-back/',
    about: 'Takes back a deposit or withdrawal that has not been sent. What was put aside for it is as before.',
    params: z.strictObject({ id: pk }),
    body: z.strictObject({}),
    answer: brokerageTransfer,
    errors: ['not_found', 'not_in_this_state'],
  }),
  createTransferSchedule: contract({
    ...move,
    movesMoney: true,
    path: '/api/v1/apex/user/transfer_schedules/create/',
    about: 'Begins deposits that repeat. To ask for it is to allow the bank to be debited on those days until it is cancelled.',
    body: z.strictObject({
      contribution_type: contributionType,
      frequency,
      account_number: accountNumber,
      amount: moveAmount,
      first_date: sentDate.exactOptional().meta({ description: 'The next bank day, unless another day is said.' }),
    }),
    answer: transferSchedule,
    errors: [...moneyErrors, ...bankErrors, 'not_eligible'],
  }),
  updateTransferSchedule: contract({
    ...move,
    movesMoney: true,
    idempotent: 'by-key-if-sent',
    status: 200,
    versioned: 'if-sent',
    path: '/api/v1/apex/user/transfer_schedules/update/',
    about: 'Changes amount, rhythm or next day of deposits that repeat; pauses them, or lets them go on from their next day.',
    body: z.strictObject({
      transfer_schedule_id: pk,
      amount: moveAmount.exactOptional(),
      frequency: frequency.exactOptional(),
      first_date: sentDate
        .exactOptional()
        .meta({ description: 'The next deposit. Without it another rhythm begins on the next day of before.' }),
      status: z.enum(['ACTIVE', 'PAUSED']).exactOptional(),
    }),
    answer: transferSchedule,
    errors: [...moneyErrors, ...bankErrors, 'precondition_failed', 'not_eligible'],
  }),
  cancelTransferSchedule: contract({
    ...move,
    idempotent: 'by-key-if-sent',
    status: 200,
    path: '/api/v1/apex/user/transfer_schedules/cancel/',
    about: 'Ends deposits that repeat. What is on its way already still arrives.',
    body: z.strictObject({ transfer_schedule_id: pk }),
    answer: transferSchedule,
    errors: [...keyErrors, 'not_found'],
  }),
})
