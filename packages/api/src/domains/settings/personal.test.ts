import { afterAll, beforeAll, expect, it } from 'vitest'
import { atTheSameMoment } from '../../testing/at-the-same-moment.ts'
import { trialsAtOnce } from '../../testing/is-few.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { form, personWithRecord } from '../personal-information/testing/person-with-record.ts'
import { settingsCalls } from './testing/settings-calls.ts'

const slow = { timeout: 300_000 }
const sixMinutesMs = 6 * 60_000

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

async function settled() {
  const person = await personWithRecord(service)
  return { ...person, ...settingsCalls(service, person.access) }
}

it('changes what is given and drops what is empty', async () => {
  const { savePersonal, ssn, record } = await settled()
  const payload = { street_address: '98 Quarry Hill', city: '', state: null, zip_code: '04046', phone_number: '', ssn: '' }
  const { status, body } = await savePersonal(1, payload)
  const address = { street_address: '98 Quarry Hill', address: '98 Quarry Hill', zip_code: '04046' }
  expect([status, body]).toEqual([200, { ...record, ...address, version: 2 }])
  expect((await ssn()).body.results).toEqual([{ ssn: '***-**-1120' }])
})

it('refuses what was made from an older version, and answers the same request again', async () => {
  const { savePersonal, list } = await settled()
  const first = await savePersonal(1, { city: 'Bangor' }, 'sent-twice')
  expect((await savePersonal(1, { city: 'Bangor' }, 'sent-twice')).body).toEqual(first.body)
  expect((await savePersonal(1, { city: 'Augusta' }, 'sent-twice')).body.code).toBe('idempotency_mismatch')
  const { status, body } = await savePersonal(1, { city: 'Augusta' })
  expect([status, body.code, (await list())[0].city]).toEqual([412, 'precondition_failed', 'Bangor'])
})

it('needs a record, and makes none', async () => {
  const { access } = await service.signUp()
  const { status, body } = await settingsCalls(service, access).savePersonal(1, { city: 'Bangor' })
  expect([status, body.code]).toEqual([403, 'personal_information_required'])
})

it('takes a number only after the password was entered again', async () => {
  const { savePersonal, ssn, pk } = await settled()
  expect((await savePersonal(1, { ssn: '219-09-9999' })).status).toBe(200)
  const changes = await service.db
    .selectFrom('audit_events')
    .select('detail')
    .where('action', '=', 'ssn.changed')
    .where('subject', '=', `person:${pk}`)
    .execute()
  expect(changes).toEqual([{ detail: {} }])
  service.pass(sixMinutesMs)
  for (const number of ['078-05-1120', '219-09-9999']) expect((await savePersonal(2, { ssn: number })).body.code).toBe('step_up_required')
  expect((await savePersonal(2, { city: form.city, ssn: '' })).status).toBe(200)
  expect((await ssn()).body.results).toEqual([{ ssn: '***-**-9999' }])
})

it.each<[string, string, unknown]>([
  ['a post office box', 'street_address', 'PO Box 3'],
  ['a state that is none', 'state', 'XX'],
  ['a number that is not in use', 'ssn', '000-12-3456'],
  ['a day that is none', 'dob', '1985-02-30'],
  ['a child', 'dob', `${new Date().getUTCFullYear() - 10}-01-01`],
])('refuses %s', async (_what, field, value) => {
  const { savePersonal, list, record } = await settled()
  const { status, body } = await savePersonal(1, { [field]: value })
  expect([status, body.code, Object.keys(body.fields), await list()]).toEqual([400, 'validation_failed', [field], [record]])
})

it('refuses a card number, and a field that is not for settings', async () => {
  const { savePersonal } = await settled()
  expect((await savePersonal(1, { city: '4242 4242 4242 4242' })).body.code).toBe('card_number_refused')
  for (const field of ['ira_interest', 'has_custodial_auth', 'first_name'])
    expect((await savePersonal(1, { [field]: true })).body.code).toBe('unknown_field')
})

it('loses no change silently when settings and the form are saved from the same version', slow, async () => {
  const { savePersonal, update, list, record } = await settled()
  const { ssn: _ssn, ...withoutSsn } = form
  let [version, lost, kept, refused] = [1, 0, 0, 0]
  for (let trial = 0; trial < trialsAtOnce; trial++) {
    const answers = await atTheSameMoment(service.db, 'personal_information', record.pk, () => [
      savePersonal(version, { city: `Left ${trial}` }),
      update(record.pk, version, { ...withoutSsn, city: `Right ${trial}` }),
    ])
    const won = answers.filter(({ status }) => status === 200)
    refused += answers.filter(({ body }) => body.code === 'precondition_failed').length
    const [now] = await list()
    kept += won.length
    if (now.version !== version + won.length || !won.some(({ body }) => body.city === now.city)) lost++
    version = now.version
  }
  expect([lost, kept, refused]).toEqual([0, trialsAtOnce, trialsAtOnce])
})
