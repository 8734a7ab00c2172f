import { addDays, dayOf } from '@app/schemas/rules/days/days'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { atDesk } from '../desk/testing/at-desk.ts'
import { buyHelp, ownerOf } from './testing/owner-of.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

async function filed() {
  const person = await ownerOf(service, [100])
  const { pk } = person.first
  await person.answer([{ pk, version: 1, mine: 'yes' }])
  await buyHelp(service, person)
  await person.claim([{ pk, version: 2, claimed: false, how: 'with-help' }])
  const match = async () => (await person.get()).results.find((one: { pk: string }) => one.pk === pk)
  const emails = () => service.emails.filter(({ to, kind }) => to === person.email && kind === 'claim-news').map(({ subject }) => subject)
  return { ...person, match: pk, read: match, news: emails }
}

it('a claim that was paid for is a colleague’s to file, and the customer learns each step', async () => {
  const ann = await atDesk(service, 'operations')
  const { match, read, news } = await filed()
  expect(JSON.stringify((await ann.read('claim-filing', match)).parts)).toContain('OR')
  // Asked for is not filed.
  expect(await read()).toMatchObject({ state: 'claim-started', how: 'with-help', filed_on: null })
  const filed_on = dayOf(service.context.now())
  const number = { number: 'OR-2026-114', filed_on }
  expect((await ann.settle('claim-filing', match, { outcome: 'filed', values: number })).status).toBe(200)
  expect(await ann.stateOf('claim-filing', match)).toBe('open')
  expect(await read()).toMatchObject({ state: 'claim-started', filed_on })
  expect((await ann.settle('claim-filing', match, { outcome: 'paid', values: { amount: 9_950 } })).status).toBe(200)
  expect(await ann.stateOf('claim-filing', match)).toBe('done')
  expect(await read()).toMatchObject({ state: 'claimed', claimed_amount: 99.5 })
  expect(news()).toEqual(['We’ve filed your claim', 'The state has paid your claim'])
})

it('a day that hasn’t come yet, and no money at all, are slips: the customer would read them', async () => {
  const ann = await atDesk(service, 'operations')
  const { match, read, news } = await filed()
  const tomorrow = addDays(dayOf(service.context.now()), 1)
  const early = await ann.settle('claim-filing', match, { outcome: 'filed', values: { number: 'OR-2026-116', filed_on: tomorrow } })
  expect(early.body.fields).toEqual({ filed_on: ['Enter a day that isn’t in the future.'] })
  const nothing = await ann.settle('claim-filing', match, { outcome: 'paid', values: { amount: 0 } })
  expect(nothing.body.fields).toEqual({ amount: ['Enter an amount above zero.'] })
  expect([(await read()).filed_on, (await read()).state, news()]).toEqual([null, 'claim-started', []])
})

it('a claim that nobody files in time, or that a state leaves unanswered, is late, and the customer reads that', async () => {
  const { news, match, email, password } = await filed()
  const isLate = async () => {
    const payload = { email, password }
    const { access: token } = (await service.ask({ method: 'POST', url: '/api/v1/auth/login/', payload })).body
    const { results } = (await service.ask({ url: '/api/v1/accounts/unclaimed_properties/', token })).body
    return results.find((one: { pk: string }) => one.pk === match).late_since !== null
  }
  const late = 'Your claim is taking longer than it should'
  const passDays = async (days: number) => {
    service.pass(days * 86_400_000)
    await service.doJobs()
  }
  await passDays(4)
  expect([news(), await isLate()]).toEqual([[], false])
  await passDays(6)
  expect([news(), await isLate()]).toEqual([[late], true])
  const ann = await atDesk(service, 'operations')
  await ann.settle('claim-filing', match, { outcome: 'filed', values: { number: 'OR-2026-115', filed_on: dayOf(service.context.now()) } })
  await passDays(100)
  expect([news(), await isLate()]).toEqual([[late, 'We’ve filed your claim'], false])
  await passDays(25)
  expect([news(), await isLate()]).toEqual([[late, 'We’ve filed your claim', late], true])
})

it('a claim that the state refuses can be made again, and is then a task again', async () => {
  const ann = await atDesk(service, 'operations')
  const person = await filed()
  const { match, read, claim } = person
  await ann.settle('claim-filing', match, { outcome: 'refused', values: { reason: 'The name differs.' } })
  const back = await read()
  expect(back).toMatchObject({ state: 'confirmed', how: null, filed_on: null })
  expect((await claim([{ pk: match, version: back.version, claimed: false, how: 'with-help' }])).status).toBe(200)
  expect(await ann.stateOf('claim-filing', match)).toBe('open')
})

it('a claim that is taken back is nobody’s task any more', async () => {
  const ann = await atDesk(service, 'operations')
  const { match, answer } = await filed()
  await answer([{ pk: match, version: 3, mine: 'yes' }])
  expect(await ann.stateOf('claim-filing', match)).toBe('withdrawn')
  expect((await ann.settle('claim-filing', match, { outcome: 'paid', values: { amount: 1 } })).body.code).toBe('not_in_this_state')
})

it('who says that they file themselves after all gets back what nobody has filed yet', async () => {
  const ann = await atDesk(service, 'operations')
  const [asked, sent] = [await filed(), await filed()]
  const say = (token: string, answer: 'yes' | 'no') =>
    service.ask({ method: 'POST', url: '/api/v1/consents/answer/', token, payload: { consent: 'claim_help', answer } })
  await ann.settle('claim-filing', sent.match, { outcome: 'filed', values: { number: 'OR-2026-116', filed_on: '2026-11-20' } })
  for (const { access } of [asked, sent]) for (const answer of ['yes', 'no'] as const) expect((await say(access, answer)).status).toBe(200)
  expect(await asked.read()).toMatchObject({ state: 'confirmed', how: null, claim_started_at: null, version: 4 })
  expect(await ann.stateOf('claim-filing', asked.match)).toBe('withdrawn')
  // What is with the state cannot be taken back.
  expect(await sent.read()).toMatchObject({ state: 'claim-started', how: 'with-help', filed_on: '2026-11-20' })
  expect(await ann.stateOf('claim-filing', sent.match)).toBe('open')
})
