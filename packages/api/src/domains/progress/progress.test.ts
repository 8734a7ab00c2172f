import { progressKeys } from '@app/schemas/rules/answers/progress-keys'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trialsAtOnce } from '../../testing/is-few.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { personWithRecord } from '../personal-information/testing/person-with-record.ts'
import { letBeKnown } from '../testing/let-be-known.ts'

type Started = Awaited<ReturnType<typeof startTestApp>>
type Claims = Readonly<Record<string, unknown>>

const url = '/api/v1/accounts/completed_info/'
const nothing = Object.fromEntries(progressKeys.map((key) => [key, false]))
const signed = { hasRecord: true, isSigned: true, wantsIra: false }

let app: Started

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function newPerson() {
  const { pk, access: token } = await app.signUp()
  const seen = async () => (await app.ask({ method: 'GET', url, token })).body
  const claim = (claims: Claims, path: '' | 'update/' = 'update/') =>
    app.ask({ method: 'POST', url: `${url}${path}`, token, payload: claims })
  const answered = (answers: Claims) =>
    app.ask({
      method: 'PUT',
      url: '/api/journeys/onboarding',
      token,
      headers: { 'if-match': '"0"', 'idempotency-key': crypto.randomUUID() },
      payload: { place: { step: 'previous-jobs' }, flow_version: '0123456789abcdef', answers },
    })
  return { pk, token, seen, claim, answered }
}

it('a new person has done nothing', async () => {
  const { seen } = await newPerson()
  expect(await seen()).toEqual(nothing)
})

it('keys that follow from facts become true by themselves, and false again', async () => {
  const { pk, seen } = await newPerson()
  await letBeKnown(app.db, pk, signed)
  expect(await seen()).toEqual({ ...nothing, personal_information: true, letter_auth: true })
  await letBeKnown(app.db, pk, { ...signed, isSigned: false })
  expect(await seen()).toEqual({ ...nothing, personal_information: true })
})

it('they follow from the calls that a person makes', async () => {
  const { access: token, record, sign } = await personWithRecord(app)
  const seen = async () => (await app.ask({ method: 'GET', url, token })).body
  expect(await seen()).toEqual({ ...nothing, personal_information: true })
  await sign(record.pk)
  expect(await seen()).toEqual({ ...nothing, personal_information: true, letter_auth: true })
})

describe.each(progressKeys)('%s', (key) => {
  it('cannot be claimed by a person who did nothing', async () => {
    const { seen, claim } = await newPerson()
    const { status, body } = await claim({ [key]: true })
    expect([status, body.code, Object.keys(body.fields)]).toEqual([409, 'claimed_progress', [key]])
    expect(body.fields[key]).toEqual([expect.stringMatching(/^[A-Z].*\.$/)])
    expect(await seen()).toEqual(nothing)
  })

  it('may be said to be false while it is', async () => {
    const { claim } = await newPerson()
    const { status, body } = await claim({ [key]: false }, '')
    expect([status, body]).toEqual([200, nothing])
  })
})

it('the fee estimate counts as seen once the letter is signed, and stays seen', async () => {
  const { pk, seen, claim } = await newPerson()
  await letBeKnown(app.db, pk, { ...signed, isSigned: false })
  expect((await claim({ estimated_401k_fees: true })).status).toBe(409)
  await letBeKnown(app.db, pk, signed)
  const { status, body } = await claim({ estimated_401k_fees: true })
  expect([status, body]).toEqual([200, { ...nothing, personal_information: true, letter_auth: true, estimated_401k_fees: true }])
  await letBeKnown(app.db, pk, { ...signed, isSigned: false })
  expect((await seen()).estimated_401k_fees).toBe(true)
})

it.each(['stop_losing', 'account_plan', 'cash_need', 'concierge', 'member', 'pay_membership'])(
  'interest may be claimed once %s is answered',
  async (name) => {
    const { claim, answered } = await newPerson()
    const values: Claims = {
      stop_losing: 'not-now',
      account_plan: 'leave',
      cash_need: 'leave',
      concierge: 'no',
      member: 'free',
      pay_membership: 'decline',
    }
    expect((await answered({ [name]: values[name] })).status).toBe(200)
    expect((await claim({ ira_interested: true })).body).toEqual({ ...nothing, ira_interested: true })
  },
)

