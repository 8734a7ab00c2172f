import { afterAll, beforeAll, expect, it } from 'vitest'
import { atTheSameMoment } from '../../testing/at-the-same-moment.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { callsOf, form, personWithRecord } from './testing/person-with-record.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

async function stored(pk: string) {
  return service.db
    .selectFrom('personal_information')
    .select(['version', 'signed_at', 'signed_name'])
    .where('id', '=', pk)
    .executeTakeFirstOrThrow()
}

async function signings(pk: string) {
  const rows = await service.db
    .selectFrom('audit_events')
    .select('action')
    .where('action', '=', 'letter.signed')
    .where('subject', '=', `person:${pk}`)
    .execute()
  return rows.length
}

it('signs once: said again nothing changes, not even the moment', async () => {
  const { sign, record, pk } = await personWithRecord(service)
  const first = await sign(record.pk, { has_custodial_auth: true, signed_name: 'Pat Example' })
  expect([first.status, first.body]).toEqual([200, { ...record, version: 2, has_custodial_auth: true }])
  const before = await stored(record.pk)
  service.pass(60_000)
  const again = await sign(record.pk)
  expect([again.status, again.body]).toEqual([200, first.body])
  expect(await stored(record.pk)).toEqual(before)
  expect(await signings(pk)).toBe(1)
})

it('is announced to the signer, once, with the day on which it ends and without a name', async () => {
  const { sign, record, email } = await personWithRecord(service)
  await sign(record.pk, { has_custodial_auth: true, signed_name: 'Pat Example' })
  await sign(record.pk)
  const mailed = service.emails.filter(({ kind, to }) => kind === 'letter-signed' && to === email)
  expect(mailed.map(({ subject }) => subject)).toEqual(['You signed the letter of authorization'])
  const year = service.context.now().getUTCFullYear() + 1
  expect(mailed[0]?.paragraphs.join(' ')).toMatch(new RegExp(`It ends on \\w+ \\d+, ${year}, or when you withdraw it`))
  expect(JSON.stringify(mailed)).not.toContain('Pat')
})

it('signs once when it is said twenty times at the same moment', async () => {
  const { sign, record, pk } = await personWithRecord(service)
  const all = await Promise.all(Array.from({ length: 20 }, () => sign(record.pk)))
  expect(all.map(({ status, body }) => [status, body.version])).toEqual(all.map(() => [200, 2]))
  expect(await signings(pk)).toBe(1)
})

it.each(['pat example', ' PAT  EXAMPLE ', 'PatExample'])('takes the name in any case and with any spaces: %s', async (signed_name) => {
  const { sign, record } = await personWithRecord(service)
  expect((await sign(record.pk, { has_custodial_auth: true, signed_name })).body.has_custodial_auth).toBe(true)
})

it.each([
  ['Somebody Else', 'That isn’t the name you gave us. Type your first and last name the same way.'],
  ['  ', 'Type your full name to sign.'],
])('does not take the name “%s”', async (signed_name, words) => {
  const { sign, list, record, pk } = await personWithRecord(service)
  const { status, body } = await sign(record.pk, { has_custodial_auth: true, signed_name })
  expect([status, body.code, body.fields]).toEqual([400, 'validation_failed', { signed_name: [words] }])
  expect([(await list())[0].has_custodial_auth, await signings(pk)]).toEqual([false, 0])
})

it('takes no card number for a name', async () => {
  const { sign, record } = await personWithRecord(service)
  const { body } = await sign(record.pk, { has_custodial_auth: true, signed_name: '4242 4242 4242 4242' })
  expect(body.code).toBe('card_number_refused')
})

it.each([false, 'true', 1, null])('does not take %j for a signature', async (has_custodial_auth) => {
  const { sign, list, record } = await personWithRecord(service)
  const { status, body } = await sign(record.pk, { has_custodial_auth })
  expect([status, body.code, (await list())[0].has_custodial_auth]).toEqual([400, 'validation_failed', false])
})

it('needs no Social Security number: no plan gets it from us', async () => {
  const { access } = await service.signUp()
  const { add, sign } = callsOf(service, access)
  const { ssn: _number, ...withoutSsn } = form
  const { pk } = (await add(withoutSsn)).body
  expect((await sign(pk)).body.has_custodial_auth).toBe(true)
})

it('is signed by its own person only', async () => {
  const [one, other] = [await personWithRecord(service), await personWithRecord(service)]
  expect((await one.sign(other.record.pk)).body.code).toBe('not_found')
  expect((await one.sign(crypto.randomUUID())).body.code).toBe('not_found')
  expect((await other.list())[0].has_custodial_auth).toBe(false)
})

it('is never signed with a name that is just being changed', async () => {
  const outcomes = new Set<string>()
  for (let trial = 0; trial < 40; trial++) {
    const { sign, update, list, record } = await personWithRecord(service)
    const rename = () => update(record.pk, 1, { ...form, last_name: 'Other' })
    const put = () => sign(record.pk, { has_custodial_auth: true, signed_name: 'Pat Example' })
    await atTheSameMoment(service.db, 'personal_information', record.pk, () => (trial % 2 === 0 ? [rename(), put()] : [put(), rename()]))
    const [{ has_custodial_auth: isSigned, last_name: lastName }] = await list()
    outcomes.add(`${isSigned ? 'signed' : 'not signed'} as ${lastName}`)
  }
  expect([...outcomes].filter((outcome) => !['signed as Example', 'not signed as Other'].includes(outcome))).toEqual([])
})
