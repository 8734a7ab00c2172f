import { randomUUID } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { CoreContext } from '../../core/core-context.ts'
import { freshDatabase } from '../../db/testing/test-database.ts'
import { testContext } from '../../testing/test-app.ts'
import { openOutgoing } from '../outgoing/outgoing.ts'
import { alpacaBrokerage } from './alpaca.ts'
import type { Brokerage, Reply } from './brokerage.ts'
import { sandboxBrokerage } from './sandbox-brokerage.ts'
import { startAlpacaServer } from './testing/alpaca-server.ts'
import { sampleApplication, sampleMove } from './testing/sample-application.ts'

type Opened = {
  readonly brokerage: Brokerage
  /** A bank day or more goes by. */
  readonly later: () => Promise<void>
  /** What the partner looks for to lose an answer: the sandbox goes by the data, the server by the test. */
  readonly loseAnswer: () => void
}

async function openSandbox(): Promise<Opened> {
  const { db } = await freshDatabase()
  const clock = { now: new Date('2026-03-02T16:00:00Z') }
  const jobs: { name: string; data: Readonly<Record<string, string>>; at: Date }[] = []
  const send: CoreContext['jobs']['send'] = async (_trx, name, data, at = clock.now) => void jobs.push({ name, data, at })
  const context = { ...testContext(db), now: () => clock.now, jobs: { send } }
  const sandbox = sandboxBrokerage(context, async () => undefined)
  const later = async () => {
    clock.now = new Date(clock.now.getTime() + 86_400_000)
    for (;;) {
      const [due] = jobs.filter(({ at }) => at <= clock.now)
      if (!due) return
      jobs.splice(jobs.indexOf(due), 1)
      await sandbox.jobs[due.name]?.work(due.data, { jobId: 'job', at: due.at })
    }
  }
  return { brokerage: sandbox.brokerage, later, loseAnswer: () => undefined }
}

async function openAlpaca(): Promise<Opened & { readonly server: Awaited<ReturnType<typeof startAlpacaServer>> }> {
  const server = await startAlpacaServer()
  const { outgoing, close } = openOutgoing({ allowed: [server.url] })
  onTestFinished(async () => {
    await close()
    await server.close()
  })
  const brokerage = alpacaBrokerage(outgoing, { key: 'key', secret: 'secret', url: server.url })
  return { brokerage, later: async () => server.advance(), loseAnswer: () => server.fail('lost'), server }
}

function unwrap<Value>(answer: Reply<Value>): Value {
  if (!answer.ok) throw new Error(`The partner said ${answer.why}.`)
  return answer.value
}

