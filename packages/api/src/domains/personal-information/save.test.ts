import { personalRecord } from '@app/schemas/api/people/personal-information'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nastyTexts } from '../../http/testing/nasty-texts.ts'
import { atTheSameMoment } from '../../testing/at-the-same-moment.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { callsOf, form, personWithRecord } from './testing/person-with-record.ts'

const minuteMs = 60_000
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

it('replaces what is sent and leaves what is not', async () => {
  const { update, record, ssn } = await personWithRecord(service)
  const { status, body } = await update(record.pk, 1, { ...withoutSsn, city: 'Bangor', ira_interest: true, old_401k_count: 3 })
  expect([status, body]).toEqual([200, { ...record, version: 2, city: 'Bangor', ira_interest: true, old_401k_count: 3 }])
  const later = await update(record.pk, 2, withoutSsn)
  expect([later.body.old_401k_count, later.body.city]).toEqual([3, 'Portland'])
  expect((await ssn()).body.results).toEqual([{ ssn: '***-**-1120' }])
})

it('refuses what was made from an older version, and says so', async () => {
  const { update, list, record } = await personWithRecord(service)
  await update(record.pk, 1, { ...withoutSsn, city: 'Bangor' })
  const { status, body } = await update(record.pk, 1, { ...withoutSsn, city: 'Augusta' })
  expect([status, body.code, (await list())[0].city]).toEqual([412, 'precondition_failed', 'Bangor'])
})

it('gives the record as it stands when the same request comes again', async () => {
  const { update, record } = await personWithRecord(service)
  const first = await update(record.pk, 1, { ...withoutSsn, city: 'Bangor' }, 'sent-twice')
  const again = await update(record.pk, 1, { ...withoutSsn, city: 'Bangor' }, 'sent-twice')
  expect([again.status, again.body]).toEqual([200, first.body])
})

it('knows a key that is used again for something else', async () => {
  const { update, list, record } = await personWithRecord(service)
  const { body: first } = await update(record.pk, 1, { ...withoutSsn, city: 'Bangor' }, 'used-again')
  const { status, body } = await update(record.pk, 2, { ...withoutSsn, city: 'Augusta' }, 'used-again')
  expect([status, body.code, await list()]).toEqual([409, 'idempotency_mismatch', [first]])
})

it('finds a record by its name in capital letters, and reads it afterwards', async () => {
  const { update, sign, list, record } = await personWithRecord(service)
  const name = record.pk.toUpperCase()
  await sign(name, { has_custodial_auth: true, signed_name: 'Pat Example' })
  const { status, body } = await update(name, 2, { ...form, city: 'Bangor' })
  expect([status, body.pk, await list()]).toEqual([200, record.pk, [body]])
})

it('happens once when the same request arrives twenty times at the same moment', async () => {
  const { update, record } = await personWithRecord(service)
  const all = await Promise.all(Array.from({ length: 20 }, () => update(record.pk, 1, withoutSsn, 'at-the-same-moment')))
  expect(all.map(({ status, body }) => [status, body.version])).toEqual(all.map(() => [200, 2]))
})

it('without a version the last one wins, without a key each form is saved, also one that changes an answer back', async () => {
  const { access, record } = await personWithRecord(service)
  const url = `/api/v1/accounts/personal_information/${record.pk}/update/`
  const ask = (city: string) => service.ask({ method: 'PUT', url, token: access, payload: { ...withoutSsn, city } })
  expect((await ask('Bangor')).body).toMatchObject({ city: 'Bangor', version: 2 })
  expect((await ask('Bangor')).body).toMatchObject({ city: 'Bangor', version: 3 })
  expect((await ask('Portland')).body).toMatchObject({ city: 'Portland', version: 4 })
  expect((await ask('Bangor')).body).toMatchObject({ city: 'Bangor', version: 5 })
})

it('finds neither another person’s record nor one that does not exist', async () => {
  const [one, other] = [await personWithRecord(service), await personWithRecord(service)]
  const strange = await one.update(other.record.pk, 1, { ...withoutSsn, city: 'Bangor' })
  const missing = await one.update(crypto.randomUUID(), 1, withoutSsn)
  expect([strange.status, strange.body]).toEqual([missing.status, missing.body])
  expect([missing.status, missing.body.code, (await other.list())[0].city]).toEqual([404, 'not_found', 'Portland'])
})

