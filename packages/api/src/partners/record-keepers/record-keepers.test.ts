import { describe, expect, it, onTestFinished } from 'vitest'
import { freshDatabase } from '../../db/testing/test-database.ts'
import { testContext } from '../../testing/test-app.ts'
import { openOutgoing } from '../outgoing/outgoing.ts'
import { httpRecordKeepers } from './http-record-keepers.ts'
import type { Move, RecordKeepers } from './record-keepers.ts'
import { sandboxRecordKeepers } from './sandbox-record-keepers.ts'
import { finderKey, finderSecret, finderServer } from './testing/finder-server.ts'

type Message = { readonly headers: Readonly<Record<string, string>>; readonly raw: string }
type Opened = {
  readonly keepers: RecordKeepers
  readonly now: () => Date
  /** What they do next about a ref, with the message that tells it. */
  readonly advance: (ref: string) => Promise<Message>
}

async function sandbox(): Promise<Opened> {
  const { db } = await freshDatabase()
  let now = new Date('2030-01-01T12:00:00Z')
  const jobs: { data: Readonly<Record<string, string>>; at: Date | undefined }[] = []
  const told: Message[] = []
  const context = {
    ...testContext(db),
    now: () => now,
    jobs: {
      send: async (...[, , data, at]: readonly [unknown, string, Readonly<Record<string, string>>, Date?]) => void jobs.push({ data, at }),
    },
  }
  const keepers = sandboxRecordKeepers(context, async (_partner, headers, raw) => void told.push({ headers, raw }))
  const advance = async (ref: string) => {
    const job = jobs.find(({ data }) => data['ref'] === ref)
    if (!job?.at) throw new Error(`Nothing is due for ${ref}.`)
    jobs.splice(jobs.indexOf(job), 1)
    now = job.at
    await keepers.jobs['sandbox-record-keepers']?.work(job.data, { jobId: '1', at: job.at })
    const message = told.pop()
    if (!message) throw new Error('Nothing was told.')
    return message
  }
  return { keepers, now: () => now, advance }
}

async function real(): Promise<Opened> {
  const server = await finderServer()
  const { outgoing, close } = openOutgoing({ allowed: [server.url] })
  onTestFinished(close)
  const now = () => new Date('2030-01-01T12:00:00Z')
  const keepers = httpRecordKeepers({ url: server.url, key: finderKey, webhookSecret: finderSecret }, outgoing)
  return { keepers, now, advance: async (ref) => server.advance(ref, now()) }
}

const person = {
  externalId: 'e7',
  firstName: 'Pat',
  lastName: 'Example',
  streetAddress: '1 Example Street',
  city: 'Bangor',
  state: 'ME',
  zipCode: '04401',
  phoneNumber: '2075550100',
  dob: '1980-01-02',
}

const question = (ref: string, employer: string) => ({ ref, employer, recordKeeper: 'Records', person })

const receiver = {
  taxKind: 'pre-tax',
  institution: 'Harbor Trust',
  recordKeeper: null,
  accountNumber: '7712345678',
  payableTo: 'Harbor Trust FBO Pat Example',
  checkAddress: 'P.O. Box 7, Bangor, ME 04401',
} as const
const form = { signedAt: new Date('2029-12-31T12:00:00Z'), pdf: new Uint8Array([37, 80, 68, 70]) }
const move = (ref: string, employer: string): Move => ({ ...question(ref, employer), way: 'direct-check', receivers: [receiver], form })

