import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { factsOf } from '../../facts/facts-of.ts'
import { trialsAtOnce } from '../../testing/is-few.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { realFacts } from '../testing/real-flows.ts'
import { dayMs, owner } from './testing/owner.ts'
import { ownerOf as heldFor, buyHelp as payForHelp } from './testing/owner-of.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const ownerOf = (amounts: readonly number[], how?: 'exact' | 'bands') => heldFor(service, amounts, how)
const buyHelp = (person: { readonly access: string }) => payForHelp(service, person)

describe('mine or not mine', () => {
  it('moves a match from what waits to what is pending, and can be taken back', async () => {
    const person = await ownerOf([100, 200])
    const [one, other] = person.matches
    const { status, body } = await person.answer([
      { pk: one.pk, version: 1, mine: 'yes' },
      { pk: other.pk, version: 1, mine: 'no' },
    ])
    expect([status, body.results.map(({ state, version }: Match) => [state, version]).sort()]).toEqual([
      200,
      [
        ['confirmed', 2],
        ['rejected', 2],
      ],
    ])
    expect(body.free.is_free).toBe(true)
    expect((await person.get('confirmation/')).results).toEqual([])
    expect((await person.get('pending/')).results.map(({ pk }: Match) => pk)).toEqual([one.pk])
    await person.answer([{ pk: other.pk, version: 2, mine: 'unsure' }])
    expect((await person.get('confirmation/')).results).toEqual([expect.objectContaining({ pk: other.pk, state: 'found', version: 3 })])
  })

  it('is kept whole or not at all', async () => {
    const person = await ownerOf([100, 200])
    const [one, other] = person.matches
    const stale = await person.answer([
      { pk: one.pk, version: 1, mine: 'yes' },
      { pk: other.pk, version: 7, mine: 'yes' },
    ])
    expect([stale.status, stale.body.code, Object.keys(stale.body.fields)]).toEqual([409, 'conflict_version', [other.pk]])
    expect((await person.get('pending/')).results).toEqual([])
  })

  it('sent again after an answer that was lost it is the same, and changes nothing more', async () => {
    const person = await ownerOf([100])
    const said = [{ pk: person.first.pk, version: 1, mine: 'yes' }]
    await person.answer(said)
    const again = await person.answer(said)
    expect([again.status, again.body.results[0].version]).toEqual([200, 2])
    expect((await person.answer([{ pk: person.first.pk, version: 1, mine: 'no' }])).body.code).toBe('conflict_version')
  })

  it('cannot be given for another person’s match, nor for an unknown one', async () => {
    const [person, stranger] = [await ownerOf([100]), await ownerOf([100])]
    for (const pk of [person.first.pk, randomUUID()]) {
      const answered = await stranger.answer([{ pk, version: 1, mine: 'yes' }])
      const claimed = await stranger.claim([{ pk, version: 1, claimed: true, how: 'free' }])
      expect([answered.status, answered.body.code, claimed.status, claimed.body.code]).toEqual([404, 'not_found', 404, 'not_found'])
    }
    expect(JSON.stringify(await stranger.get())).not.toContain(person.first.pk)
    expect((await person.get()).results[0]).toMatchObject({ state: 'found', version: 1 })
  })

  it.each([
    [{}],
    [{ unclaimed_properties: [] }],
    [{ unclaimed_properties: [{ pk: randomUUID(), version: 1, mine: 'maybe' }] }],
    [{ unclaimed_properties: [{ pk: randomUUID(), mine: 'yes' }] }],
  ])('needs what it is about: %j', async (payload) => {
    const { access } = await owner(service, { isKnown: false })
    const url = '/api/v1/accounts/unclaimed_properties/update-confirmed/'
    expect((await service.ask({ method: 'PATCH', url, token: access, payload })).body.code).toBe('validation_failed')
  })

  it('of one thing is said once', async () => {
    const person = await ownerOf([100])
    const said = { pk: person.first.pk, version: 1, mine: 'yes' }
    expect((await person.answer([said, { ...said, mine: 'no' }])).body.code).toBe('validation_failed')
  })

  it(`of two at once one learns that it has changed (${trialsAtOnce} times)`, async () => {
    const person = await ownerOf([100])
    let lost = 0
    let version = 1
    for (let trial = 0; trial < trialsAtOnce; trial++) {
      const [yes, no] = await Promise.all([
        person.answer([{ pk: person.first.pk, version, mine: 'yes' }]),
        person.answer([{ pk: person.first.pk, version, mine: 'no' }]),
      ])
      const { results } = await person.get()
      const kept = results[0].state === 'confirmed' ? yes : no
      const other = kept === yes ? no : yes
      if (kept.status !== 200 || other.body.code !== 'conflict_version' || results[0].version !== version + 1) lost++
      version = results[0].version
    }
    expect(lost).toBe(0)
  })
})