it('does not believe that the letter is signed, and takes no signature back', async () => {
  const { update, sign, record } = await personWithRecord(service)
  expect((await update(record.pk, 1, { ...withoutSsn, has_custodial_auth: true })).body.code).toBe('claimed_progress')
  await sign(record.pk)
  expect((await update(record.pk, 2, { ...withoutSsn, has_custodial_auth: false })).body.has_custodial_auth).toBe(true)
  expect((await update(record.pk, 3, { ...withoutSsn, has_custodial_auth: true })).body.has_custodial_auth).toBe(true)
})

it('changes the name until the letter is signed', async () => {
  const { update, sign, list, record } = await personWithRecord(service)
  const named = { ...withoutSsn, first_name: 'Ana', last_name: 'Specimen' }
  expect((await update(record.pk, 1, named)).body).toMatchObject({ first_name: 'Ana', last_name: 'Specimen' })
  await sign(record.pk, { has_custodial_auth: true, signed_name: 'Ana Specimen' })
  expect((await update(record.pk, 3, named)).status).toBe(200)
  const { status, body } = await update(record.pk, 4, { ...named, last_name: 'Other' })
  expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation_failed', ['first_name', 'last_name']])
  expect((await list())[0]).toMatchObject({ version: 4, last_name: 'Specimen' })
})

it('answers with the new name every time when one request that changes it arrives several times at once', async () => {
  const { update, record } = await personWithRecord(service)
  const named = { ...withoutSsn, first_name: 'Ana', last_name: 'Specimen' }
  const all = await atTheSameMoment(service.db, 'personal_information', record.pk, () =>
    Array.from({ length: 4 }, () => update(record.pk, 1, named, 'the-same-press')),
  )
  expect(all.map(({ body }) => body.last_name)).toEqual(['Specimen', 'Specimen', 'Specimen', 'Specimen'])
})

it('changes no name when nothing else is saved', async () => {
  const { update, list, record, first_name } = await personWithRecord(service)
  expect((await update(record.pk, 7, { ...withoutSsn, first_name: 'Ana' })).body.code).toBe('precondition_failed')
  expect((await list())[0].first_name).toBe(first_name)
})

it('replaces a number only after the password was entered again', async () => {
  const person = await personWithRecord(service)
  const { update, record, ssn, pk } = person
  service.pass(6 * minuteMs)
  expect((await update(record.pk, 1, { ...form, ssn: '078 05 1120' })).status).toBe(200)
  const refused = await update(record.pk, 2, { ...form, ssn: '219-09-9999' })
  expect([refused.status, refused.body.code]).toEqual([403, 'step_up_required'])
  expect((await ssn()).body.results).toEqual([{ ssn: '***-**-1120' }])
  expect(await auditOf(pk)).not.toContain('ssn.changed')
  const { body } = await service.ask({
    method: 'POST',
    url: '/api/v1/auth/step-up/',
    token: person.access,
    payload: { password: person.password1 },
  })
  const sure = callsOf(service, body.access)
  expect((await sure.update(record.pk, 2, { ...form, ssn: '219-09-9999' })).status).toBe(200)
  expect((await ssn()).body.results).toEqual([{ ssn: '***-**-9999' }])
  expect((await auditOf(pk)).filter((action) => action === 'ssn.changed')).toHaveLength(1)
})

it('takes the first number without', async () => {
  const { add, update, ssn } = await signedUp()
  const { body } = await add(withoutSsn)
  service.pass(6 * minuteMs)
  expect((await update(body.pk, 1, form)).status).toBe(200)
  expect((await ssn()).body.results).toEqual([{ ssn: '***-**-1120' }])
})

it('takes or refuses whatever is typed, and can read it afterwards', async () => {
  const { update, nameProviders, sign, list, record } = await personWithRecord(service)
  for (const text of nastyTexts) {
    const [{ version }] = await list()
    const answers = [
      await update(record.pk, version, { ...withoutSsn, city: text, street_address: `1 ${text}` }),
      await nameProviders([text]),
      await sign(record.pk, { has_custodial_auth: true, signed_name: text }),
    ]
    expect(Math.max(...answers.map(({ status }) => status)), JSON.stringify(text)).toBeLessThan(500)
    expect(personalRecord.safeParse((await list())[0]).success, JSON.stringify(text)).toBe(true)
  }
})
