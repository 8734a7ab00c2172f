import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { trialsAtOnce } from '../../testing/is-few.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { letBeKnown } from '../testing/let-be-known.ts'
import { saveJourney } from './save-journey.ts'
import { at, newTraveller } from './testing/traveller.ts'

const mode = 'landing-rollover'
const signed = { hasRecord: true, isSigned: true, wantsIra: false }

let app: Awaited<ReturnType<typeof startTestApp>>

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('gives the record as it then stands, and puts answers together by name', async () => {
  const { save } = await newTraveller(app)
  const first = await save(mode, { base: 0, answers: { search_choice: 'for-me', stop_losing: 'yes' } })
  expect([first.status, first.body]).toEqual([
    200,
    {
      mode,
      version: 1,
      place: at('previous-jobs'),
      saved_flow_version: '0123456789abcdef',
      answers: { search_choice: 'for-me', stop_losing: 'yes' },
    },
  ])
  const second = await save(mode, { base: 1, place: at('personal-information'), answers: { stop_losing: 'not-now', member: 'free' } })
  expect(second.body).toMatchObject({
    version: 2,
    place: at('personal-information'),
    answers: { search_choice: 'for-me', stop_losing: 'not-now', member: 'free' },
  })
  expect((await save(mode, { base: 2 })).body.answers).toEqual({ search_choice: 'for-me', stop_losing: 'not-now', member: 'free' })
})

it.each([0, 1, 3])('from version %i, when it stands at 2, is refused and changes nothing', async (base) => {
  const { save, comeBack } = await newTraveller(app)
  await save(mode, { base: 0 })
  await save(mode, { base: 1, answers: { member: 'free' } })
  const { status, body } = await save(mode, { base, place: at('personal-information'), answers: { member: 'member' } })
  expect([status, body.code]).toEqual([412, 'precondition_failed'])
  expect((await comeBack(mode)).body).toMatchObject({ version: 2, place: at('previous-jobs') })
})

it('what was never saved cannot be at version 1', async () => {
  const { save, comeBack } = await newTraveller(app)
  expect((await save(mode, { base: 1 })).status).toBe(412)
  expect((await comeBack(mode)).body.version).toBe(0)
})

it('the same request gives the same answer, once, even if something else has changed since', async () => {
  const { pk, save } = await newTraveller(app)
  await letBeKnown(app.db, pk, signed)
  const request = { base: 0, place: at('fix-401k'), answers: { member: 'free' }, key: randomUUID() }
  const first = await save(mode, request)
  await letBeKnown(app.db, pk, { ...signed, isSigned: false })
  expect(await save(mode, request)).toMatchObject({ status: 200, body: first.body })
  const next = { base: 1, key: randomUUID() }
  const second = await save(mode, next)
  expect(second.body.version).toBe(2)
  expect((await save(mode, next)).body).toEqual(second.body)
  expect((await save(mode, request)).status).toBe(412)
})

it('the same key with another request is refused, and nothing of it is lost without a word', async () => {
  const { save, comeBack } = await newTraveller(app)
  const request = { base: 0, answers: { member: 'free' }, key: randomUUID() }
  await save(mode, request)
  for (const other of [
    { place: at('personal-information') },
    { answers: { member: 'member' } },
    { answers: { concierge: 'no' } },
    { flowVersion: 'f'.repeat(16) },
  ]) {
    const { status, body } = await save(mode, { ...request, ...other })
    expect([status, body.code]).toEqual([409, 'idempotency_mismatch'])
  }
  expect((await comeBack(mode)).body).toMatchObject({ version: 1, place: at('previous-jobs') })
})

it('the same request twice at the same moment gives the same answer, once', async () => {
  const { save, comeBack } = await newTraveller(app)
  for (let base = 0; base < 40; base++) {
    const request = { base, key: randomUUID() }
    const [one, other] = await Promise.all([save(mode, request), save(mode, request)])
    expect([one.status, other.status, one.body.version]).toEqual([200, 200, base + 1])
    expect(one.body).toEqual(other.body)
  }
  expect((await comeBack(mode)).body.version).toBe(40)
})