describe.each([
  ['the sandbox', openSandbox],
  ['the real one', openAlpaca],
] as const)('%s', (_name, open) => {
  const applicant = (ending: string) => ({ ...sampleApplication, reference: randomUUID(), ssn: `07805${ending}` })

  async function active() {
    const opened = await open()
    const { id } = unwrap(await opened.brokerage.openAccount(applicant('1120'), false))
    for (let day = 0; day < 4; day++) await opened.later()
    return { ...opened, id, move: (cents: number, direction?: 'IN' | 'OUT') => sampleMove(id, randomUUID(), cents, direction) }
  }

  it('opens an account in a day or two', async () => {
    const { brokerage, later } = await open()
    const opened = unwrap(await brokerage.openAccount(applicant('1120'), false))
    expect(opened).toEqual({ id: opened.id, number: null, state: 'SUBMITTED', asked: [] })
    for (let day = 0; day < 4; day++) await later()
    expect(unwrap(await brokerage.findAccount(opened.id))).toMatchObject({ state: 'ACTIVE', number: expect.stringMatching(/^9\d{8}$/) })
  })

  it('opens one account when the answer was lost and it is asked again', async () => {
    const { brokerage, loseAnswer } = await open()
    const application = applicant('0005')
    loseAnswer()
    expect(await brokerage.openAccount(application, false)).toEqual({ ok: false, why: 'unavailable' })
    const second = unwrap(await brokerage.openAccount(application, true))
    const third = unwrap(await brokerage.openAccount(application, true))
    expect(third).toEqual(second)
  })

  it('asks for documents, and goes on when they have come', async () => {
    const { brokerage, later } = await open()
    const { id } = unwrap(await brokerage.openAccount(applicant('0001'), false))
    await later()
    const { state, asked } = unwrap(await brokerage.findAccount(id))
    expect([state, asked[0]]).toEqual(['ACTION_REQUIRED', 'photo-id'])
    for (const document of asked)
      unwrap(await brokerage.sendFile(id, { document, mediaType: 'image/jpeg', bytes: new Uint8Array([1, 2, 3]) }))
    expect(unwrap(await brokerage.findAccount(id))).toMatchObject({ state: 'APPROVAL_PENDING', asked: [] })
    for (let day = 0; day < 4; day++) await later()
    expect(unwrap(await brokerage.findAccount(id)).state).toBe('ACTIVE')
  })

  it('may say no to a person', async () => {
    const { brokerage, later } = await open()
    const { id } = unwrap(await brokerage.openAccount(applicant('0009'), false))
    await later()
    expect(unwrap(await brokerage.findAccount(id)).state).toBe('REJECTED')
  })

  it('takes the whole list of beneficiaries, as often as it is given', async () => {
    const { brokerage, id } = await active()
    const ana = {
      firstName: 'Ana',
      lastName: 'Marigold',
      birthDate: '1979-11-03',
      isSpouse: true,
      rank: 'primary',
      sharePercent: 60,
    } as const
    const others = [
      { firstName: 'Bea', lastName: 'Marigold', isSpouse: false, rank: 'primary', sharePercent: 40 },
      { firstName: 'Cleo', lastName: 'Marigold', rank: 'contingent', sharePercent: 100 },
    ] as const
    for (const _time of [1, 2]) expect(await brokerage.nameBeneficiaries(id, [ana, ...others])).toEqual({ ok: true, value: true })
    expect(await brokerage.nameBeneficiaries('nobody', [{ ...ana, sharePercent: 100 }])).toMatchObject({ ok: false, why: 'refused' })
  })

  it('takes a deposit, which arrives some days later', async () => {
    const { brokerage, id, move, later } = await active()
    const sent = unwrap(await brokerage.moveMoney(move(10_000)))
    expect(sent).toMatchObject({ state: 'SENT', reason: null })
    expect(unwrap(await brokerage.moneyOf(id)).cashCents).toBe(0)
    for (let day = 0; day < 4; day++) await later()
    expect(unwrap(await brokerage.findTransfer(id, sent.id)).state).toBe('SETTLED')
    expect(unwrap(await brokerage.moneyOf(id)).cashCents).toBe(10_000)
  })

  it('moves money once when the answer was lost and it is asked again', async () => {
    const { brokerage, id, move, later, loseAnswer } = await active()
    const other = unwrap(await brokerage.moveMoney(move(10_000)))
    const asked = move(10_003)
    const since = new Date(Date.now() - 1_000)
    loseAnswer()
    expect(await brokerage.moveMoney(asked)).toEqual({ ok: false, why: 'unavailable' })
    const again = { ...asked, again: { since, known: [other.id] } }
    const second = unwrap(await brokerage.moveMoney(again))
    expect(unwrap(await brokerage.moveMoney(again)).id).toBe(second.id)
    for (let day = 0; day < 4; day++) await later()
    expect(unwrap(await brokerage.findTransfer(id, second.id)).state).toBe('SETTLED')
    expect(unwrap(await brokerage.moneyOf(id)).cashCents).toBe(20_003)
  })

  it('says what became of a request whose answer was lost, and that another moved nothing', async () => {
    const { brokerage, move, loseAnswer } = await active()
    const other = unwrap(await brokerage.moveMoney(move(10_000)))
    const again = { since: new Date(Date.now() - 1_000), known: [other.id] }
    const [lost, never] = [move(10_003), move(10_000)].map(({ reference, accountId, amountCents }) => ({
      ...{ reference, accountId, amountCents },
      direction: 'IN' as const,
      again,
    }))
    loseAnswer()
    expect(await brokerage.moveMoney({ ...move(10_003), ...lost })).toEqual({ ok: false, why: 'unavailable' })
    const found = lost && unwrap(await brokerage.findUnanswered(lost))
    expect([found?.state, found?.id]).toEqual(['SENT', expect.not.stringMatching(other.id)])
    expect(never && (await brokerage.findUnanswered(never))).toEqual({ ok: true, value: undefined })
    expect(never && (await brokerage.findUnanswered({ ...never, accountId: 'nobody' })).ok).toBe(false)
  })

  it('sends a deposit back, and says why', async () => {
    const { brokerage, id, move, later } = await active()
    const { id: transfer } = unwrap(await brokerage.moveMoney(move(9_001)))
    for (let day = 0; day < 6; day++) await later()
    expect(unwrap(await brokerage.findTransfer(id, transfer))).toMatchObject({ state: 'RETURNED', reason: 'R01' })
    expect(unwrap(await brokerage.moneyOf(id)).cashCents).toBe(0)
  })

  it('pays out no more than there is', async () => {
    const { brokerage, id, move, later } = await active()
    unwrap(await brokerage.moveMoney(move(9_000)))
    for (let day = 0; day < 4; day++) await later()
    expect(await brokerage.moveMoney(move(9_100, 'OUT'))).toEqual({ ok: false, why: 'refused', reason: 'not-enough-money' })
    const out = unwrap(await brokerage.moveMoney(move(9_000, 'OUT')))
    expect(unwrap(await brokerage.moneyOf(id)).cashCents).toBe(0)
    for (let day = 0; day < 4; day++) await later()
    expect(unwrap(await brokerage.findTransfer(id, out.id)).state).toBe('SETTLED')
  })

  it('refuses what it does not take, and what it does not know', async () => {
    const { brokerage, id, move } = await active()
    expect(await brokerage.moveMoney(move(10_002))).toMatchObject({ ok: false, why: 'refused' })
    expect(await brokerage.findTransfer(id, 'nothing')).toMatchObject({ ok: false, why: 'refused' })
    expect(await brokerage.findAccount('nothing')).toMatchObject({ ok: false, why: 'refused' })
  })
})