describe('a claim', () => {
  it('is started, done with what was paid, and can be taken back step by step', async () => {
    const person = await ownerOf([12_345])
    const { pk } = person.first
    const say = async (version: number, claimed: boolean, more = {}) => person.claim([{ pk, version, claimed, how: 'free', ...more }])
    expect((await say(1, true)).body.code).toBe('not_in_this_state')
    await person.answer([{ pk, version: 1, mine: 'yes' }])
    expect((await say(2, false)).body.results[0]).toMatchObject({
      state: 'claim-started',
      how: 'free',
      claim_started_at: expect.any(String),
      claimed_at: null,
    })
    expect((await person.get('pending/')).results).toHaveLength(1)
    expect((await person.answer([{ pk, version: 3, mine: 'no' }])).body.code).toBe('not_in_this_state')
    expect((await say(3, true, { amount: 120.5 })).body.results[0]).toMatchObject({
      state: 'claimed',
      claimed_amount: 120.5,
      claimed_at: expect.any(String),
    })
    expect((await person.get('pending/')).results).toEqual([])
    expect((await person.answer([{ pk, version: 4, mine: 'yes' }])).body.code).toBe('not_in_this_state')
    expect((await say(4, false)).body.results[0]).toMatchObject({ state: 'claim-started', claimed_amount: null, claimed_at: null })
    expect((await person.answer([{ pk, version: 5, mine: 'yes' }])).body.results[0]).toMatchObject({ state: 'confirmed', how: null })
  })

  it('is filed with our help only once that is paid for', async () => {
    const person = await ownerOf([100])
    const { pk } = person.first
    await person.answer([{ pk, version: 1, mine: 'yes' }])
    const file = () => person.claim([{ pk, version: 2, claimed: false, how: 'with-help' }])
    const refused = await file()
    expect([refused.status, refused.body.code]).toEqual([402, 'not_paid'])
    await buyHelp(person)
    expect((await file()).body.results[0]).toMatchObject({ state: 'claim-started', how: 'with-help' })
  })

  it('takes only amounts that can be, and only when it is done', async () => {
    const person = await ownerOf([100])
    const { pk } = person.first
    await person.answer([{ pk, version: 1, mine: 'yes' }])
    for (const more of [
      { amount: -1 },
      { amount: 0.001 },
      { amount: 'five' },
      { claimed: false, amount: 5 },
      { how: 'magic' },
      { price: 5 },
    ])
      expect((await person.claim([{ pk, version: 2, claimed: true, how: 'free', ...more }])).status).toBe(400)
    await buyHelp(person)
    expect((await person.claim([{ pk, version: 9, claimed: true, how: 'with-help' }])).body.code).toBe('conflict_version')
    expect((await person.claim([{ pk, version: 2, claimed: true, how: 'with-help' }])).body.results[0].how).toBe('with-help')
  })
})

describe('what is new', () => {
  it('stays new for a day after it was first listed, so that nothing is lost on the way', async () => {
    const person = await ownerOf([100])
    const isNew = async () => (await person.get('new/')).results.length
    service.pass(3 * dayMs)
    expect([await isNew(), await isNew()]).toEqual([1, 1])
    service.pass(dayMs / 2)
    expect(await isNew()).toBe(1)
    service.pass(dayMs)
    expect(await isNew()).toBe(0)
    expect((await person.get('confirmation/')).results).toEqual([expect.objectContaining({ is_new: false })])
    await person.hold([200], 'exact')
    expect((await person.look('new/')).results).toEqual([expect.objectContaining({ amount: 2 })])
  })

  it('leads flows to its own page only a day or more after the first was found', async () => {
    const person = await ownerOf([100])
    const leads = async () => (await factsOf(service.db, person.pk, realFacts))['unclaimed.new']
    expect(await leads()).toBe(false)
    service.pass(2 * dayMs)
    expect(await leads()).toBe(false)
    await person.hold([200], 'exact')
    const { results } = await person.look('confirmation/')
    expect(await leads()).toBe(true)
    const second = results.find(({ amount }: { readonly amount: number }) => amount === 2)
    await person.answer([{ pk: second.pk, version: 1, mine: 'no' }])
    expect(await leads()).toBe(false)
  })

  it('is not new once it is answered', async () => {
    const person = await ownerOf([100])
    expect((await person.get('new/')).results).toHaveLength(1)
    await person.answer([{ pk: person.first.pk, version: 1, mine: 'no' }])
    expect((await person.get('new/')).results).toEqual([])
  })
})

it('sums exact amounts by how far they are, counts bands, and promises nothing', async () => {
  const person = await ownerOf([1_000, 2_050, 3_000, 0])
  await person.hold([4_000, 700_000], 'bands')
  await person.look()
  const [one, two] = person.matches
  await person.answer([
    { pk: one.pk, version: 1, mine: 'yes' },
    { pk: two.pk, version: 1, mine: 'yes' },
  ])
  await person.claim([{ pk: two.pk, version: 2, claimed: true, how: 'free', amount: 19.99 }])
  const told = await person.get('amount/')
  const exact = person.matches.map(({ amount }: { amount: number | null }) => amount ?? 0)
  const left = exact.reduce((sum: number, amount: number) => sum + amount, 0) - one.amount - two.amount
  expect(told.found).toEqual({
    count: 4,
    exact_count: [...exact.slice(2)].filter((amount: number) => amount > 0).length,
    exact_total: left,
    bands: [
      { amount_from: 0, amount_to: 50, count: 1 },
      { amount_from: 100, amount_to: null, count: 1 },
    ],
    unknown_count: [...exact.slice(2)].filter((amount: number) => amount === 0).length,
  })
  expect([told.confirmed.count, told.confirmed.exact_total, told.claimed.count, told.claimed_received]).toEqual([
    1,
    one.amount ?? 0,
    1,
    19.99,
  ])
  expect([told.free.is_free, told.note]).toEqual([true, expect.stringContaining('aren’t a promise')])
})

type Match = { readonly pk: string; readonly state: string; readonly version: number }
