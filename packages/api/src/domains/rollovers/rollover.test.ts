import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { isLedgerEven } from '../../ledger/ledger.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { rolledOverCents } from '../brokerage/booking.ts'
import { addCompany } from '../found-accounts/testing/searcher.ts'
import { mover, passDays } from './testing/mover.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  const names = [
    'Paper Crane Clinic',
    'Spousal Consent Works',
    'Silent Mills',
    'Bounce Books',
    'Short Stacks',
    'Halves Hardware',
    'Lost Lumber',
  ]
  for (const name of names) await addCompany(service.plainDb, { name, keeper: `${name} Records` })
})
afterEach(() => service.forgetJobs())
afterAll(() => service.close())

const centsOf = (dollars: number) => Math.round(dollars * 100)

it('follows money to an account here: arrived is what the brokerage and the ledger have booked', async () => {
  const person = await mover(service, 'Paper Crane Clinic')
  const account = await person.openHere()
  const asked = await person.requestSigned({})
  expect(asked).toMatchObject({ state: 'waiting_for_signature', to: [{ tax_kind: 'pre-tax', kind: 'ours' }], payments: [] })
  expect((await person.track())[0].state).toBe('requested')
  await passDays(service, 14)
  const [sent] = await person.track()
  expect(sent).toMatchObject({ state: 'sent', arrived: 0, payments: [{ state: 'sent', said: sent.amount, arrived: null }] })
  expect(await rolledOverCents(service.plainDb, person.pk)).toBe(0)
  await passDays(service, 16)
  const [done] = await person.track()
  expect(done).toMatchObject({ state: 'received', arrived: done.amount, days_overdue: 0, form_1099r_codes: ['G'], refused_why: null })
  expect(done.payments).toMatchObject([{ state: 'arrived', confirmed_by: 'custodian' }])
  expect(await rolledOverCents(service.plainDb, person.pk)).toBe(centsOf(done.arrived))
  const { body } = await person.get('/api/v1/apex/user/accounts/')
  expect(body.results.find(({ pk }: { pk: string }) => pk === account).cash_available).toBe(done.arrived)
  const rooms = (await person.get('/api/v1/apex/user/contribution_room/')).body
  for (const room of rooms.results ?? []) expect(room.contributed).toBe(0)
  for (const kind of ['requested', 'accepted', 'sent', 'received']) expect(await person.emailsOf(`rollover-${kind}`), kind).toHaveLength(1)
  expect((await person.list(''))[0].rollover).toBe(asked.pk)
  expect(await isLedgerEven(service.plainDb)).toBe(true)
})

it('is refused without a destination, and says what to do', async () => {
  const person = await mover(service, 'Paper Crane Clinic')
  const { status, body } = await person.request()
  expect([status, body.code]).toEqual([409, 'destination_required'])
  expect(body.detail).toContain('Open a Traditional IRA here')
  expect(await person.track()).toEqual([])
  const unknownKind = await person.nameIra('not-sure')
  expect((await person.request({ destination: { pre_tax: unknownKind } })).body.detail).toContain('which kind of IRA')
  const roth = await person.nameIra('roth')
  expect((await person.request({ destination: { pre_tax: roth } })).body.detail).toContain('doesn’t take pre-tax money')
  expect((await person.destinations()).usual).toMatchObject([
    { tax_kind: 'pre-tax', pk: null, todo: expect.any(String) },
    { tax_kind: 'roth' },
  ])
})

it('an account that is being opened or not signed for gets no money yet', async () => {
  const person = await mover(service, 'Paper Crane Clinic')
  await person.post('/api/v1/accounts/add_investment_account_info/', {
    citizen_status: 'us-citizen',
    employment_status: 'employed',
    tax_filing_status: 'single',
  })
  const url = '/api/v1/documents/terms-condition/'
  const { results } = (await person.get(url)).body
  await person.post(`${url}accept/`, {
    documents: results.map(({ document, version }: { document: string; version: string }) => ({ document, version })),
  })
  await person.post('/api/v1/apex/user/accounts/open/', { account_type: 'TRADITIONAL_IRA' })
  expect((await person.request()).body.detail).toContain('Sign its papers meanwhile')
  await passDays(service, 8)
  // The e-mail that it is open says what waited for it.
  const opened = service.emails.find(({ personId, kind }) => personId === person.pk && kind === 'brokerage-account-open')
  expect(opened?.paragraphs.join(' ')).toContain('send your request now')
  expect((await person.request()).body.detail).toContain('Sign the papers of your Traditional IRA')
  await person.sign()
  expect((await person.request()).status).toBe(201)
})

