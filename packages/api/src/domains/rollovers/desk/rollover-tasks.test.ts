import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { rolledOverCents } from '../../brokerage/booking.ts'
import { atDesk } from '../../desk/testing/at-desk.ts'
import { addCompany } from '../../found-accounts/testing/searcher.ts'
import { mover, passDays } from '../testing/mover.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
let colleague: Awaited<ReturnType<typeof atDesk>>
beforeAll(async () => {
  service = await startTestApp()
  for (const name of ['Handwritten Hardware', 'Form Foundry', 'Short Stacks', 'Paper Crane Clinic'])
    await addCompany(service.plainDb, { name, keeper: `${name} Records` })
})
afterEach(() => service.forgetJobs())
afterAll(() => service.close())

const paid = { amount: 500_000, way: 'check', taxKind: 'pre-tax', name: 'check 88' } as const

it('a plan that no machine reaches is asked by hand, and the outcomes move the same stages', async () => {
  const person = await mover(service, 'Handwritten Hardware')
  await person.openHere()
  const { pk } = await person.requestSigned({})
  colleague = await atDesk(service, 'operations')
  const shown = JSON.stringify(await colleague.read('rollover-by-hand', pk))
  for (const part of ['Handwritten Hardware', 'Check payable to', 'The signed transfer form']) expect(shown).toContain(part)
  expect((await person.track())[0].next_step).toContain('One of us will send your form')
  await colleague.settle('rollover-by-hand', pk, { outcome: 'sent', values: { how: 'Fax 555' } })
  expect((await person.track())[0]).toMatchObject({
    state: 'requested',
    next_step: expect.stringMatching(/^.+ has your request\. One of us is in touch/),
  })
  await colleague.settle('rollover-by-hand', pk, { outcome: 'accepted', values: {} })
  expect((await person.track())[0].state).toBe('accepted')
  expect(await colleague.stateOf('rollover-by-hand', pk)).toBe('open')
  await colleague.settle('rollover-by-hand', pk, { outcome: 'paid', values: paid })
  expect(await colleague.stateOf('rollover-by-hand', pk)).not.toBe('open')
  expect((await person.track())[0]).toMatchObject({ state: 'sent', amount: 5000 })
  await passDays(service, 10)
  expect((await person.track())[0]).toMatchObject({ state: 'received', arrived: 5000 })
  expect(await rolledOverCents(service.plainDb, person.pk)).toBe(500_000)
})

it('a form that nobody has sent is late by us, and once it is sent, by the plan', async () => {
  const person = await mover(service, 'Handwritten Hardware')
  const { pk } = await person.requestSigned()
  await passDays(service, 16)
  const late = /^This is \d+ days late: your form hasn’t gone to .+ yet\. One of us will send it/
  expect((await person.track())[0].next_step).toMatch(late)
  colleague = await atDesk(service, 'operations')
  await colleague.settle('rollover-by-hand', pk, { outcome: 'sent', values: { how: 'Fax 555' } })
  expect((await person.track())[0].next_step).toMatch(/^This is \d+ days late\. Ask .+, or book/)
})

it('a plan that pays in parts keeps the task open until the last one is written down', async () => {
  const person = await mover(service, 'Handwritten Hardware')
  await person.openHere()
  const { pk } = await person.requestSigned({})
  colleague = await atDesk(service, 'operations')
  await colleague.settle('rollover-by-hand', pk, { outcome: 'part-paid', values: { ...paid, amount: 300_000 } })
  expect(await colleague.stateOf('rollover-by-hand', pk)).toBe('open')
  await colleague.settle('rollover-by-hand', pk, { outcome: 'paid', values: { ...paid, amount: 200_000, name: 'check 89' } })
  expect(await colleague.stateOf('rollover-by-hand', pk)).not.toBe('open')
  await passDays(service, 10)
  expect((await person.track())[0]).toMatchObject({ state: 'received', arrived: 5000 })
})

