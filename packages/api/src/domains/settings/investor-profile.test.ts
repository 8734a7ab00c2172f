import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { settingsCalls } from './testing/settings-calls.ts'

const url = '/api/v1/accounts/settings/investment_account_info/profile/'
const dayMs = 86_400_000

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

async function investor() {
  const { access: token, pk } = await service.signUp()
  const profile = async () => (await service.ask({ method: 'GET', url, token })).body
  const now = () => service.context.now().toISOString()
  return { ...settingsCalls(service, token), profile, now, pk }
}

it('a person without answers has no profile, and no day', async () => {
  const { profile } = await investor()
  expect(await profile()).toEqual({ answers: {}, given_at: null })
})

it('says the answers that suggestions go by, and when the newest was given, whatever else was answered since', async () => {
  const { saveProfile, saveContact, profile, now } = await investor()
  await saveProfile(0, { experience_level: 'good', investment_goal: 'growth' })
  service.pass(dayMs)
  await saveProfile(1, { investment_goal: 'balanced' })
  const changed = now()
  service.pass(dayMs)
  await saveContact(2, {
    contact_firstname: 'Ana',
    contact_lastname: 'Specimen',
    contact_email: 'ana@example.com',
    contact_phonenumber: '2075550134',
  })
  const { answers, given_at } = await profile()
  expect(answers).toEqual({ experience_level: 'good', investment_goal: 'balanced' })
  expect(given_at.slice(0, 10)).toBe(changed.slice(0, 10))
})

it('answers that were given before days were written down have none', async () => {
  const { saveProfile, profile, pk } = await investor()
  await saveProfile(0, { experience_level: 'good' })
  const { changed } = await service.db.selectFrom('questionnaires').select('changed').where('person_id', '=', pk).executeTakeFirstOrThrow()
  const before = Object.fromEntries(Object.entries(changed).map(([name, { at, by }]) => [name, { at, by }]))
  await service.db
    .updateTable('questionnaires')
    .set({ changed: JSON.stringify(before) })
    .where('person_id', '=', pk)
    .execute()
  await saveProfile(1, { investment_goal: 'growth' })
  expect(await profile()).toEqual({ answers: { experience_level: 'good', investment_goal: 'growth' }, given_at: null })
})
