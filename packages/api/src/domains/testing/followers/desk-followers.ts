import type { TaskKind } from '@app/schemas/rules/desk/task-kinds'
import type { TestApp } from '../../../testing/test-app.ts'
import { colleagueAtDesk } from '../../desk/testing/colleague-at-desk.ts'
import { type Follow, pair } from './follower.ts'

type Send = (method: 'POST', url: string, payload: object, base?: number) => ReturnType<TestApp['ask']>

const colleagues = new WeakMap<TestApp, ReturnType<typeof colleagueAtDesk>>()

/** What a colleague sees of what somebody has sent. */
async function seen(service: TestApp, kind: TaskKind, work: (send: Send) => Promise<unknown>): Promise<unknown> {
  const colleague = colleagues.get(service) ?? colleagueAtDesk(service)
  colleagues.set(service, colleague)
  const { access: token, pk } = await service.signUp()
  await work((method, url, payload, base) =>
    service.ask({
      method,
      url,
      token,
      payload,
      headers: { 'idempotency-key': service.context.newId(), ...(base !== undefined && { 'if-match': `"${base}"` }) },
    }),
  )
  return (await colleague).show(pk, kind)
}

const requested =
  (call: 'alt_loan' | 'refinance_loan', kind: TaskKind, form: object, before?: (send: Send) => Promise<unknown>) => (service: TestApp) =>
    seen(service, kind, async (send) => {
      await before?.(send)
      const { body } = await send('POST', `/api/v1/loans/${call}/create/`, form)
      if (form !== undefined && 'unsent' in form) return
      await send('POST', `/api/v1/loans/${call}/${body.pk}/send/`, {}, 1)
    })

const alt = <T>(name: string, values: readonly [T, T]): Follow =>
  pair(values, (service, value) =>
    requested('alt_loan', 'outside-loan-request', { borrow_amount: 7_500, terms_condition: true, [name]: value })(service),
  )
const refinance = <T>(name: string, values: readonly [T, T]): Follow =>
  pair(values, (service, value) => requested('refinance_loan', 'refinance-request', { borrow_amount: 7_500, [name]: value })(service))
const plan = <T>(name: string, values: readonly [T, T]): Follow =>
  pair(values, (service, value) =>
    requested('refinance_loan', 'refinance-request', { borrow_amount: 7_500 }, (send) =>
      send('POST', '/api/v1/accounts/known_providers/create/', { record_keeper_name: 'Sample Trust', balance: 1_000, [name]: value }),
    )(service),
  )
const answered = <T>(
  kind: TaskKind,
  answers: (value: T) => object,
  values: readonly [T, T],
  more?: (send: Send) => Promise<unknown>,
): Follow =>
  pair(values, (service, value) =>
    seen(service, kind, async (send) => {
      await send('POST', '/api/v1/accounts/add_investment_account_info/', answers(value))
      await more?.(send)
    }),
  )

async function sendRefinance(send: Send): Promise<void> {
  const { body } = await send('POST', '/api/v1/loans/refinance_loan/create/', { borrow_amount: 7_500 })
  await send('POST', `/api/v1/loans/refinance_loan/${body.pk}/send/`, {}, 1)
}

export const outsideLoanFollowers = {
  'alt_loan.offers_choice': alt('terms_condition', [true, false]),
  'alt_loan.borrow_amount': alt('borrow_amount', [7_000, 8_000]),
  'alt_loan.term': alt('term', ['2', '3']),
  'alt_loan.terms_condition': alt('terms_condition', [true, false]),
  'refinance_loan.borrow_amount': refinance('borrow_amount', [7_000, 8_000]),
  'refinance_loan.term': refinance('term', ['2', '3']),
  'refinance_loan.lender': refinance('lender', ['Harbor Lending', 'Sample Bank']),
  'refinance_loan.interest_rate': refinance('interest_rate', [7, 8]),
  'refinance_loan.current_balance': refinance('current_balance', [4_000, 5_000]),
  'refinance_loan.current_term': refinance('current_term', ['2', '3']),
  'known_providers.record_keeper_name': plan('record_keeper_name', ['Sample Trust', 'Old Video Trust']),
  'known_providers.balance': plan('balance', [1_000, 2_000]),
  'known_providers.current_job': plan('current_job', [true, false]),
  'known_providers.current_plan_loan': plan('current_plan_loan', [true, false]),
  'loans.purpose': alt('purpose', ['medical', 'debt']),
  'loans.annual_income': alt('annual_income', [50_000, 60_000]),
  'loans.credit_rating': alt('credit_rating', ['good', 'very-good']),
  'loan_requests.sent': pair([true, false], (service, isSent) =>
    seen(service, 'refinance-request', async (send) => (isSent ? sendRefinance(send) : undefined)),
  ),
  'questionnaire.services': answered('refinance-request', (services) => ({ services }), [['find'], ['claim']], sendRefinance),
}

export const moneyRequestFollowers = {
  'questionnaire.balance_found_request': answered('money-request', (wish) => ({ balance_found_request: wish }), [
    'TAKE_MONEY_OUT',
    'TRANSFER_AND_INVEST',
  ]),
}