it('interest may be claimed once it is stored', async () => {
  const { pk, claim } = await newPerson()
  await letBeKnown(app.db, pk, { hasRecord: true, isSigned: false, wantsIra: true })
  expect((await claim({ ira_interested: true })).body).toEqual({ ...nothing, personal_information: true, ira_interested: true })
})

it.each([
  ['destination', 'new-ira'],
  ['ira_home', 'existing'],
])('a destination may be claimed once %s is answered', async (name, value) => {
  const { claim, answered } = await newPerson()
  await answered({ [name]: value })
  expect((await claim({ rollover_destination: true })).body).toEqual({ ...nothing, rollover_destination: true })
})

it('answers of another person do not count', async () => {
  const [ada, ben] = [await newPerson(), await newPerson()]
  await ada.answered({ destination: 'new-ira' })
  expect((await ben.claim({ rollover_destination: true })).status).toBe(409)
})

it('one claim that is not so, and nothing of the request is kept', async () => {
  const { pk, seen, claim } = await newPerson()
  await letBeKnown(app.db, pk, signed)
  const { status, body } = await claim({ estimated_401k_fees: true, previous_jobs: true, selected_401ks: true })
  expect([status, Object.keys(body.fields).sort()]).toEqual([409, ['previous_jobs', 'selected_401ks']])
  expect((await seen()).estimated_401k_fees).toBe(false)
})

it('what is done cannot be taken back', async () => {
  const { pk, seen, claim } = await newPerson()
  await letBeKnown(app.db, pk, signed)
  await claim({ estimated_401k_fees: true })
  const { status, body } = await claim({ letter_auth: false, estimated_401k_fees: false, previous_jobs: false })
  const words = ['This is done, and you can’t undo it.']
  expect([status, body.fields]).toEqual([409, { letter_auth: words, estimated_401k_fees: words }])
  expect((await seen()).estimated_401k_fees).toBe(true)
})

it('a claim that is so already changes nothing, however often it is sent', async () => {
  const { pk, claim } = await newPerson()
  await letBeKnown(app.db, pk, signed)
  for (const path of ['', 'update/', ''] as const)
    expect((await claim({ letter_auth: true, estimated_401k_fees: true }, path)).body).toEqual({
      ...nothing,
      personal_information: true,
      letter_auth: true,
      estimated_401k_fees: true,
    })
  const marks = await app.db.selectFrom('progress_marks').select('key').where('person_id', '=', pk).execute()
  expect(marks).toEqual([{ key: 'estimated_401k_fees' }])
})

it.each([
  [{ nothing_of_the_kind: true }, 'unknown_field'],
  [{ letter_auth: 'true' }, 'validation_failed'],
  [{ letter_auth: 1 }, 'validation_failed'],
])('refuses %j', async (claims, code) => {
  const { claim } = await newPerson()
  const { status, body } = await claim(claims)
  expect([status, body.code]).toEqual([400, code])
})

it('a refused claim is written down', async () => {
  const { pk, claim } = await newPerson()
  await claim({ letter_auth: true })
  const events = await app.db.selectFrom('audit_events').select('detail').where('actor', '=', `person:${pk}`).execute()
  expect(JSON.stringify(events)).toContain('claimed_progress')
})

it(`of two who claim at once nothing is lost, ${trialsAtOnce} times`, async () => {
  const { pk, seen, claim, answered } = await newPerson()
  await letBeKnown(app.db, pk, signed)
  await answered({ destination: 'new-ira', stop_losing: 'yes' })
  for (let trial = 0; trial < trialsAtOnce; trial++) {
    await app.db.deleteFrom('progress_marks').where('person_id', '=', pk).execute()
    const both = [
      claim({ estimated_401k_fees: true, ira_interested: true }),
      claim({ rollover_destination: true, ira_interested: true, estimated_401k_fees: true }),
    ]
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
    expect(await seen()).toMatchObject({ estimated_401k_fees: true, ira_interested: true, rollover_destination: true })
  }
})
