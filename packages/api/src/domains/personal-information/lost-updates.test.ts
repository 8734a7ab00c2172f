import { afterAll, beforeAll, expect, it } from 'vitest'
import { atTheSameMoment } from '../../testing/at-the-same-moment.ts'
import { trialsAtOnce } from '../../testing/is-few.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { form, personWithRecord } from './testing/person-with-record.ts'

const slow = { timeout: 300_000 }
const { ssn: _ssn, ...withoutSsn } = form

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

it('loses no change silently when two make one from the same version', slow, async () => {
  const { update, list, record } = await personWithRecord(service)
  let [version, lost, kept, refused] = [1, 0, 0, 0]
  for (let trial = 0; trial < trialsAtOnce; trial++) {
    const cities = [`Left ${trial}`, `Right ${trial}`]
    const answers = await atTheSameMoment(service.db, 'personal_information', record.pk, () =>
      cities.map((city) => update(record.pk, version, { ...withoutSsn, city })),
    )
    const won = answers.filter(({ status }) => status === 200)
    refused += answers.filter(({ body }) => body.code === 'precondition_failed').length
    const [now] = await list()
    kept += won.length
    if (now.version !== version + won.length || !won.some(({ body }) => body.city === now.city)) lost++
    version = now.version
  }
  expect([lost, kept, refused]).toEqual([0, trialsAtOnce, trialsAtOnce])
})

it('keeps both of two changes that do not touch the same, whoever is first', slow, async () => {
  const { update, nameProviders, addCard, list, record } = await personWithRecord(service)
  let lost = 0
  for (let trial = 0; trial < trialsAtOnce / 4; trial++) {
    const [{ version }] = await list()
    const [saved, named, carded] = await atTheSameMoment(service.db, 'personal_information', record.pk, () => [
      update(record.pk, version, { ...withoutSsn, city: `City ${trial}` }),
      nameProviders([`Provider ${trial}`]),
      addCard(`tok_visa_${String(trial).padStart(4, '0')}`),
    ])
    const [now] = await list()
    const isKept =
      named?.status === 200 &&
      carded?.status === 200 &&
      now.unknown_providers[0] === `Provider ${trial}` &&
      now.credit_card_num === `visa ${String(trial).padStart(4, '0')}` &&
      // Told that somebody else was first, or kept.
      (saved?.status === 412 || (saved?.status === 200 && now.city === `City ${trial}`))
    if (!isKept) lost++
  }
  expect(lost).toBe(0)
})