it('a new plan without an account number is named on the form and to the colleague by its name and by who runs it', async () => {
  const person = await mover(service, 'Handwritten Hardware')
  const pre_tax = await person.namePlan({ record_keeper: 'Example Records', account_number: undefined })
  expect((await person.destinations()).results).toMatchObject([{ kind: 'plan', name: 'New Mill 401(k)', is_ready: true }])
  const told = service.emails.findLast(({ personId, kind }) => personId === person.pk && kind === 'destination-added')
  expect(told?.paragraphs[0]).toBe('It was saved just now, right after a check that it was you.')
  await person.request({ destination: { pre_tax } })
  const [form] = (await person.read()).waiting
  const facts = Object.fromEntries(form?.facts.map(({ name, value }: { name: string; value: string }) => [name, value]) ?? [])
  const named = { held: 'New Mill 401(k)', 'plan run by': 'Example Records', 'account number': 'None: the plan goes by my name' }
  expect(facts).toMatchObject({
    To: named.held,
    'To: held at': named.held,
    'To: plan run by': named['plan run by'],
    'To: account number': named['account number'],
    'To: checks payable to': 'New Mill 401(k) FBO Pat Example',
  })
  await person.sign()
  await service.doJobs()
  colleague = await atDesk(service, 'operations')
  const [{ pk }] = await person.track()
  const shown = JSON.stringify(await colleague.read('rollover-by-hand', pk))
  for (const part of ['"Run by","value":"Example Records"', 'None: the plan goes by the name', 'P.O. Box 9, Akron, OH 44301'])
    expect(shown).toContain(part)
})

it('whoever asks a plan reads what the customer reported of their calls, and nobody else’s', async () => {
  const [person, other] = [await mover(service, 'Handwritten Hardware'), await mover(service, 'Handwritten Hardware')]
  const report = (by: typeof person, own: object) =>
    by.post(
      '/api/v1/accounts/found_accounts/rollover_notes/',
      { about: 'call', outcome: 'done', ...own },
      { 'idempotency-key': randomUUID() },
    )
  await report(other, { reference: 'CASE 9' })
  const { pk } = await person.requestSigned()
  await report(person, { delivery: 'wire', amount: 41_200, expected_date: '2027-01-15', reference: 'CASE 778', note: 'Ask for Sam.' })
  colleague = await atDesk(service, 'operations')
  const shown = JSON.stringify(await colleague.read('rollover-by-hand', pk))
  for (const part of ['They’ll send the money', 'By wire', '$41,200.00', 'January 15, 2027', 'CASE 778', 'Ask for Sam.'])
    expect(shown).toContain(part)
  expect(shown).not.toContain('CASE 9')
})

it('a payment of nothing is a slip, and nothing breaks', async () => {
  const person = await mover(service, 'Handwritten Hardware')
  const { pk } = await person.requestSigned()
  colleague = await atDesk(service, 'operations')
  const { status, body } = await colleague.settle('rollover-by-hand', pk, { outcome: 'part-paid', values: { ...paid, amount: 0 } })
  expect([status, body.fields]).toEqual([400, { amount: ['Enter an amount above zero.'] }])
  expect((await person.track())[0].payments).toEqual([])
})

it('what a plan needs from the customer goes to them in the colleague’s words, and a refusal ends the request', async () => {
  const person = await mover(service, 'Handwritten Hardware')
  const { pk } = await person.requestSigned()
  colleague = await atDesk(service, 'operations')
  await colleague.settle('rollover-by-hand', pk, { outcome: 'needs-paper', values: { needed: 'A copy of your ID.' } })
  expect((await person.emailsOf('rollover-paper-needed'))[0]?.paragraphs.join(' ')).toContain('A copy of your ID.')
  await colleague.settle('rollover-by-hand', pk, { outcome: 'refused', values: { why: 'still-employed' } })
  expect((await person.track())[0]).toMatchObject({ state: 'refused', refused_why: expect.stringContaining('You still work there') })
})

it('a plan that wants its own form is a task, and no refusal', async () => {
  const person = await mover(service, 'Form Foundry')
  const { pk } = await person.requestSigned()
  await passDays(service, 5)
  expect((await person.track())[0].state).toBe('requested')
  expect(await person.emailsOf('rollover-form-wanted')).toHaveLength(1)
  colleague = await atDesk(service, 'operations')
  await colleague.settle('transfer-form', pk, { outcome: 'to-sign', values: { how: 'We mailed you the form.' } })
  await colleague.settle('transfer-form', pk, { outcome: 'accepted', values: {} })
  await colleague.settle('transfer-form', pk, { outcome: 'paid', values: paid })
  expect((await person.track())[0]).toMatchObject({ state: 'sent', amount: 5000 })
})

