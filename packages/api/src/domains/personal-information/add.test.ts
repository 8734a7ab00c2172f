import { personalRecord } from '@app/schemas/api/people/personal-information'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { withoutRandom } from '../../testing/without-random.ts'
import { callsOf, form, personWithRecord } from './testing/person-with-record.ts'

const { ssn: _ssn, ...withoutSsn } = form

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

async function signedUp() {
  const person = await service.signUp()
  return { ...person, ...callsOf(service, person.access) }
}

async function auditOf(pk: string) {
  const rows = await service.db.selectFrom('audit_events').select('action').where('subject', '=', `person:${pk}`).orderBy('id').execute()
  return rows.map(({ action }) => action)
}

it('keeps what is said, cleaned, and never answers with the number', async () => {
  const { add, list, first_name, last_name, email } = await signedUp()
  expect(await list()).toEqual([])
  const { status, body, text } = await add({ ...form, total_401k_balance: 1234.5, old_401k_count: 2, ira_count: 0 })
  expect(status).toBe(200)
  expect(personalRecord.parse(body)).toEqual({
    pk: body.pk,
    version: 1,
    street_address: '12 Harbor Lane, Apt 4',
    address: '12 Harbor Lane, Apt 4',
    city: 'Portland',
    state: 'ME',
    zip_code: '04101',
    phone_number: '2075550134',
    dob: '1985-04-27',
    ira_interest: false,
    has_custodial_auth: false,
    total_401k_balance: 1234.5,
    old_401k_count: 2,
    ira_count: 0,
    user_external_id: body.user_external_id,
    first_name,
    last_name,
    email,
    unknown_providers: [],
    credit_card_num: null,
  })
  expect(withoutRandom(text)).not.toMatch(/1120/)
  expect(await list()).toEqual([body])
})

it('happens once: the same key gives the record, another key is refused', async () => {
  const { add, list } = await signedUp()
  const first = await add(form, 'the-first-key')
  const again = await add(form, 'the-first-key')
  const other = await add({ ...form, city: 'Bangor' }, 'another-key')
  expect([again.status, again.body]).toEqual([200, first.body])
  expect([other.status, other.body.code]).toEqual([409, 'already_done'])
  expect(await list()).toEqual([first.body])
})

it('happens once when the same request arrives twenty times at the same moment', async () => {
  const { add, list } = await signedUp()
  const all = await Promise.all(Array.from({ length: 20 }, () => add(form, 'at-the-same-moment')))
  const [record] = await list()
  expect(all.map(({ status, body }) => [status, body])).toEqual(all.map(() => [200, record]))
})

it('knows a key that is used again for something else', async () => {
  const { add, list } = await signedUp()
  const { body: first } = await add(form, 'used-again')
  const { status, body } = await add({ ...form, city: 'Bangor' }, 'used-again')
  expect([status, body.code, await list()]).toEqual([409, 'idempotency_mismatch', [first]])
})

it('lets one of two different requests win, and tells the other', async () => {
  const { add } = await signedUp()
  const codes = (await Promise.all([add(), add()])).map(({ status }) => status)
  expect(codes.sort()).toEqual([200, 409])
})

it('may do without the number and the sums', async () => {
  const { add } = await signedUp()
  const { status, body } = await add(withoutSsn)
  expect([status, body.total_401k_balance, body.old_401k_count, body.ira_count]).toEqual([200, null, null, null])
})

it('sets another name on the account, and the same one not', async () => {
  const { add, pk } = await signedUp()
  const { body } = await add({ ...form, first_name: ' Ana ', last_name: 'Specimen' })
  expect([body.first_name, body.last_name]).toEqual(['Ana', 'Specimen'])
  expect((await auditOf(pk)).filter((action) => action === 'name.changed')).toHaveLength(1)
  const other = await signedUp()
  await other.add({ ...form, first_name: other.first_name })
  expect(await auditOf(other.pk)).not.toContain('name.changed')
})

it('changes no name when there was a record before', async () => {
  const { add, list, first_name } = await personWithRecord(service)
  expect((await add({ ...form, first_name: 'Somebody' })).body.code).toBe('already_done')
  expect((await list())[0].first_name).toBe(first_name)
})

it('does not believe that the letter is signed', async () => {
  const { add, list } = await signedUp()
  const { status, body } = await add({ ...form, has_custodial_auth: true })
  expect([status, body.code, await list()]).toEqual([409, 'claimed_progress', []])
})

it.each<[string, string, unknown]>([
  ['a post office box', 'street_address', 'P.O. Box 12'],
  ['a long street', 'street_address', `1 ${'a'.repeat(100)}`],
  ['an empty city', 'city', ' '],
  ['a long city', 'city', 'a'.repeat(61)],
  ['a state that is none', 'state', 'XX'],
  ['a short ZIP code', 'zip_code', '0410'],
  ['a ZIP code that is a number', 'zip_code', 4101],
  ['a phone number of another country', 'phone_number', '+44 20 7946 0000'],
  ['a number that is not in use', 'ssn', '000-12-3456'],
  ['a day that is none', 'dob', '1985-02-30'],
  ['a child', 'dob', new Date(Date.now() - 17 * 365 * 86_400_000).toISOString().slice(0, 10)],
  ['somebody of 121', 'dob', `${new Date().getUTCFullYear() - 121}-01-01`],
  ['a sum with parts of a cent', 'total_401k_balance', 1.001],
  ['a sum below nothing', 'total_401k_balance', -1],
  ['half an account', 'old_401k_count', 1.5],
  ['fewer accounts than none', 'ira_count', -1],
  ['a name with digits', 'first_name', 'R2D2'],
  ['interest that is no yes or no', 'ira_interest', 'yes'],
])('refuses %s', async (_what, field, value) => {
  const { add, list } = await signedUp()
  const { status, body } = await add({ ...form, [field]: value })
  expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation_failed', [field]])
  expect(await list()).toEqual([])
})

it.each(['street_address', 'city'])('refuses a card number in %s, and does not say it back', async (field) => {
  const { add, list } = await signedUp()
  const { status, body, text } = await add({ ...form, [field]: '12 Main 4242 4242 4242 4242' })
  expect([status, body.code, Object.keys(body.fields)]).toEqual([422, 'card_number_refused', [field]])
  expect(withoutRandom(text)).not.toContain('4242')
  expect(await list()).toEqual([])
})