it('an account with both kinds of money needs two destinations, and makes two payments', async () => {
  const person = await mover(service, 'Paper Crane Clinic')
  const [account] = person.found
  await person.update([{ pk: account.pk, version: account.version, tax_type: 'both' }])
  await person.openHere('TRADITIONAL_IRA')
  expect((await person.request()).body.detail).toContain('Roth')
  const asked = await person.requestSigned({ destination: { roth: await person.nameIra('roth') } })
  expect(asked.to).toMatchObject([
    { tax_kind: 'pre-tax', kind: 'ours' },
    { tax_kind: 'roth', kind: 'ira' },
  ])
  await passDays(service, 30)
  const [tracked] = await person.track()
  expect(tracked.payments).toMatchObject([
    { tax_kind: 'pre-tax', state: 'arrived', confirmed_by: 'custodian' },
    { tax_kind: 'roth', state: 'sent' },
  ])
  expect(tracked.state).toBe('sent')
  const roth = tracked.payments[1]
  const { body } = await person.arrived(asked.pk, { amount: roth.said, payment: roth.pk })
  expect(body).toMatchObject({ state: 'received', arrived: tracked.amount })
})

it('money that goes elsewhere has arrived when the person says so, once', async () => {
  const person = await mover(service, 'Paper Crane Clinic')
  const asked = await person.requestSigned()
  expect(asked.to).toMatchObject([
    { kind: 'ira', name: 'Harbor Trust, account ending in 5678', payable_to: 'Harbor Trust FBO Pat Example' },
  ])
  await passDays(service, 25)
  const [sent] = await person.track()
  expect(sent.state).toBe('sent')
  const answers = await Promise.all(Array.from({ length: 8 }, () => person.arrived(asked.pk, { amount: sent.amount }, 'one-press')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await person.track())[0]).toMatchObject({ state: 'received', arrived: sent.amount, payments: [{ confirmed_by: 'you' }] })
  expect((await person.arrived(asked.pk, { amount: 1 })).body.code).toBe('not_in_this_state')
  expect(await person.emailsOf('rollover-received')).toHaveLength(1)
})

it('a new plan takes money too, and its word is the person’s', async () => {
  const person = await mover(service, 'Paper Crane Clinic')
  const asked = await person.requestSigned({ destination: { pre_tax: await person.namePlan() } })
  expect(asked.to).toMatchObject([{ kind: 'plan', check_address: 'P.O. Box 9, Akron, OH 44301' }])
  // The old plan has reported nothing, and the person sees the money all the same.
  const { body } = await person.arrived(asked.pk, { amount: 900 })
  expect(body).toMatchObject({ state: 'received', arrived: 900 })
})

it('to an account here nobody but the brokerage says that money has arrived', async () => {
  const person = await mover(service, 'Paper Crane Clinic')
  await person.openHere()
  const asked = await person.requestSigned({})
  expect((await person.arrived(asked.pk, { amount: 1000 })).body.code).toBe('not_in_this_state')
})

/** Pre-tax money comes here, and Roth money goes elsewhere. */
async function toTwoPlaces() {
  const person = await mover(service, 'Paper Crane Clinic')
  const [account] = person.found
  await person.update([{ pk: account.pk, version: account.version, tax_type: 'both' }])
  await person.openHere('TRADITIONAL_IRA')
  const asked = await person.requestSigned({ destination: { roth: await person.nameIra('roth') } })
  return { person, asked }
}

it('of money that goes to two places, a person confirms only what goes elsewhere', async () => {
  const { person, asked } = await toTwoPlaces()
  const payments = async () => (await person.track())[0].payments
  for (let day = 0; day < 20 && (await payments()).length === 0; day++) await passDays(service, 1)
  const [here] = await payments()
  expect(here).toMatchObject({ tax_kind: 'pre-tax', state: 'sent' })
  const { body } = await person.arrived(asked.pk, { amount: 1, payment: here.pk })
  expect(body).toMatchObject({ code: 'not_in_this_state', detail: expect.stringContaining('book it ourselves') })
  expect((await payments())[0]).toMatchObject({ state: 'sent', confirmed_by: null })
})

it('what arrived elsewhere before the old plan reported it is the payment that it reports, and what comes here is still awaited', async () => {
  const { person, asked } = await toTwoPlaces()
  const { body } = await person.arrived(asked.pk, { amount: 900 })
  expect(body).toMatchObject({ state: 'sent', arrived: 900 })
  expect(await person.emailsOf('rollover-received')).toEqual([])
  await passDays(service, 30)
  expect((await person.track())[0]).toMatchObject({
    state: 'received',
    payments: [
      { tax_kind: 'roth', arrived: 900, confirmed_by: 'you' },
      { tax_kind: 'pre-tax', state: 'arrived', confirmed_by: 'custodian' },
    ],
  })
  const tasks = service.plainDb.selectFrom('desk_tasks').select('about').where('person_id', '=', person.pk)
  const looked = await tasks.where('kind', '=', 'payment-to-look-into').execute()
  expect(looked.map(({ about }) => about.split(' ')[1])).toEqual(['amount'])
})