it('what a colleague has sent is stopped by a colleague', async () => {
  const person = await mover(service, 'Handwritten Hardware')
  const { pk } = await person.requestSigned()
  colleague = await atDesk(service, 'operations')
  await colleague.settle('rollover-by-hand', pk, { outcome: 'sent', values: { how: 'Fax 555' } })
  expect((await person.cancel(pk)).body.state).toBe('cancelling')
  await colleague.settle('rollover-stop', pk, { outcome: 'stopped', values: {} })
  expect((await person.track())[0].state).toBe('cancelled')
  expect(await colleague.stateOf('rollover-by-hand', pk)).toBe('withdrawn')
})

it('a payment that is not what was sent is answered in the colleague’s words', async () => {
  const person = await mover(service, 'Short Stacks')
  await person.openHere()
  await person.requestSigned({})
  await passDays(service, 30)
  const [tracked] = await person.track()
  const about = `${tracked.payments[0].pk} amount`
  colleague = await atDesk(service, 'operations')
  await colleague.settle('payment-to-look-into', about, { outcome: 'answered', values: { answer: 'The plan kept a fee of $100.' } })
  expect((await person.emailsOf('rollover-looked-into'))[0]?.paragraphs.join(' ')).toContain('a fee of $100')
})

it('where the brokerage reports no checks, a colleague writes down what came, and it is booked', async () => {
  const person = await mover(service, 'Paper Crane Clinic')
  await person.openHere()
  const before = service.context.partners.brokerage.expectRollover
  Object.assign(service.context.partners.brokerage, {
    expectRollover: async () => ({ ok: false, why: 'refused', reason: 'rollover-not-offered' }),
  })
  try {
    await person.requestSigned({})
    await passDays(service, 16)
  } finally {
    Object.assign(service.context.partners.brokerage, { expectRollover: before })
  }
  const [sent] = await person.track()
  colleague = await atDesk(service, 'operations')
  const about = `${sent.payments[0].pk} not-taken`
  const amount = Math.round(sent.amount * 100)
  expect((await colleague.settle('payment-to-look-into', about, { outcome: 'arrived', values: { amount } })).status).toBe(200)
  expect((await person.track())[0]).toMatchObject({ state: 'received', arrived: sent.amount, payments: [{ confirmed_by: 'us' }] })
  expect(await rolledOverCents(service.plainDb, person.pk)).toBe(amount)
})

it('money that comes although its request was cancelled is booked once, by the brokerage that expects it', async () => {
  const person = await mover(service, 'Paper Crane Clinic')
  await person.openHere()
  const { pk } = await person.requestSigned({})
  await passDays(service, 3)
  // The plan has said that it stopped it, and sends the money all the same.
  await service.db.updateTable('rollovers').set({ cancelled_at: service.context.now() }).where('id', '=', pk).execute()
  const sent = async () =>
    service.db.selectFrom('rollover_payments').select(['id', 'said_cents']).where('rollover_id', '=', pk).executeTakeFirst()
  for (let day = 0; day < 12 && !(await sent()); day++) await passDays(service, 1)
  const { id, said_cents: amount } = (await sent()) ?? { id: '', said_cents: 0 }
  colleague = await atDesk(service, 'operations')
  const byHand = await colleague.settle('payment-to-look-into', `${id} not-asked-for`, { outcome: 'arrived', values: { amount } })
  expect(byHand.body).toMatchObject({ code: 'not_in_this_state', detail: expect.stringContaining('booked by itself when it comes') })
  expect(await rolledOverCents(service.plainDb, person.pk)).toBe(0)
  await passDays(service, 10)
  expect(await rolledOverCents(service.plainDb, person.pk)).toBe(amount)
  const [{ next_step: nextStep, state }] = await person.track()
  expect([state, nextStep]).toEqual(['cancelled', expect.stringMatching(/^This had ended, but your old plan sent \$[\d,.]+\. One of us/)])
  // It is no part of a move that goes on: no rest is promised, and a colleague writes.
  const [said] = await person.emailsOf('rollover-part-arrived')
  expect([said?.subject, said?.paragraphs.at(-1)]).toEqual([
    'Your old plan has sent money after all',
    'One of us will find out why and e-mail you.',
  ])
})
