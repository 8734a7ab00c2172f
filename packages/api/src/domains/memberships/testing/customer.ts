import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../../testing/test-app.ts'

const root = '/api/v1/memberships'

export const dayMs = 86_400_000

/** A person who is signed in and known to the card company, with the calls that they can make. */
export async function newCustomer({ ask, signUp, emails }: TestApp) {
  const { pk, access: token, email } = await signUp()
  const get = (path: string, headers = {}) => ask({ method: 'GET', url: `${root}${path}`, token, headers })
  const post = (path: string, payload: object = {}, key: string = randomUUID()) =>
    ask({ method: 'POST', url: `${root}${path}`, token, headers: { 'idempotency-key': key }, payload })
  const { body } = await post('/stripe/customer/create/')
  const customer_id: string = body.customer_id
  /** What a person does in the company's own field. */
  const enter = (client_secret: string, payment_method_id: string) =>
    ask({ method: 'POST', url: '/api/dev/sandbox/cards/', payload: { client_secret, payment_method_id } })
  const keepCard = async (card: string): Promise<string> => {
    const { body: setup } = await post('/stripe/customer/setup_intent/create/', { customer_id })
    await enter(setup.client_secret, card)
    return (await post('/stripe/customer/setup_intent/', { customer_id })).body.payment_method?.id
  }
  const charge = (card: string, more: object = {}, key?: string) =>
    post('/stripe/customer/charge/', { customer_id, price: 19, payment_method_id: card, ...more }, key)
  const subscribe = (card: string, more: object = {}, key?: string) =>
    post('/stripe/subscription/create/', { customer_id, payment_method_id: card, ...more }, key)
  const membership = async () => (await get('/')).body.results[0]
  const payments = async () => (await get('/user_payments/')).body.results
  const emailsOf = (kind: string) => emails.filter((one) => one.personId === pk && one.kind === kind)
  return { pk, token, email, customer_id, get, post, enter, keepCard, charge, subscribe, membership, payments, emailsOf }
}

/** The ledger balance of a person and a product. */
export async function booked({ db }: Pick<TestApp, 'db'>, personId: string, product: string) {
  const accounts = await db.selectFrom('ledger_accounts').select(['account', 'balance_cents']).execute()
  const balance = (name: string) => accounts.find(({ account }) => account === name)?.balance_cents ?? 0
  return {
    byCard: balance(`payments/${personId}/stripe`),
    byPayPal: balance(`payments/${personId}/paypal`),
    revenue: balance(`revenue/${product}`),
  }
}
