import { randomUUID } from 'node:crypto'
import { dayOf } from '@app/schemas/rules/days/days'
import { describe, expect, it } from 'vitest'
import { codeOf, isFailure } from '../../../failure/failure.ts'
import { withdrawTask } from '../../desk/open-task.ts'
import { settleRequest } from '../../documents/request-store.ts'
import { documentRequestsOf } from '../../documents/requests.ts'
import { saveDocument } from '../../documents/save-document.ts'
import { findAccounts } from '../account-store.ts'
import { brokerageAccountsOf, cashAndValueOf } from '../money-of.ts'
import { openTestBrokerage } from '../testing/test-brokerage.ts'
import { applicationFor } from './application.ts'
import { identityTasks } from './identity-tasks.ts'
import { issuesOf } from './issues.ts'
import { openBrokerageAccount } from './opening.ts'

type TestBrokerage = Awaited<ReturnType<typeof openTestBrokerage>>
type AccountType = Parameters<typeof openBrokerageAccount>[2]['accountType']

const consent = { version: '1', at: new Date('2026-03-02T16:00:00Z'), address: '192.0.2.77' }
const ask = async ({ context, db }: TestBrokerage, personId: string, accountType: AccountType = 'TRADITIONAL_IRA', more: object = {}) => {
  const row = await db.transaction().execute((trx) => openBrokerageAccount(context, trx, { personId, accountType, consent, ...more }))
  return isFailure(row) ? codeOf(row) : row.state
}
const stateOf = async ({ db }: TestBrokerage, personId: string) => (await findAccounts(db, personId)).map(({ state }) => state)

async function sendTwoPages({ context, db, clock }: TestBrokerage, personId: string, requestId: string, docType: string) {
  for (const name of ['front.jpeg', 'back.jpeg']) {
    const file = { name, media: 'jpeg', bytes: Buffer.alloc(3) } as const
    const day = dayOf(clock.now)
    const of = { personId, category: 'VERIFICATION', docType, status: 'RECEIVED', day, foundBy: `${docType} ${name}`, requestId } as const
    await saveDocument({ ...context, newId: randomUUID }, db, { ...of, file })
  }
  await settleRequest(db, requestId, clock.now)
}

