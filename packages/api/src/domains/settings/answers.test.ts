import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { settingsCalls } from './testing/settings-calls.ts'

const contact = {
  contact_firstname: 'Ana',
  contact_lastname: 'Specimen',
  contact_email: 'Ana@Example.com',
  contact_phonenumber: '207-555-0134',
}

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

async function signedUp() {
  const person = await service.signUp()
  const saved = async () =>
    (await service.ask({ method: 'GET', url: '/api/v1/accounts/investment_account_info/', token: person.access })).body.results
  return { ...person, ...settingsCalls(service, person.access), saved }
}

it('keeps the trusted contact among the answers, cleaned', async () => {
  const { saveContact, saved } = await signedUp()
  const { status, body } = await saveContact(0, contact)
  expect(status).toBe(200)
  expect(body).toMatchObject({ ...contact, version: 1, contact_email: 'ana@example.com', contact_phonenumber: '2075550134' })
  expect(await saved()).toEqual([body])
})

it('changes the profile and leaves the contact; empty fields change nothing', async () => {
  const { saveContact, saveProfile, saved } = await signedUp()
  await saveContact(0, contact)
  const { status } = await saveProfile(1, { experience_level: 'good', investment_goal: 'growth', liquid_networth: '' })
  expect(status).toBe(200)
  await saveProfile(2, { experience_level: '', investment_goal: null, estimated_tax_bracket: '22' })
  expect((await saved())[0]).toMatchObject({
    contact_firstname: 'Ana',
    experience_level: 'good',
    investment_goal: 'growth',
    estimated_tax_bracket: '22',
  })
})

it('gives the same outcome for the same request, and refuses what has changed meanwhile', async () => {
  const { saveContact, saved } = await signedUp()
  const first = await saveContact(0, contact, 'sent-twice')
  expect((await saveContact(0, contact, 'sent-twice')).body).toEqual(first.body)
  await saveContact(1, { contact_firstname: 'Ben' })
  const { status, body } = await saveContact(1, { contact_firstname: 'Carla' })
  expect([status, body.code, Object.keys(body.fields)]).toEqual([409, 'conflict_version', ['contact_firstname']])
  expect((await saved())[0].contact_firstname).toBe('Ben')
})

it.each([
  ['saveContact', { contact_email: 'no address' }, 'contact_email'],
  ['saveContact', { contact_phonenumber: '+44 20 7946 0000' }, 'contact_phonenumber'],
  ['saveProfile', { experience_level: 'plenty' }, 'experience_level'],
  ['saveProfile', { annual_pretax_income: '50000' }, 'annual_pretax_income'],
] as const)('%s refuses %o', async (call, payload, field) => {
  const person = await signedUp()
  const { status, body } = await person[call](0, payload)
  expect([status, body.code, Object.keys(body.fields), await person.saved()]).toEqual([400, 'validation_failed', [field], []])
})

it('takes no answers that are of another call', async () => {
  const { saveContact, saveProfile } = await signedUp()
  expect((await saveContact(0, { experience_level: 'good' })).body.code).toBe('unknown_field')
  expect((await saveProfile(0, { contact_firstname: 'Ana' })).body.code).toBe('unknown_field')
})
