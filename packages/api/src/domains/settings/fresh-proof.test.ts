import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { form, personWithRecord } from '../personal-information/testing/person-with-record.ts'
import { settingsCalls } from './testing/settings-calls.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const sixMinutesMs = 6 * 60_000
const contact = {
  contact_firstname: 'Ana',
  contact_lastname: 'Specimen',
  contact_email: 'ana@example.com',
  contact_phonenumber: '2075550134',
}

let people = 0

/** Somebody with an address, a confirmed phone and a contact, whose session a thief holds six minutes later. */
async function robbed() {
  const person = await personWithRecord(service)
  const post = (url: string, payload: object, token = person.access) => service.ask({ method: 'POST', url, token, payload })
  await settingsCalls(service, person.access).saveContact(0, contact)
  await post('/api/v1/accounts/confirm_phone/', { phone_number: `20755501${20 + people++}` })
  const code = /\d{6}/.exec(service.emails.at(-1)?.paragraphs.join(' ') ?? '')?.[0]
  expect((await post('/api/v1/accounts/confirm_phone/code/', { code })).body.state).toBe('confirmed')
  const { body: other } = await post('/login', { email: person.email, password: person.password1 })
  service.pass(sixMinutesMs)
  const proven = async () => String((await post('/api/v1/auth/step-up/', { password: person.password1 })).body.access)
  const audited = async () => {
    const rows = await service.db
      .selectFrom('audit_events')
      .select(['action', 'detail'])
      .where('subject', '=', `person:${person.pk}`)
      .execute()
    return rows.map(({ action, detail }) => `${action} ${JSON.stringify(detail)}`).join('\n')
  }
  const mailed = () => service.emails.filter(({ to }) => to === person.email).map(({ subject }) => subject)
  return { ...person, post, other: String(other.access), proven, audited, mailed }
}

type Robbed = Awaited<ReturnType<typeof robbed>>
const changes: readonly (readonly [string, (robbed: Robbed, token: string) => ReturnType<Robbed['post']>, RegExp, RegExp])[] = [
  [
    'the address in settings',
    (_robbed, token) => settingsCalls(service, token).savePersonal(1, { street_address: '1 Thief Street' }),
    /^Your address changed$/,
    /^details\.changed \{"details":\["address"\]\}$/m,
  ],
  [
    'the address and phone in a walk',
    ({ record }, token) =>
      service.ask({
        method: 'PUT',
        url: `/api/v1/accounts/personal_information/${record.pk}/update/`,
        token,
        payload: { ...form, city: 'Elsewhere', phone_number: '2075550199' },
        headers: { 'if-match': '"1"', 'idempotency-key': 'a-change-of-address' },
      }),
    /^Your address and phone number changed$/,
    /^details\.changed \{"details":\["address","phone number"\]\}$/m,
  ],
  [
    'the confirmed phone',
    async ({ post }, token) => {
      const asked = await post('/api/v1/accounts/confirm_phone/', { phone_number: '2075550177' }, token)
      const code = /\d{6}/.exec(service.emails.at(-1)?.paragraphs.join(' ') ?? '')?.[0]
      return asked.status === 200 ? post('/api/v1/accounts/confirm_phone/code/', { code }, token) : asked
    },
    /^Your phone number changed$/,
    /^details\.changed \{"details":\["phone number"\]\}$/m,
  ],
  [
    'the trusted contact',
    (_robbed, token) => settingsCalls(service, token).saveContact(1, { contact_email: 'thief@example.com' }),
    /^Your trusted contact changed$/,
    /^details\.changed \{"details":\["trusted contact"\]\}$/m,
  ],
  [
    'the trusted contact among the answers',
    async (_robbed, token) => {
      const list = await service.ask({ url: '/api/v1/accounts/investment_account_info/', token })
      const [{ pk }] = list.body.results
      return service.ask({
        method: 'PATCH',
        url: `/api/v1/accounts/investment_account_info/${pk}/update/`,
        token,
        payload: { contact_email: 'thief@example.com' },
        headers: { 'if-match': '"1"', 'idempotency-key': 'a-change-of-contact' },
      })
    },
    /^Your trusted contact changed$/,
    /^details\.changed \{"details":\["trusted contact"\]\}$/m,
  ],
  [
    'a plan that money can be moved to',
    ({ post }, token) =>
      post(
        '/api/v1/accounts/rollover_destinations/',
        { institution: 'Thief', account_number: '12345678', check_payable_to: 'Thief' },
        token,
      ),
    /^A plan was added as a place to move your money$/,
    /^destination\.added \{"kind":"plan"/m,
  ],
  [
    'an IRA that money can be moved to',
    ({ post }, token) =>
      post('/api/v1/accounts/add_ira_account/', { provider: 'Thief', account_number: '12345678', existing_ira: true }, token),
    /^An IRA was added as a place to move your money$/,
    /^destination\.added \{"kind":"ira"/m,
  ],
  [
    'another device',
    async (_robbed, token) => {
      const { body } = await service.ask({ url: '/api/v1/auth/sessions/', token })
      const { pk } = body.results.find(({ is_this_one }: { is_this_one: boolean }) => !is_this_one)
      return service.ask({ method: 'DELETE', url: `/api/v1/auth/sessions/${pk}/`, token })
    },
    /^A device was signed out of your account$/,
    /^session\.ended /m,
  ],
  [
    'every other device',
    (_robbed, token) => service.ask({ method: 'DELETE', url: '/api/v1/auth/sessions/', token }),
    / signed out of your account$/,
    /^session\.ended /m,
  ],
]

describe.each(changes)('%s', (_what, change, subject, row) => {
  it('wants the password again, is sent to the address of the account and is written down', async () => {
    const person = await robbed()
    const refused = await change(person, person.access)
    expect([refused.status, refused.body.code]).toEqual([403, 'step_up_required'])
    expect(person.mailed().filter((line) => subject.test(line))).toEqual([])
    const { status } = await change(person, await person.proven())
    expect([200, 201]).toContain(status)
    expect(person.mailed().filter((line) => subject.test(line))).toHaveLength(1)
    expect(await person.audited()).toMatch(row)
  })
})

it('what stays as it was wants no proof and sends nothing', async () => {
  const person = await robbed()
  const calls = settingsCalls(service, person.access)
  expect((await calls.savePersonal(1, { street_address: form.street_address, phone_number: form.phone_number })).status).toBe(200)
  expect((await calls.saveContact(1, { ...contact, contact_phonenumber: '207-555-0134', contact_email: 'Ana@Example.com' })).status).toBe(
    200,
  )
  expect(person.mailed().filter((line) => line.includes('changed'))).toEqual([])
})

it('signing out, and the ids of others that somebody tries, are written down', async () => {
  const [thief, victim] = [await robbed(), await personWithRecord(service)]
  const tried = await service.ask({
    method: 'PUT',
    url: `/api/v1/accounts/personal_information/${victim.record.pk}/update/`,
    token: thief.access,
    payload: form,
    headers: { 'if-match': '"1"', 'idempotency-key': 'a-row-of-another' },
  })
  expect(tried.status).toBe(404)
  await thief.post('/api/v1/auth/logout/', {})
  const written = await thief.audited()
  expect(written).toMatch(/^refused \{"call":"updatePersonalInformation","code":"not_found"\}$/m)
  expect(written).toMatch(/^sign-out /m)
})
