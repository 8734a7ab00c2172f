import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFailure } from '../../http/failure.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { countStatements } from '../facts/testing/count-statements.ts'
import { letBeKnown } from '../facts/testing/let-be-known.ts'
import { realFacts } from '../facts/testing/real-flows.ts'
import { journeyHandlers } from './routes.ts'
import { at, newTraveller } from './testing/traveller.ts'

const mode = 'landing-rollover'
const signed = { isWhole: true, isSigned: true, wantsIra: false }
const nasty = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '..', 'a/b', ' ', '%', 'LANDING-ROLLOVER']

let app: Awaited<ReturnType<typeof startTestApp>>

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('coming back', () => {
  it('without a saved place, to the first required step that is not done', async () => {
    const { comeBack } = await newTraveller(app)
    const { status, body } = await comeBack(mode)
    expect([status, body]).toMatchObject([
      200,
      {
        mode,
        version: 0,
        place: null,
        saved_flow_version: null,
        decision: { go: at('previous-jobs'), leave: null, because: 'R5', reads: ['progress.previous_jobs'] },
        why: 'The first required step that is not done: go to “previous-jobs”.',
      },
    ])
    expect(body.flow_version).toBe(app.app.flows.standing(mode)?.live?.resolved.version)
  })

  it('to the saved place, with everything that was answered', async () => {
    const { pk, save, comeBack } = await newTraveller(app)
    await letBeKnown(app.db, pk, signed)
    const place = { step: 'ira/sorry', from: { step: 'fix-401k', after: 'return', detour: 1 } }
    const { flow_version } = (await comeBack(mode)).body
    await save(mode, { base: 0, place, answers: { account_plan: 'leave' }, flowVersion: flow_version })
    const { body } = await comeBack(mode)
    expect(body).toMatchObject({ version: 1, place, saved_flow_version: flow_version, decision: { go: place, because: 'R2' } })
    expect(body.facts).toMatchObject({ 'personal.record': 'present', 'letter.signed': true, 'ira.interest': false, account_plan: 'leave' })
  })

  it('knows the facts that the mode may ask for, and no others', async () => {
    const { comeBack } = await newTraveller(app)
    const { facts } = (await comeBack(mode)).body
    const possible = app.app.flows.standing(mode)?.live?.resolved.facts ?? {}
    expect(Object.keys(possible)).toEqual(expect.arrayContaining(Object.keys(facts)))
    // Nobody but the person can know theirs: all others are there.
    const ofService = Object.entries(possible).filter(([, { from }]) => from === 'service')
    expect(Object.keys(facts)).toEqual(expect.arrayContaining(ofService.map(([name]) => name)))
  })

  it('what the guard no longer lets in is not where a person lands', async () => {
    const { pk, save, comeBack } = await newTraveller(app)
    await letBeKnown(app.db, pk, signed)
    await save(mode, { base: 0, place: at('fix-401k'), flowVersion: (await comeBack(mode)).body.flow_version })
    await letBeKnown(app.db, pk, { ...signed, isSigned: false })
    const { decision, why } = (await comeBack(mode)).body
    expect(decision).toMatchObject({ go: at('letter-of-authorization'), because: 'G3', refused: 'fix-401k' })
    expect(why).toContain('its guard says: go to “letter-of-authorization” (G3)')
  })

  it('the place of one person is never that of another', async () => {
    const [ada, ben] = [await newTraveller(app), await newTraveller(app)]
    await ada.save(mode, { base: 0, place: at('personal-information') })
    expect((await ben.comeBack(mode)).body).toMatchObject({ version: 0, place: null, decision: { because: 'R5' } })
  })

  it('the place in one mode is not that in another', async () => {
    const { save, comeBack } = await newTraveller(app)
    await save(mode, { base: 0, place: at('personal-information'), answers: { member: 'free' } })
    const { body } = await comeBack('landing-solo-only')
    expect(body).toMatchObject({ version: 0, place: null, decision: { because: 'R5' } })
    expect(Object.keys(body.facts)).not.toContain('member')
  })

  it('takes one statement', async () => {
    const { pk } = await newTraveller(app)
    const { db, count } = countStatements(app.db)
    const { getJourney } = journeyHandlers({ ...app.ground, db }, app.app.flows, realFacts)
    const person = { id: pk, sessionId: '', passwordCheckedAt: new Date() }
    const sender = { address: '', device: '', requestId: '', wantsPage: false, ownCookie: () => undefined, visitor: async () => person }
    const answer = await getJourney({ params: { mode }, query: {}, headers: {}, body: {}, sender, person })
    expect([isFailure(answer), count()]).toEqual([false, 1])
  })
})