describe('the sandbox', () => {
  /** Two accounts, with $500 in the first. */
  async function twoAccounts() {
    const opened = await openSandbox()
    const { brokerage, later } = opened
    const open = async () => unwrap(await brokerage.openAccount({ ...sampleApplication, reference: randomUUID() }, false)).id
    const [from, to] = [await open(), await open()]
    for (let day = 0; day < 4; day++) await later()
    unwrap(await brokerage.moveMoney(sampleMove(from, randomUUID(), 50_000)))
    for (let day = 0; day < 6; day++) await later()
    const move = (amountCents: number, reference: string = randomUUID()) =>
      brokerage.recharacterize({ reference, fromAccountId: from, toAccountId: to, amountCents, taxYear: 2026 })
    const cash = async () => [unwrap(await brokerage.moneyOf(from)).cashCents, unwrap(await brokerage.moneyOf(to)).cashCents]
    return { ...opened, from, move, cash }
  }

  it('moves a contribution to the other account of a person, once, on the next bank day', async () => {
    const { brokerage, later, from, move, cash } = await twoAccounts()
    expect(await move(20_003, 'one')).toEqual({ ok: false, why: 'unavailable' })
    const { id } = unwrap(await move(20_003, 'one'))
    expect(await cash()).toEqual([29_997, 0])
    for (let day = 0; day < 4; day++) await later()
    expect(unwrap(await move(20_003, 'one'))).toMatchObject({ id, state: 'SETTLED' })
    expect(unwrap(await brokerage.findTransfer(from, id)).state).toBe('SETTLED')
    expect(await cash()).toEqual([29_997, 20_003])
  })

  it('may say no to it, at once or on that day: then the money is where it was', async () => {
    const { brokerage, later, from, move, cash } = await twoAccounts()
    expect(await move(60_000)).toMatchObject({ why: 'refused', reason: 'not-enough-money' })
    expect(await move(10_002)).toMatchObject({ why: 'refused', reason: 'not-accepted' })
    const { id } = unwrap(await move(10_008))
    for (let day = 0; day < 4; day++) await later()
    expect(unwrap(await brokerage.findTransfer(from, id))).toMatchObject({ state: 'RETURNED', reason: 'not-accepted' })
    expect(await cash()).toEqual([50_000, 0])
  })
})