it(`of two who save at once one is saved and the other is refused, ${trialsAtOnce} times`, async () => {
  const { save, comeBack } = await newTraveller(app)
  for (let base = 0; base < trialsAtOnce; base++) {
    const both = await Promise.all([
      save(mode, { base, place: at('previous-jobs'), answers: { member: 'free' } }),
      save(mode, { base, place: at('personal-information'), answers: { member: 'member' } }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
    const kept = both.find(({ status }) => status === 200)?.body
    expect((await comeBack(mode)).body).toMatchObject({ version: base + 1, place: kept.place })
    expect(kept.answers.member).toBe(kept.place.step === 'previous-jobs' ? 'free' : 'member')
  }
})

it.each([
  [at('letter-of-authorization'), { hasRecord: false, isSigned: false, wantsIra: false }, 'personal-information'],
  [at('search'), { hasRecord: true, isSigned: false, wantsIra: false }, 'letter-of-authorization'],
  [at('ira/select-401ks'), signed, 'stop-losing'],
])('nobody gets past the guard by saving a place: %j', async (place, known, to) => {
  const { pk, save, comeBack } = await newTraveller(app)
  await letBeKnown(app.db, pk, known)
  const { status, body } = await save(mode, { base: 0, place })
  expect([status, body.code, body.fields.place]).toEqual([
    409,
    'not_in_this_state',
    [`“${place.step}” isn’t open yet: go to “${to}” first.`],
  ])
  expect((await comeBack(mode)).body.version).toBe(0)
})

it.each([
  ['letter.signed', true],
  ['personal.record', 'present'],
  ['progress.letter_auth', true],
  ['answered.qa1', true],
  ['experiment.percentage', 'test'],
  ['citizen_status', 'us-citizen'],
  ['stop_losing', 'perhaps'],
  ['stop_losing', true],
  ['nothing_of_the_kind', 'yes'],
  ['function Object() { [native code] }', 'yes'],
  ['function toString() { [native code] }', 'yes'],
])('an answer that is not for people to give is refused by name: %s', async (name, value) => {
  const { save, comeBack } = await newTraveller(app)
  const { flow_version: flowVersion } = (await comeBack(mode)).body
  const { status, body } = await save(mode, { base: 0, flowVersion, answers: { member: 'free', [name]: value } })
  expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation_failed', [`answers.${name}`]])
  expect((await comeBack(mode)).body.version).toBe(0)
})

it('on a page that says no is saved together with the job that sends money back, or not at all', async () => {
  const { pk } = await newTraveller(app)
  await letBeKnown(app.db, pk, signed)
  const sent = { mode: 'dashboard-loan', base: 0, place: at('donotqualify'), flow_version: '0123456789abcdef', requestKey: randomUUID() }
  let isDown = true
  const send: typeof app.context.jobs.send = async (...job) => {
    if (isDown) throw new Error('The queue is gone.')
    return app.context.jobs.send(...job)
  }
  const context = { ...app.context, jobs: { send } }
  await expect(saveJourney(context, pk, sent)).rejects.toThrow('The queue is gone.')
  isDown = false
  expect(await saveJourney(context, pk, sent)).toMatchObject({ version: 1, place: sent.place })
  expect(app.sentJobs.filter((name) => name === 'check-paid-goals')).toHaveLength(1)
  expect(await saveJourney(context, pk, sent)).toMatchObject({ version: 1 })
  expect(app.sentJobs.filter((name) => name === 'check-paid-goals')).toHaveLength(1)
})

it('an answer to a step that only another mode has is kept as well', async () => {
  const { save } = await newTraveller(app)
  const own = app.context.flows.current().modes.get(mode)?.live?.resolved.facts ?? {}
  expect(Object.hasOwn(own, 'offers_choice')).toBe(false)
  expect((await save(mode, { base: 0, answers: { offers_choice: 'no' } })).body.answers).toEqual({ offers_choice: 'no' })
})