it('money that goes to two places elsewhere has all arrived once the person has told of both', async () => {
  const person = await mover(service, 'Paper Crane Clinic')
  const [account] = person.found
  await person.update([{ pk: account.pk, version: account.version, tax_type: 'both' }])
  const asked = await person.requestSigned({ destination: { pre_tax: await person.nameIra(), roth: await person.nameIra('roth') } })
  const first = await person.arrived(asked.pk, { amount: 900 })
  expect(first.body).toMatchObject({ state: 'sent', arrived: 900, payments: [{ tax_kind: 'pre-tax', confirmed_by: 'you' }] })
  expect(await person.emailsOf('rollover-received')).toEqual([])
  const both = await person.arrived(asked.pk, { amount: 100 })
  expect(both.body).toMatchObject({ state: 'received', arrived: 1_000, payments: [{ tax_kind: 'pre-tax' }, { tax_kind: 'roth' }] })
  expect((await person.arrived(asked.pk, { amount: 1 })).body.code).toBe('not_in_this_state')
  expect(await person.emailsOf('rollover-received')).toHaveLength(1)
})

it('a request that ended with the word of the person stays so when the old plan reports the same money', async () => {
  const person = await mover(service, 'Paper Crane Clinic')
  const asked = await person.requestSigned()
  await person.arrived(asked.pk, { amount: 900 })
  await passDays(service, 30)
  expect((await person.track())[0]).toMatchObject({ state: 'received', arrived: 900, payments: [{ confirmed_by: 'you' }] })
  expect((await person.track())[0].payments).toHaveLength(1)
  expect(await person.emailsOf('rollover-received')).toHaveLength(1)
})

it('nothing is sent before the form is signed, and the person is reminded of it', async () => {
  const person = await mover(service, 'Paper Crane Clinic')
  await person.request({ destination: { pre_tax: await person.nameIra() } })
  await passDays(service, 5)
  expect((await person.track())[0]).toMatchObject({ state: 'waiting_for_signature', days_overdue: 0 })
  expect(await person.emailsOf('rollover-form-reminder')).toHaveLength(1)
  const moves = await service.plainDb.selectFrom('rollovers').select('is_taken').where('person_id', '=', person.pk).execute()
  expect(moves).toEqual([{ is_taken: false }])
})

it('a check that bounces takes its arrival back, and people look into it', async () => {
  const person = await mover(service, 'Bounce Books')
  await person.openHere()
  await person.requestSigned({})
  await passDays(service, 40)
  const [tracked] = await person.track()
  expect(tracked).toMatchObject({ state: 'sent', arrived: 0, payments: [{ state: 'returned', arrived: null }] })
  expect(tracked.next_step).toContain('returned to the sender')
  expect(await rolledOverCents(service.plainDb, person.pk)).toBe(0)
  expect(await tasksOf(person.pk)).toEqual(['payment-to-look-into'])
  expect(await person.emailsOf('rollover-returned')).toHaveLength(1)
})

it('a difference between what was sent and what came shows both sums, and is looked into', async () => {
  const person = await mover(service, 'Short Stacks')
  await person.openHere()
  await person.requestSigned({})
  await passDays(service, 30)
  const [tracked] = await person.track()
  expect(tracked.state).toBe('received')
  expect(tracked.arrived).toBe(Math.round((tracked.amount - 100) * 100) / 100)
  expect(tracked.next_step).toMatch(/says it sent \$[\d,.]+, but \$[\d,.]+ arrived/)
  expect(await rolledOverCents(service.plainDb, person.pk)).toBe(centsOf(tracked.arrived))
  expect(await tasksOf(person.pk)).toEqual(['payment-to-look-into'])
})

it('two partial payments add up, and the request is over with the second', async () => {
  const person = await mover(service, 'Halves Hardware')
  await person.openHere()
  await person.requestSigned({})
  // Weekends and holidays move the days on which they arrive, and each day is looked at.
  let [tracked] = await person.track()
  for (let day = 0; day < 30 && !tracked.payments.some((one: { state: string }) => one.state === 'arrived'); day++) {
    await passDays(service, 1)
    tracked = (await person.track())[0]
  }
  expect(tracked.state).toBe('sent')
  await passDays(service, 20)
  const [done] = await person.track()
  expect(done).toMatchObject({ state: 'received', arrived: done.amount, payments: [{ state: 'arrived' }, { state: 'arrived' }] })
  expect([await person.emailsOf('rollover-part-arrived'), await person.emailsOf('rollover-received')].map(({ length }) => length)).toEqual([
    1, 1,
  ])
})