describe.each([
  ['sandbox', sandbox],
  ['adapter', real],
] as const)('the %s of record keepers', (_name, open) => {
  it.each([
    ['Mill', { state: 'found', balanceCents: expect.any(Number) }],
    ['Nothing Left', { state: 'nothing' }],
    ['Telephone Works', { state: 'needs-call' }],
  ])('answers a question about %s some time later, and says so', async (employer, expected) => {
    const { keepers, advance, now } = await open()
    expect(await keepers.findAnswer('ref-1')).toBe('unknown')
    expect(await keepers.ask(question('ref-1', employer))).toBe('taken')
    expect(await keepers.findAnswer('ref-1')).toEqual({ state: 'waiting' })
    const { headers, raw } = await advance('ref-1')
    expect(await keepers.verify((name) => headers[name], raw, now())).toMatchObject({ id: expect.any(String), body: { ref: 'ref-1' } })
    expect(await keepers.findAnswer('ref-1')).toEqual(expected)
  })

  it('takes a question that is asked again for the same', async () => {
    const { keepers, advance } = await open()
    for (let times = 0; times < 3; times++) expect(await keepers.ask(question('ref-1', 'Mill'))).toBe('taken')
    await advance('ref-1')
    await keepers.ask(question('ref-1', 'Nothing Left'))
    expect(await keepers.findAnswer('ref-1')).toMatchObject({ state: 'found' })
  })

  it('moves money in two steps', async () => {
    const { keepers, advance } = await open()
    expect(await keepers.move(move('ref-2', 'Mill'))).toBe('taken')
    const states: unknown[] = [await keepers.findMove('ref-2')]
    for (let step = 0; step < 2; step++) {
      await advance('ref-2')
      states.push(await keepers.findMove('ref-2'))
    }
    expect(states).toEqual([
      { state: 'waiting' },
      { state: 'accepted', at: expect.any(Date) },
      {
        state: 'sent',
        at: expect.any(Date),
        isAll: true,
        payments: [{ name: expect.any(String), taxKind: 'pre-tax', way: 'check', amountCents: expect.any(Number), at: expect.any(Date) }],
      },
    ])
  })

  it('has people ask where no machine reaches the record keeper', async () => {
    const { keepers } = await open()
    expect(await keepers.move(move('ref-4', 'Handwritten Mill'))).toBe('by-hand')
    expect(await keepers.findMove('ref-4')).toBe('unknown')
  })

  it('stops a request before its money is sent, and not after that', async () => {
    const { keepers, advance } = await open()
    await keepers.move(move('ref-5', 'Mill'))
    await keepers.move(move('ref-6', 'Mill'))
    for (let step = 0; step < 2; step++) await advance('ref-6')
    expect([await keepers.cancelMove('ref-5'), await keepers.cancelMove('ref-6')]).toEqual(['cancelled', 'too-late'])
    expect(await keepers.findMove('ref-5')).toMatchObject({ state: 'cancelled' })
    expect(await keepers.findMove('ref-6')).toMatchObject({ state: 'sent' })
  })

  it('refuses to move money, and says why', async () => {
    const { keepers, advance } = await open()
    await keepers.move(move('ref-3', 'Consent Mill'))
    await advance('ref-3')
    expect(await keepers.findMove('ref-3')).toEqual({ state: 'refused', at: expect.any(Date), why: 'spouse-consent' })
  })

  it('knows its own messages alone', async () => {
    const { keepers, advance, now } = await open()
    await keepers.ask(question('ref-1', 'Mill'))
    const { headers, raw } = await advance('ref-1')
    const [name = ''] = Object.keys(headers)
    const signed = headers[name] ?? ''
    for (const [header, body] of [
      [signed, `${raw} `],
      [signed.replace(/v1=./, 'v1=z'), raw],
      [signed.replace('t=1', 't=2'), raw],
      ['', raw],
    ] as const)
      expect(await keepers.verify(() => header, body, now())).toBeUndefined()
  })
})

it('tells the record keeper where the money goes, and shows the signed form', async () => {
  const server = await finderServer()
  const { outgoing, close } = openOutgoing({ allowed: [server.url] })
  onTestFinished(close)
  await httpRecordKeepers({ url: server.url, key: finderKey, webhookSecret: finderSecret }, outgoing).move(move('ref-1', 'Mill'))
  expect(server.asked.get('ref-1')).toMatchObject({
    receivers: [
      {
        tax_kind: 'pre-tax',
        institution: 'Harbor Trust',
        account_number: '7712345678',
        payable_to: 'Harbor Trust FBO Pat Example',
        check_address: 'P.O. Box 7, Bangor, ME 04401',
      },
    ],
    form: { signed_at: '2029-12-31T12:00:00.000Z', pdf_base64: 'JVBERg==' },
  })
})

it('says who runs the plan that money goes to, and that it gave no account number', async () => {
  const server = await finderServer()
  const { outgoing, close } = openOutgoing({ allowed: [server.url] })
  onTestFinished(close)
  const plan = { ...receiver, institution: 'New Mill 401(k)', recordKeeper: 'Example Records', accountNumber: null }
  const keepers = httpRecordKeepers({ url: server.url, key: finderKey, webhookSecret: finderSecret }, outgoing)
  await keepers.move({ ...move('ref-1', 'Mill'), receivers: [plan] })
  expect(server.asked.get('ref-1')).toMatchObject({
    receivers: [{ institution: 'New Mill 401(k)', plan_record_keeper: 'Example Records', account_number: null }],
  })
})

it('tells away from no', async () => {
  const server = await finderServer()
  const { outgoing, close } = openOutgoing({ allowed: [server.url] })
  onTestFinished(close)
  const keepers = httpRecordKeepers({ url: server.url, key: finderKey, webhookSecret: finderSecret }, outgoing)
  server.goAway()
  expect([await keepers.ask(question('ref-1', 'Mill')), await keepers.findAnswer('ref-1')]).toEqual(['away', 'away'])
})

it('shows what the letter allows, and no Social Security number', async () => {
  const server = await finderServer()
  const { outgoing, close } = openOutgoing({ allowed: [server.url] })
  onTestFinished(close)
  await httpRecordKeepers({ url: server.url, key: finderKey, webhookSecret: finderSecret }, outgoing).ask(question('ref-1', 'Mill'))
  expect(server.asked.get('ref-1')?.person).toEqual({
    user_external_id: 'e7',
    first_name: 'Pat',
    last_name: 'Example',
    street_address: '1 Example Street',
    city: 'Bangor',
    state: 'ME',
    zipcode: '04401',
    phone_number: '2075550100',
    dob: '1980-01-02',
  })
})
