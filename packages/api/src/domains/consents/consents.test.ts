import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

async function somebody() {
  const { access: token, pk } = await service.signUp()
  return {
    list: async () => (await service.ask({ method: 'GET', url: '/api/v1/consents/', token })).body.results,
    answer: (answer: string, consent = 'account_link') =>
      service.ask({ method: 'POST', url: '/api/v1/consents/answer/', token, payload: { consent, answer } }),
    lines: () =>
      service.db
        .selectFrom('audit_events')
        .select('detail')
        .where('action', '=', 'consent.answered')
        .where('subject', '=', `person:${pk}`)
        .orderBy('id')
        .execute(),
  }
}

it('an answer is kept with its moment, changed when they change their mind, and each change is written down', async () => {
  const { list, answer, lines } = await somebody()
  expect(await list()).toEqual([])
  const { body: first } = await answer('yes')
  service.pass(60_000)
  expect((await answer('yes')).body).toEqual(first)
  await answer('no')
  expect(await list()).toMatchObject([{ consent: 'account_link', answer: 'no' }])
  expect((await lines()).map(({ detail }) => detail)).toEqual([
    { consent: 'account_link', answer: 'yes' },
    { consent: 'account_link', answer: 'no' },
  ])
})

it('is each person’s own, and of nothing that nobody asked', async () => {
  const [one, other] = [await somebody(), await somebody()]
  await one.answer('yes')
  expect(await other.list()).toEqual([])
  expect((await one.answer('yes', 'everything')).body.code).toBe('validation_failed')
})
