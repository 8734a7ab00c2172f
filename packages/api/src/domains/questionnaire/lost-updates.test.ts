import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { atTheSameMoment } from '../../testing/at-the-same-moment.ts'
import { trialsAtOnce } from '../../testing/is-few.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { personWithAnswers } from './testing/person-with-answers.ts'

const slow = { timeout: 300_000 }

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterAll(() => service.close())

it('loses no answer silently when two give another one from the same version', slow, async () => {
  const { change, list, record } = await personWithAnswers(service)
  let [version, lost, refused] = [1, 0, 0]
  for (let trial = 0; trial < trialsAtOnce; trial++) {
    const names = [`Left ${'i'.repeat(trial % 9)}`, `Right ${'i'.repeat(trial % 7)}`].map((name) => name.trim())
    const answers = await atTheSameMoment(service.db, 'questionnaires', record.pk, () =>
      names.map((name) => change(record.pk, version, { contact_firstname: name })),
    )
    const won = answers.filter(({ status }) => status === 200)
    refused += answers.filter(
      ({ body }) => body.code === 'conflict_version' && Object.keys(body.fields).join() === 'contact_firstname',
    ).length
    const [now] = await list()
    if (won.length !== 1 || now.version !== version + 1 || now.contact_firstname !== won[0]?.body.contact_firstname) lost++
    version = now.version
  }
  expect([lost, refused]).toEqual([0, trialsAtOnce])
})

it('keeps both when two give answers to different questions from the same version, whoever is first', slow, async () => {
  const { change, list, record } = await personWithAnswers(service)
  let [version, lost] = [1, 0]
  for (let trial = 0; trial < trialsAtOnce; trial++) {
    const [left, right] = [{ planned_retirement_age: 30 + (trial % 70) }, { saving_amount: 10 + trial }]
    const answers = await atTheSameMoment(service.db, 'questionnaires', record.pk, () => [
      change(record.pk, version, left),
      change(record.pk, version, right),
    ])
    const [now] = await list()
    const isKept = answers.every(({ status }) => status === 200) && now.version === version + 2
    if (!isKept || JSON.stringify({ ...now, ...left, ...right }) !== JSON.stringify(now)) lost++
    version = now.version
  }
  expect(lost).toBe(0)
})

it('does the same request once, also when it is there twice at the same moment', slow, async () => {
  const { change, list, record } = await personWithAnswers(service)
  for (let trial = 0; trial < trialsAtOnce / 10; trial++) {
    const [{ version }] = await list()
    const key = randomUUID()
    const answers = await atTheSameMoment(service.db, 'questionnaires', record.pk, () =>
      [1, 2].map(() => change(record.pk, version, { contact_firstname: 'Ana', saving_amount: 10 + trial }, key)),
    )
    const [now] = await list()
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, now],
      [200, now],
    ])
    expect(now.version).toBe(version + 1)
  }
})

it('refuses only the request that touches what another has changed, and names no other answer', async () => {
  const { change, list, record } = await personWithAnswers(service, { contact_firstname: 'Mia', loan_interest: true })
  await change(record.pk, 1, { contact_firstname: 'Esi' })
  const late = await change(record.pk, 1, { contact_firstname: 'Ana', loan_interest: false })
  expect([late.status, late.body.code, late.body.fields]).toEqual([
    409,
    'conflict_version',
    { contact_firstname: ['This answer was changed somewhere else. Look at it, then change it again.'] },
  ])
  expect((await list())[0]).toMatchObject({ version: 2, contact_firstname: 'Esi', loan_interest: true })
  const other = await change(record.pk, 1, { loan_interest: false })
  expect(other.body).toMatchObject({ version: 3, contact_firstname: 'Esi', loan_interest: false })
  const again = await change(record.pk, 2, { contact_firstname: 'Ana' })
  expect(again.body).toMatchObject({ version: 4, contact_firstname: 'Ana', loan_interest: false })
})

it('counts an answer that was taken back as changed', async () => {
  const { change, record } = await personWithAnswers(service, { contact_firstname: 'Mia' })
  await change(record.pk, 1, { contact_firstname: null })
  expect((await change(record.pk, 1, { contact_firstname: 'Ana' })).body.code).toBe('conflict_version')
})

it('refuses a version that was never there', async () => {
  const { change, list, record } = await personWithAnswers(service)
  const { body } = await change(record.pk, 9, { contact_firstname: 'Ana' })
  expect([body.code, Object.keys(body.fields), await list()]).toEqual(['conflict_version', ['contact_firstname'], [record]])
})

it('lets a request that is sent again pass and changes nothing more, though others have changed other answers', async () => {
  const { change, list, record } = await personWithAnswers(service)
  const key = randomUUID()
  await change(record.pk, 1, { contact_firstname: 'Mia', contact_lastname: null }, key)
  await change(record.pk, 2, { loan_interest: true })
  const again = await change(record.pk, 1, { contact_firstname: 'Mia', contact_lastname: null }, key)
  expect([again.status, again.body, await list()]).toEqual([200, again.body, [again.body]])
  expect(again.body).toMatchObject({ version: 3, contact_firstname: 'Mia', loan_interest: true })
})

it('does not take a request for one that was sent before when it brings other answers with its key', async () => {
  const { change, list, record } = await personWithAnswers(service)
  const key = randomUUID()
  const first = await change(record.pk, 1, { contact_firstname: 'Mia' }, key)
  for (const name of ['Esi', null]) {
    const { status, body } = await change(record.pk, 1, { contact_firstname: name }, key)
    expect([status, body.code, await list()]).toEqual([409, 'idempotency_mismatch', [first.body]])
  }
})