describe('opening an account', () => {
  it('takes a bank day or two, and says so', async () => {
    const house = await openTestBrokerage()
    const person = await house.customer()
    expect(await ask(house, person.id)).toBe('WAITING')
    await house.doJobs()
    expect(await stateOf(house, person.id)).toEqual(['SUBMITTED'])
    await house.passDays(1)
    expect(await stateOf(house, person.id)).toEqual(['APPROVED'])
    await house.passDays(1)
    const [account] = await brokerageAccountsOf(house.db, person.id)
    expect(account).toMatchObject({
      isActive: true,
      number: expect.stringMatching(/^B[0-9A-Z]{8}$/),
      lastFour: expect.stringMatching(/^\d{4}$/),
    })
    expect(house.emails.map(({ kind }) => kind)).toEqual(['brokerage-account-open'])
    // It ends as it does on every page; the number of our own books is nobody else's.
    expect(house.emails[0]?.paragraphs[0]).toMatch(/Its number ends in \d{4}\.$/)
  })

  it('does not tell the brokerage what was answered before it stopped being asked', async () => {
    const house = await openTestBrokerage()
    const before = { employer_name: 'Harbor Light', job_title: 'Nurse', spouse_dob: '1980-01-02' }
    const told = async (answers: object) => {
      const person = await house.customer('078051120', '1980-04-05', { ...before, ...answers })
      await ask(house, person.id)
      const [row] = await findAccounts(house.db, person.id)
      const application = row && (await applicationFor(house.context, row))
      return [application?.employerName, application?.jobTitle, application?.investor.spouseBirthDate]
    }
    expect(await told({ employment_status: 'employed', tax_filing_status: 'married-joint' })).toEqual([
      'Harbor Light',
      'Nurse',
      '1980-01-02',
    ])
    expect(await told({ employment_status: 'retired', tax_filing_status: 'single' })).toEqual([undefined, undefined, undefined])
  })

  it('keeps the number at the brokerage, and where the consent came from, sealed', async () => {
    const house = await openTestBrokerage()
    await house.customerWithAccount()
    const kept = JSON.stringify(await house.db.selectFrom('brokerage_accounts').selectAll().execute())
    expect(kept).not.toMatch(/(?<![\w-])9\d{8}(?![\w-])|192\.0\.2/)
  })

  it('writes down that the number of the person was read', async () => {
    const house = await openTestBrokerage()
    const { person } = await house.customerWithAccount()
    const events = await house.db
      .selectFrom('audit_events')
      .select(['actor', 'action'])
      .where('subject', '=', `person:${person.id}`)
      .execute()
    expect(events).toEqual(
      expect.arrayContaining([
        { actor: 'brokerage', action: 'ssn.read' },
        { actor: `person:${person.id}`, action: 'brokerage.open' },
      ]),
    )
  })

  it('of the same type twice gives the same account', async () => {
    const house = await openTestBrokerage()
    const person = await house.customer()
    const all = await Promise.all(Array.from({ length: 10 }, () => ask(house, person.id).catch(() => 'met another')))
    expect(all).toContain('WAITING')
    expect(await ask(house, person.id)).toBe('WAITING')
    expect(await stateOf(house, person.id)).toHaveLength(1)
    expect(await ask(house, person.id, 'ROTH_IRA')).toBe('WAITING')
  })

  it('asks for documents, and goes on when they have come', async () => {
    const house = await openTestBrokerage()
    const person = await house.customer('078050003')
    await ask(house, person.id)
    await house.passDays(2)
    const requests = async () => documentRequestsOf(house.db, person.id)
    expect(await stateOf(house, person.id)).toEqual(['ACTION_REQUIRED'])
    expect((await requests()).map(({ docType }) => docType).toSorted()).toEqual(['address-statement', 'photo-id'])
    const { results } = await issuesOf(house.db, person.id, 'en')
    expect(results.map(({ kind, document }) => [kind, document])).toEqual([
      ['DOCUMENT', 'photo-id'],
      ['DOCUMENT', 'address-statement'],
    ])
    for (const { id, docType } of await requests()) await sendTwoPages(house, person.id, id, docType)
    await house.passDays(0.5)
    expect(await stateOf(house, person.id)).toEqual(['APPROVAL_PENDING'])
    expect((await requests()).map(({ status }) => status)).toEqual(['ACCEPTED', 'ACCEPTED'])
    await house.passDays(3)
    expect(await stateOf(house, person.id)).toEqual(['ACTIVE'])
    expect(house.emails.map(({ kind }) => kind)).toEqual(['documents-asked', 'brokerage-account-open'])
    expect(house.emails[0]?.paragraphs[0]).toMatch(/^Before your Traditional IRA can open/)
  })

  it.each(['ACTIVE', 'REJECTED'] as const)('asks for no paper any more once it is %s without it', async (state) => {
    const house = await openTestBrokerage()
    const person = await house.customer('078050003')
    await ask(house, person.id)
    await house.passDays(2)
    const [photo, address] = (await documentRequestsOf(house.db, person.id)).toSorted((a, b) => b.docType.localeCompare(a.docType))
    await sendTwoPages(house, person.id, address?.id ?? '', 'address-statement')
    const { brokerage } = house.context.partners
    const { findAccount } = brokerage
    const told = async (id: string) => {
      const reply = await findAccount(id)
      return reply.ok ? { ...reply, value: { ...reply.value, state, asked: [] } } : reply
    }
    Object.assign(brokerage, { findAccount: told })
    await house.passDays(0.5)
    expect(await stateOf(house, person.id)).toEqual([state])
    const left = await documentRequestsOf(house.db, person.id)
    expect(photo?.docType).toBe('photo-id')
    expect(left.map(({ docType, status }) => [docType, status])).toEqual([['address-statement', 'ACCEPTED']])
  })

  it('writes once more where the brokerage wants again what it had, or names no paper', async () => {
    const house = await openTestBrokerage()
    const person = await house.customer('078050001')
    await ask(house, person.id)
    await house.passDays(2)
    const { brokerage } = house.context.partners
    const { findAccount } = brokerage
    const goTo = async (own: object) => {
      const told = async (id: string) => {
        const reply = await findAccount(id)
        return reply.ok ? { ...reply, value: { ...reply.value, ...own } } : reply
      }
      Object.assign(brokerage, { findAccount: told })
      await house.passDays(0.5)
    }
    const again = ['documents-asked', 'brokerage-action-required']
    await goTo({ state: 'APPROVAL_PENDING', asked: [] })
    await goTo({ state: 'ACTION_REQUIRED', asked: ['photo-id'] })
    expect(house.emails.map(({ kind }) => kind)).toEqual(again)
    await goTo({ state: 'APPROVAL_PENDING', asked: [] })
    await goTo({ state: 'ACTION_REQUIRED', asked: [] })
    expect(house.emails.map(({ kind }) => kind)).toEqual([...again, 'brokerage-action-required'])
  })

  it('may be refused, and can then be asked for again', async () => {
    const house = await openTestBrokerage()
    const person = await house.customer('078050009')
    await ask(house, person.id)
    await house.passDays(2)
    expect([await stateOf(house, person.id), house.emails.at(-1)?.kind]).toEqual([['REJECTED'], 'brokerage-account-rejected'])
    const kinds = async () => (await issuesOf(house.db, person.id, 'en')).results.map(({ kind }) => kind)
    expect(await kinds()).toEqual(['REJECTED'])
    expect(await ask(house, person.id, 'ROTH_IRA')).toBe('WAITING')
    expect(await kinds()).toEqual(['REJECTED', 'WAITING_FOR_PARTNER'])
    expect(await ask(house, person.id)).toBe('WAITING')
    expect(await kinds()).toEqual(['WAITING_FOR_PARTNER', 'WAITING_FOR_PARTNER'])
    const task = await house.db.selectFrom('desk_tasks').select(['kind', 'about', 'person_id']).executeTakeFirstOrThrow()
    expect(task).toMatchObject({ kind: 'identity-check', person_id: person.id })
    const known = { id: 'a-task', personId: person.id, about: task.about, detail: {}, openedAt: house.clock.now }
    const values = { change: 'Your name has a spelling mistake.' }
    const settled = await house.db
      .transaction()
      .execute((trx) => identityTasks['identity-check'].settle(house.context, trx, known, { outcome: 'apply-again', values }))
    expect([settled, house.emails.at(-1)]).toMatchObject([undefined, { kind: 'account-checked', paragraphs: [values.change] }])
  })

  it('that was refused is asked about by one of us, which is said until the answer is given', async () => {
    const house = await openTestBrokerage()
    const person = await house.customer('078050009')
    await ask(house, person.id)
    await house.passDays(2)
    const todo = async () => (await issuesOf(house.db, person.id, 'en')).results.map((issue) => issue.todo)
    expect(await todo()).toEqual([expect.stringContaining('One of us will ask the brokerage why')])
    const { id } = await house.db.selectFrom('brokerage_accounts').select('id').executeTakeFirstOrThrow()
    await house.db.transaction().execute((trx) => withdrawTask(house.context, trx, 'identity-check', id))
    expect(await todo()).toEqual(['We’ve e-mailed you what you can do now.'])
  })

  it.each([
    ['whose answer is lost', '078050005'],
    ['that is down for a while', '078050006'],
  ])('with a partner %s, is saved and opened once', async (_what, ssn) => {
    const house = await openTestBrokerage()
    const person = await house.customer(ssn)
    await ask(house, person.id)
    await house.doJobs()
    expect(await stateOf(house, person.id)).toEqual(['WAITING'])
    expect((await issuesOf(house.db, person.id, 'en')).results).toMatchObject([{ kind: 'WAITING_FOR_PARTNER' }])
    await house.passDays(4)
    expect(await stateOf(house, person.id)).toEqual(['ACTIVE'])
    expect(await house.db.selectFrom('sandbox_objects').select('id').where('kind', '=', 'account').execute()).toHaveLength(1)
  })

  it.each([
    ['somebody under 18', '2010-01-01', {}, 'TRADITIONAL_IRA', 'not_eligible'],
    [
      'a citizen of a country that is not served',
      '1980-01-01',
      { citizen_status: 'visa-holder', country_citizenship: 'Belarus' },
      'TRADITIONAL_IRA',
      'not_eligible',
    ],
    [
      'a citizen of another country',
      '1980-01-01',
      { citizen_status: 'visa-holder', country_citizenship: 'Poland' },
      'TRADITIONAL_IRA',
      'WAITING',
    ],
    [
      'a permanent resident who has not said of where',
      '1980-01-01',
      { citizen_status: 'permanent-resident' },
      'ROTH_IRA',
      'not_in_this_state',
    ],
    ['somebody employed', '1980-01-01', { employment_status: 'employed' }, 'INDIVIDUAL_401K', 'not_eligible'],
    ['somebody who works for themselves', '1980-01-01', {}, 'INDIVIDUAL_401K', 'WAITING'],
  ] as const)('by %s', async (_who, birthDate, answers, type, outcome) => {
    const house = await openTestBrokerage()
    const person = await house.customer(undefined, birthDate, answers)
    expect(await ask(house, person.id, type)).toBe(outcome)
  })

  it('of an individual 401(k) is not for a person with employees', async () => {
    const house = await openTestBrokerage()
    const person = await house.customer()
    expect(await ask(house, person.id, 'INDIVIDUAL_401K', { hasEmployees: true })).toBe('not_eligible')
  })

  it('needs personal information', async () => {
    const house = await openTestBrokerage()
    const person = await house.customer()
    await house.db.updateTable('personal_information').set({ ssn: null, ssn_index: null }).execute()
    expect(await ask(house, person.id)).toBe('personal_information_required')
  })
})