describe('saving', () => {
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

  const trials = process.env['FAULTS'] === 'full' ? 1_000 : 200

  it(`of two who save at once one is kept and the other is told, ${trials} times`, { timeout: 120_000 }, async () => {
    const { save, comeBack } = await newTraveller(app)
    for (let base = 0; base < trials; base++) {
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
    [at('letter-of-authorization'), { isWhole: false, isSigned: false, wantsIra: false }, 'personal-information'],
    [at('search'), { isWhole: true, isSigned: false, wantsIra: false }, 'letter-of-authorization'],
    [at('ira/select-401ks'), signed, 'stop-losing'],
  ])('nobody gets past the guard by saving a place: %j', async (place, known, to) => {
    const { pk, save, comeBack } = await newTraveller(app)
    await letBeKnown(app.db, pk, known)
    const { status, body } = await save(mode, { base: 0, place })
    expect([status, body.code, body.fields.place]).toEqual([
      409,
      'not_in_this_state',
      [`“${place.step}” is not open yet: go to “${to}” first.`],
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
    ['constructor', 'yes'],
    ['toString', 'yes'],
  ])('an answer that is not for people to give is refused by name: %s', async (name, value) => {
    const { save, comeBack } = await newTraveller(app)
    const { status, body } = await save(mode, { base: 0, answers: { member: 'free', [name]: value } })
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation_failed', [`answers.${name}`]])
    expect((await comeBack(mode)).body.version).toBe(0)
  })

  it('an answer to a step that only another mode has is kept as well', async () => {
    const { save } = await newTraveller(app)
    const own = app.app.flows.standing(mode)?.live?.resolved.facts ?? {}
    expect(Object.hasOwn(own, 'offers_choice')).toBe(false)
    expect((await save(mode, { base: 0, answers: { offers_choice: 'no' } })).body.answers).toEqual({ offers_choice: 'no' })
  })
})

describe('names are nothing but names', () => {
  it.each(nasty)('the mode %j is not found', async (name) => {
    const { comeBack, save } = await newTraveller(app)
    const codes = ['mode_not_found', 'route_not_found']
    for (const answer of [await comeBack(encodeURIComponent(name)), await save(encodeURIComponent(name), { base: 0 })]) {
      expect(answer.status).toBe(404)
      expect(codes).toContain(answer.body.code)
    }
  })

  it.each([...nasty, 'nothing-of-this-name', 'take-loan'])('the step %j is not found', async (step) => {
    const { save, comeBack } = await newTraveller(app)
    const from = { step, after: 'on', detour: 0 }
    for (const place of [
      at(step),
      { step: 'previous-jobs', from },
      { step: 'ira/sorry', from: { step: 'fix-401k', after: 'on', detour: 0, from } },
    ]) {
      const { status, body } = await save(mode, { base: 0, place })
      expect([status, body.code]).toEqual([404, 'step_not_found'])
    }
    expect((await comeBack(mode)).body.version).toBe(0)
  })

  it('a side trip is at most eight deep', async () => {
    const { save } = await newTraveller(app)
    const deep = (depth: number): unknown =>
      depth === 0 ? {} : { from: { step: 'previous-jobs', after: 'on', detour: 0, ...(deep(depth - 1) as object) } }
    const place = (depth: number) => ({ step: 'previous-jobs', ...(deep(depth) as object) })
    expect((await save(mode, { base: 0, place: place(8) })).status).toBe(200)
    expect((await save(mode, { base: 1, place: place(9) })).body.code).toBe('unknown_field')
  })

  it.each([{ detour: -1 }, { detour: 1.5 }, { detour: 100 }, { after: 'away' }, { step: 1 }])(
    'an origin with %j is refused',
    async (own) => {
      const { save } = await newTraveller(app)
      const place = { step: 'previous-jobs', from: { step: 'previous-jobs', after: 'on', detour: 0, ...own } }
      expect((await save(mode, { base: 0, place })).body.code).toBe('validation_failed')
    },
  )
})
