import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { isLedgerEven } from '../../../ledger/ledger.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { applyToTransfer } from '../../brokerage/transfers/at-partner.ts'
import { atDesk } from '../../desk/testing/at-desk.ts'
import { addCompany } from '../../found-accounts/testing/searcher.ts'
import { mover, passDays } from '../testing/mover.ts'
import { chargeMoveFee } from './charge-move-fee.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  for (const name of ['Paper Crane Clinic', 'Short Stacks']) await addCompany(service.plainDb, { name, keeper: `${name} Records` })
})
afterEach(() => service.forgetJobs())
afterAll(() => service.close())

const memberships = '/api/v1/memberships'

async function agreed(employer: string, card?: string) {
  const person = await mover(service, employer)
  await person.openHere()
  await person.post(`${memberships}/performance/`, { amount: 1 })
  const { customer_id } = (await person.post(`${memberships}/stripe/customer/create/`, {})).body
  const saveCard = async (payment_method_id: string) => {
    const charged = { customer_id, payment_method_id, price: 19, product_id: 'find_money' }
    await person.post(`${memberships}/stripe/customer/charge/`, charged)
  }
  const keepCard = async (payment_method_id: string) => {
    const { client_secret } = (await person.post(`${memberships}/stripe/customer/setup_intent/create/`, { customer_id })).body
    await service.ask({ method: 'POST', url: '/api/dev/sandbox/cards/', payload: { client_secret, payment_method_id } })
    await person.post(`${memberships}/stripe/customer/setup_intent/`, { customer_id })
  }
  if (card) await saveCard(card)
  const asked = await person.requestSigned({})
  const fees = async () =>
    service.plainDb
      .selectFrom('payments')
      .selectAll()
      .where('person_id', '=', person.pk)
      .where('kind', '=', 'fee')
      .orderBy('created_at')
      .execute()
  return { ...person, asked, fees, saveCard, keepCard }
}

const receiptsIn = (documents: readonly { doc_type: string }[]) => documents.filter(({ doc_type }) => doc_type === 'receipt')

it('is one percent of what arrived, charged once a week after it, with a receipt by e-mail and in the documents', async () => {
  const person = await agreed('Paper Crane Clinic', 'pm_card_visa')
  await passDays(service, 20)
  expect(await person.fees()).toEqual([])
  await passDays(service, 30)
  const [moved] = await person.track()
  const fees = await person.fees()
  expect(fees.map(({ amount_cents, state }) => [amount_cents, state])).toEqual([[Math.round(moved.arrived), 'paid']])
  expect((await person.emailsOf('payment-receipt')).at(-1)?.subject).toContain('Share of what we move')
  expect(receiptsIn(await person.documents())).toHaveLength(1)
  expect(await isLedgerEven(service.plainDb)).toBe(true)
})

it('nothing is charged to people who did not agree, or took it back before the money arrived', async () => {
  const person = await agreed('Paper Crane Clinic', 'pm_card_visa')
  await service.ask({ method: 'DELETE', url: `${memberships}/performance/`, token: person.access })
  await passDays(service, 45)
  expect((await person.track())[0].state).toBe('received')
  expect(await person.fees()).toEqual([])
})

it('without a card the person hears of it, and it is charged once there is one', async () => {
  const person = await agreed('Paper Crane Clinic')
  await passDays(service, 40)
  expect(await person.fees()).toEqual([])
  expect((await person.emailsOf('rollover-fee-unpaid')).length).toBeGreaterThan(0)
  await person.saveCard('pm_card_visa')
  await passDays(service, 4)
  expect((await person.fees()).map(({ state }) => state)).toEqual(['paid'])
})

it('a card that stays declined is left alone after 60 days, and one that is added later pays the fee', async () => {
  const person = await agreed('Paper Crane Clinic')
  await person.keepCard('pm_card_chargeCustomerFail')
  const tries = async () => (await person.fees()).map(({ state, attempt }) => [state, attempt])
  await passDays(service, 110)
  const [last] = await tries()
  expect(last?.[0]).toBe('declined')
  await passDays(service, 5)
  expect(await tries()).toEqual([last])
  await person.saveCard('pm_card_visa')
  await passDays(service, 2)
  expect((await person.fees()).map(({ state }) => state)).toEqual(['paid'])
})

it('a fee that is paid while the cards are looked up is not charged a second time', async () => {
  const person = await agreed('Paper Crane Clinic', 'pm_card_visa')
  const move = () =>
    service.plainDb.selectFrom('rollovers').select(['id', 'received_at']).where('person_id', '=', person.pk).executeTakeFirstOrThrow()
  for (let day = 0; day < 60 && !(await move()).received_at; day++) await passDays(service, 1)
  const { id } = await move()
  const { cards } = service.context.partners
  const { listCards } = cards
  let runs = 0
  const charge = () => chargeMoveFee(service.context, id, 0, service.context.now())
  const listAfterAnother = async (...asked: Parameters<typeof listCards>) => {
    if (runs++ === 0) await charge()
    return listCards(...asked)
  }
  Object.assign(cards, { listCards: listAfterAnother })
  try {
    await charge()
  } finally {
    Object.assign(cards, { listCards })
  }
  expect(runs).toBe(2)
  expect((await person.fees()).map(({ state }) => state)).toEqual(['paid'])
})

it('a fee that is just being charged when the money goes back goes back, too', async () => {
  const person = await agreed('Paper Crane Clinic', 'pm_sandbox_processing')
  const move = () =>
    service.plainDb.selectFrom('rollovers').select(['id', 'received_at']).where('person_id', '=', person.pk).executeTakeFirstOrThrow()
  for (let day = 0; day < 60 && !(await move()).received_at; day++) await passDays(service, 1)
  await chargeMoveFee(service.context, (await move()).id, 0, service.context.now())
  expect((await person.fees()).map(({ state }) => state)).toEqual(['processing'])
  const transfer = await service.plainDb
    .selectFrom('brokerage_transfers')
    .selectAll()
    .where('person_id', '=', person.pk)
    .where('type', '=', 'ROLLOVER')
    .executeTakeFirstOrThrow()
  const { partner_id, amount_cents: amountCents } = transfer
  const told = { id: partner_id ?? '', state: 'RETURNED', reason: 'R03', at: service.context.now(), amountCents } as const
  await applyToTransfer(service.context, transfer, told)
  await passDays(service, 3)
  expect((await move()).received_at).toBe(null)
  const [fee] = await person.fees()
  expect([fee?.state, fee?.refunded_cents]).toEqual(['paid', fee?.amount_cents])
  expect(await isLedgerEven(service.plainDb)).toBe(true)
})

it('a colleague who looks into a payment gives the fee back', async () => {
  const person = await agreed('Short Stacks', 'pm_card_visa')
  await passDays(service, 50)
  const [moved] = await person.track()
  const colleague = await atDesk(service, 'operations')
  const outcome = { outcome: 'fee-back', values: { answer: 'The plan kept $100. We gave our fee back.' } } as const
  const { status } = await colleague.settle('payment-to-look-into', `${moved.payments[0].pk} amount`, outcome)
  expect(status).toBe(200)
  await passDays(service, 1)
  const [fee] = await person.fees()
  expect(fee?.refunded_cents).toBe(fee?.amount_cents)
  expect(await person.emailsOf('payment-refund')).toHaveLength(1)
})