describe('the real one', () => {
  it.each(['down', 'nonsense'] as const)('is unavailable when the partner is: %s', async (kind) => {
    const { brokerage, server } = await openAlpaca()
    server.fail(kind)
    expect(await brokerage.openAccount(sampleApplication, false)).toEqual({ ok: false, why: 'unavailable' })
    expect(await brokerage.findAccount('any')).toEqual({ ok: false, why: 'unavailable' })
    expect(await brokerage.moneyOf('any')).toEqual({ ok: false, why: 'unavailable' })
    expect(await brokerage.moveMoney(sampleMove('any', 'r', 100))).toEqual({ ok: false, why: 'unavailable' })
  })

  it('says what the partner does not offer, and asks it nothing', async () => {
    const { brokerage, server } = await openAlpaca()
    expect(await brokerage.openAccount({ ...sampleApplication, accountType: 'INDIVIDUAL_401K' }, false)).toMatchObject({ why: 'refused' })
    const rollover = { ...sampleMove('any', 'r', 100), purpose: { direction: 'IN', taxYear: null } as const }
    expect(await brokerage.moveMoney(rollover)).toMatchObject({ reason: 'rollover-not-offered' })
    const over = { reference: 'r', fromAccountId: 'any', toAccountId: 'other', amountCents: 100, taxYear: 2026 }
    expect(await brokerage.recharacterize(over)).toMatchObject({ reason: 'recharacterization-not-offered' })
    expect(server.asked).toEqual([])
  })

  it('keeps one bank for an account, and puts another in its place', async () => {
    const { brokerage, server } = await openAlpaca()
    const { id } = unwrap(await brokerage.openAccount(sampleApplication, false))
    const by = (bankId: string) => ({
      ...sampleMove(id, bankId, 5_000),
      bank: {
        id: bankId,
        name: 'Other Bank',
        funding: { kind: 'numbers', owner: 'Ada Sample', accountNumber: '12345678', routingNumber: '021000021', accountKind: 'CHECKING' },
      } as const,
    })
    for (const bankId of ['one', 'one', 'two']) unwrap(await brokerage.moveMoney(by(bankId)))
    expect(server.asked.filter((call) => call.endsWith('ach_relationships') && call.startsWith('POST'))).toHaveLength(2)
    expect(server.asked.filter((call) => call.startsWith('DELETE'))).toHaveLength(1)
  })

  it('tells what is held, to the cent', async () => {
    const { brokerage } = await openAlpaca()
    const { id } = unwrap(await brokerage.openAccount(sampleApplication, false))
    expect(unwrap(await brokerage.moneyOf(id))).toEqual({ cashCents: 0, positions: [{ symbol: 'VTI', units: '1.5', valueCents: 42_150 }] })
  })

  it('believes no message: the partner sends none', async () => {
    const { brokerage } = await openAlpaca()
    expect(await brokerage.verify(() => 'anything', '{}', new Date())).toBeUndefined()
  })
})