it('a check that never comes is late, and never said to have arrived', async () => {
  const person = await mover(service, 'Lost Lumber')
  await person.openHere()
  await person.requestSigned({})
  await passDays(service, 45)
  const [late] = await person.track()
  expect([late.state, late.arrived, late.days_overdue > 0]).toEqual(['sent', 0, true])
})

it('eight at once are one request', async () => {
  const person = await mover(service, 'Paper Crane Clinic')
  const destination = { pre_tax: await person.nameIra() }
  const same = await Promise.all(Array.from({ length: 8 }, () => person.request({ destination }, 'the-very-same-click')))
  expect(new Set(same.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  const others = await Promise.all(Array.from({ length: 8 }, () => person.request({ destination })))
  expect(new Set(others.map(({ body }) => body.code))).toEqual(new Set(['already_done']))
  expect(await person.track()).toHaveLength(1)
  expect((await person.request({ destination, way: 'direct-wire' }, 'the-very-same-click')).body.code).toBe('idempotency_mismatch')
})

it('says why a request was refused and what to do, and lets the person ask again', async () => {
  const person = await mover(service, 'Spousal Consent Works')
  await person.requestSigned()
  await passDays(service, 5)
  const [refused] = await person.track()
  expect([refused.state, refused.refused_why]).toEqual(['refused', expect.stringContaining('Your spouse has to agree')])
  expect(await person.emailsOf('rollover-refused')).toHaveLength(1)
  const [destination] = (await person.destinations()).results
  expect((await person.request({ destination: { pre_tax: destination.pk } })).status).toBe(201)
  // What was refused is no news any more.
  expect((await person.track()).map(({ state }: { state: string }) => state)).toEqual(['waiting_for_signature'])
})

it('warns once when nobody answers, and says how late it is', async () => {
  const person = await mover(service, 'Silent Mills')
  await person.requestSigned()
  await passDays(service, 16)
  const [late] = await person.track()
  expect(late.days_overdue).toBeGreaterThan(5)
  expect(late.next_step).toMatch(/late\. Ask .+, or book/)
  const emails = await person.emailsOf('rollover-late')
  expect(emails.map(({ paragraphs }) => paragraphs.join(' '))).toEqual([expect.stringContaining('book a free call')])
  expect(await tasksOf(person.pk)).toEqual([])
})

it('of people whose transfers are followed, a colleague asks, with a deadline', async () => {
  const person = await mover(service, 'Silent Mills')
  await person.post('/api/v1/memberships/performance/', { amount: 1 })
  await person.requestSigned()
  await passDays(service, 16)
  expect((await person.emailsOf('rollover-late')).map(({ paragraphs }) => paragraphs.join(' '))).toEqual([
    expect.stringContaining('One of us will ask'),
  ])
  expect(await tasksOf(person.pk)).toEqual(['rollover-late'])
})

it('changes nothing by messages that come twice, late or out of order', async () => {
  const person = await mover(service, 'Paper Crane Clinic')
  const asked = await person.requestSigned()
  await passDays(service, 20)
  const before = await person.track()
  const work = service.jobHandlers['sandbox-record-keepers']?.work
  for (const stage of ['1', '3', '2']) await work?.({ ref: asked.pk, kind: 'move', stage }, { jobId: '1', at: service.context.now() })
  await service.doJobs()
  expect(await person.track()).toEqual(before)
  expect(await person.emailsOf('rollover-accepted')).toHaveLength(1)
})

it('moves no account that is not theirs', async () => {
  const person = await mover(service, 'Paper Crane Clinic')
  const stranger = await mover(service, 'Paper Crane Clinic')
  expect((await stranger.request({ pk: person.account.pk })).body.code).toBe('not_found')
  const ira = await person.nameIra()
  expect((await stranger.request({ destination: { pre_tax: ira } })).body.code).toBe('destination_required')
  await stranger.update([{ pk: stranger.account.pk, version: stranger.account.version, is_mine: 'no' }])
  expect((await stranger.request()).body.code).toBe('not_in_this_state')
})

async function tasksOf(personId: string): Promise<readonly string[]> {
  const rows = await service.plainDb
    .selectFrom('desk_tasks')
    .select('kind')
    .where('person_id', '=', personId)
    .orderBy('opened_at')
    .execute()
  return rows.map(({ kind }) => kind)
}
