import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { personWithRecord } from '../personal-information/testing/person-with-record.ts'
import { settingsCalls } from './testing/settings-calls.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

async function signedUp() {
  const person = await service.signUp()
  return { ...person, ...settingsCalls(service, person.access) }
}

async function changesOf(pk: string) {
  return service.db
    .selectFrom('audit_events')
    .select(['actor', 'detail'])
    .where('action', '=', 'name.changed')
    .where('subject', '=', `person:${pk}`)
    .execute()
}

it('changes the name, keeps it sealed, and writes down that it changed', async () => {
  const { rename, access, pk } = await signedUp()
  const { status, body } = await rename({ first_name: ' Zebulon ', last_name: 'Quillfeather' })
  expect([status, body]).toEqual([200, { first_name: 'Zebulon', last_name: 'Quillfeather' }])
  const user = await service.ask({ method: 'GET', url: '/api/v1/auth/user/', token: access })
  expect(user.body).toMatchObject(body)
  expect(await changesOf(pk)).toEqual([{ actor: `person:${pk}`, detail: {} }])
  const stored = JSON.stringify(await service.db.selectFrom('people').selectAll().execute())
  expect(stored).not.toMatch(/Zebulon|Quillfeather/)
})

it('leaves what is empty, and writes nothing down when nothing changes', async () => {
  const { rename, first_name, last_name, pk } = await signedUp()
  expect((await rename({ first_name: '', last_name: null })).body).toEqual({ first_name, last_name })
  expect((await rename({ first_name, last_name })).body).toEqual({ first_name, last_name })
  expect(await changesOf(pk)).toEqual([])
  expect((await rename({ first_name: '', last_name: 'Other' })).body).toEqual({ first_name, last_name: 'Other' })
})

it('changes first and last name at once on two devices without one undoing the other', async () => {
  const { rename, access } = await signedUp()
  for (const round of ['a', 'b', 'c']) {
    const changed = { first_name: `First ${round}`, last_name: `Last ${round}` }
    await Promise.all([rename({ first_name: changed.first_name }), rename({ last_name: changed.last_name })])
    expect((await service.ask({ method: 'GET', url: '/api/v1/auth/user/', token: access })).body).toMatchObject(changed)
  }
})

it('asks for the password first', async () => {
  const { rename, pk } = await signedUp()
  service.pass(6 * 60_000)
  const { status, body } = await rename({ first_name: 'Ana', last_name: 'Specimen' })
  expect([status, body.code, await changesOf(pk)]).toEqual([403, 'step_up_required', []])
})

it('changes the name also after the letter is signed', async () => {
  const { access, sign, list, record } = await personWithRecord(service)
  await sign(record.pk)
  await settingsCalls(service, access).rename({ first_name: 'Ana', last_name: 'Specimen' })
  expect((await list())[0]).toMatchObject({ first_name: 'Ana', last_name: 'Specimen', has_custodial_auth: true })
})

it.each(['R2D2', '<b>', 'a'.repeat(61)])('refuses the name %s', async (first_name) => {
  const { rename } = await signedUp()
  const { status, body } = await rename({ first_name, last_name: 'Example' })
  expect([status, Object.keys(body.fields)]).toEqual([400, ['first_name']])
})