describe('messages of the partner (B22)', () => {
  it('change nothing when they are forged, old, repeated or late', async () => {
    const house = await openTestBrokerage()
    const { id, person } = await house.customerWithAccount()
    const before = await findAccounts(house.db, person.id)
    const told: { headers: Readonly<Record<string, string>>; raw: string }[] = []
    const raw = (over: object = {}) => JSON.stringify({ id: 'e1', at: house.clock.now, account: `acct-${id}`, ...over })
    expect(isFailure(await house.deliver('brokerage', { 'x-brokerage-signature': 'forged' }, raw()))).toBe(true)
    expect(isFailure(await house.deliver('brokerage', {}, raw()))).toBe(true)
    const { signMessage } = await import('../../../partners/brokerage/sandbox-messages.ts')
    const old = raw({ at: new Date(house.clock.now.getTime() - 301_000) })
    expect(isFailure(await house.deliver('brokerage', signMessage(house.context.keys, old), old))).toBe(true)
    for (let time = 0; time < 10; time++) told.push({ headers: signMessage(house.context.keys, raw()), raw: raw() })
    for (const one of told) expect(await house.deliver('brokerage', one.headers, one.raw)).toEqual({ received: true })
    expect(await house.db.selectFrom('partner_events').select('id').where('event_id', '=', 'e1').execute()).toHaveLength(1)
    await house.doJobs()
    expect(await findAccounts(house.db, person.id)).toEqual(before)
  })
})

it('reports a person’s holdings to other domains', async () => {
  const house = await openTestBrokerage()
  const { person, number } = await house.customerWithAccount()
  expect(await cashAndValueOf(house.db, person.id)).toMatchObject([
    { number, cashCents: 0, allCashCents: 0, investedCents: 0, totalCents: 0 },
  ])
  expect(await cashAndValueOf(house.db, (await house.customer()).id)).toEqual([])
})
