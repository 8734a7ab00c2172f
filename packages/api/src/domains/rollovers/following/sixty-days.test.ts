import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { addCompany } from '../../found-accounts/testing/searcher.ts'
import { mover, passDays } from '../testing/mover.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  for (const name of ['Paper Crane Clinic', 'Halves Hardware']) await addCompany(service.plainDb, { name, keeper: `${name} Records` })
})
afterEach(() => service.forgetJobs())
afterAll(() => service.close())

type Person = Awaited<ReturnType<typeof mover>>

const inWhole = (dollars: number) => Math.round(dollars * 100) / 100
const wordsOf = async (person: Person, kind: string) => (await person.emailsOf(kind)).map(({ paragraphs }) => paragraphs.join(' '))
const reached = async (person: Person) => (await person.track())[0]

/** The plan has paid the money to the person, who has a bank to put it in from. */
async function paid(employer = 'Paper Crane Clinic') {
  const person = await mover(service, employer)
  await person.openHere()
  await person.post('/api/v1/financial_accounts/plaid/exchange_public_token/', {
    public_token: `public-sandbox-bank?balance=90000&nonce=${person.pk}`,
  })
  await person.requestSigned({ way: 'paid-to-person' })
  for (let days = 0; days < 20 && (await reached(person)).state !== 'sent'; days++) await passDays(service, 1)
  const [{ account_number }] = (await person.get('/api/v1/apex/user/accounts/')).body.results
  const putIn = async (amount: number) => {
    const deposit = { contribution_type: 'ROLLOVER', account_number, amount: inWhole(amount) }
    expect((await person.post('/api/v1/apex/user/transfer/deposit/create/', deposit)).status).toBeLessThan(300)
    await passDays(service, 7)
  }
  return { person, putIn, sent: await reached(person) }
}

it('money that was paid to the person has 60 days, and is not late in them', async () => {
  const { person, putIn, sent } = await paid()
  expect(sent).toMatchObject({ days_left_of_sixty: 60, withheld: inWhole(sent.amount / 5) })
  expect(sent.next_step).toContain('What you don’t put in is taxed')
  await passDays(service, 20)
  expect(await reached(person)).toMatchObject({ state: 'sent', days_overdue: 0, days_left_of_sixty: 40 })
  expect(await person.emailsOf('rollover-late')).toEqual([])
  await putIn(sent.amount)
  expect(await reached(person)).toMatchObject({ state: 'received', arrived: sent.amount, days_left_of_sixty: null })
  await passDays(service, 40)
  expect(await person.emailsOf('rollover-sixty-days')).toEqual([])
})

it('a deposit of a part leaves the count of the 60 days for the rest, until the rest is there', async () => {
  const { person, putIn, sent } = await paid()
  const rest = 1_250
  await putIn(sent.amount - rest)
  const part = await reached(person)
  expect(part).toMatchObject({ state: 'sent', amount: sent.amount, arrived: inWhole(sent.amount - rest), days_left_of_sixty: 53 })
  expect(part.next_step).toMatch(/has arrived\. Put the other \$1,250\.00 into your new account within 53 days/)
  expect(await wordsOf(person, 'rollover-part-arrived')).toEqual([expect.stringContaining('to put in the other $1,250.00')])
  expect(await person.emailsOf('rollover-received')).toEqual([])
  await putIn(rest)
  expect(await reached(person)).toMatchObject({ state: 'received', amount: sent.amount, arrived: sent.amount, days_left_of_sixty: null })
  expect(await person.emailsOf('rollover-received')).toHaveLength(1)
})

it('what was put in when the 60 days are over is what has arrived; the rest is said to be taxed', async () => {
  const { person, putIn, sent } = await paid()
  await putIn(sent.amount - 2_000)
  await passDays(service, 40)
  expect(await wordsOf(person, 'rollover-sixty-days')).toEqual([expect.stringContaining('$2,000.00 of it isn’t in your new account yet')])
  expect(await reached(person)).toMatchObject({ state: 'sent' })
  await passDays(service, 15)
  const done = await reached(person)
  expect(done).toMatchObject({ state: 'received', arrived: inWhole(sent.amount - 2_000), days_overdue: 0, days_left_of_sixty: null })
  expect(done.next_step).toContain('The 60 days for the other $2,000.00 are over')
  expect(await wordsOf(person, 'rollover-received')).toEqual([expect.stringContaining('Your 60 days for the other $2,000.00 are over')])
  expect(await person.emailsOf('rollover-sixty-days')).toHaveLength(1)
})

it('of money of which nothing was put in, people are reminded, and hear that the 60 days are over', async () => {
  const { person } = await paid()
  await passDays(service, 45)
  expect(await person.emailsOf('rollover-sixty-days')).toEqual([])
  await passDays(service, 2)
  expect(await person.emailsOf('rollover-sixty-days')).toHaveLength(1)
  await passDays(service, 20)
  expect((await wordsOf(person, 'rollover-sixty-days'))[1]).toContain('nothing has arrived there')
  expect(await reached(person)).toMatchObject({ state: 'sent', arrived: 0, days_left_of_sixty: -7 })
  expect(await person.emailsOf('rollover-late')).toEqual([])
})

it('a part that comes back is still to be put in, and one deposit may be for all that is open', async () => {
  const { person, putIn, sent } = await paid()
  // Deposits with one cent come back after they have arrived.
  await putIn(1_000.01)
  expect(await reached(person)).toMatchObject({ state: 'sent', amount: sent.amount, arrived: 0 })
  expect((await reached(person)).payments).toHaveLength(2)
  await putIn(sent.amount)
  expect(await reached(person)).toMatchObject({ state: 'received', amount: sent.amount, arrived: sent.amount })
})

it('a deposit of what one of two payments was is for that one', async () => {
  const { person, putIn } = await paid('Halves Hardware')
  await passDays(service, 5)
  const { payments } = await reached(person)
  expect(payments).toHaveLength(2)
  await putIn(payments[1].said)
  const after = (await reached(person)).payments
  expect(after.map(({ state }: { state: string }) => state)).toEqual(
    payments[0].said === payments[1].said ? ['arrived', 'sent'] : ['sent', 'arrived'],
  )
})

it('of an account elsewhere people tell the rest on their own', async () => {
  const person = await mover(service, 'Paper Crane Clinic')
  await person.requestSigned({ way: 'paid-to-person', destination: { pre_tax: await person.nameIra() } })
  for (let days = 0; days < 20 && (await reached(person)).state !== 'sent'; days++) await passDays(service, 1)
  const { pk, amount } = await reached(person)
  expect((await person.arrived(pk, { amount: inWhole(amount - 300) })).body).toMatchObject({ state: 'sent', days_left_of_sixty: 60 })
  expect((await person.arrived(pk, { amount: 300 })).body).toMatchObject({ state: 'received', arrived: amount })
})

it('what people told before their plan reported more is a part of it', async () => {
  const person = await mover(service, 'Paper Crane Clinic')
  const { pk } = await person.requestSigned({ way: 'paid-to-person', destination: { pre_tax: await person.nameIra() } })
  expect((await person.arrived(pk, { amount: 300 })).body).toMatchObject({ state: 'received', arrived: 300 })
  await passDays(service, 20)
  const reported = await reached(person)
  expect(reported).toMatchObject({ state: 'sent', arrived: 300 })
  expect(reported.amount).toBeGreaterThan(300)
})
