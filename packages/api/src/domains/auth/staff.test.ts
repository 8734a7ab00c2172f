import { expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

const preview = '/preview/landing-rollover/qa1'

it('staff are those whose confirmed address is on the list: saying that it is theirs is not enough', async () => {
  const service = await testApp({ isProduction: true, staffEmails: ['Ann@Example.com'] })
  const look = async (token?: string) => {
    const { status, headers } = await service.ask({ url: preview, headers: { accept: 'text/html' }, ...(token && { token }) })
    return [status, headers['location']]
  }
  const other = await service.signUp()
  const ann = await service.signUp({ email: 'ann@example.com' })
  expect(await look()).toEqual([303, `/signin?next=${encodeURIComponent(preview)}`])
  expect([await look(other.access), await look(ann.access)]).toEqual([
    [404, undefined],
    [404, undefined],
  ])
  await service.db.updateTable('people').set({ email_confirmed_at: service.context.now() }).execute()
  expect((await look(other.access))[0]).toBe(404)
  // The tests have no built pages: being told so is being let in.
  expect((await look(ann.access))[0]).toBe(503)
})

it('without a list nobody is staff', async () => {
  const service = await testApp({ isProduction: true })
  const { access } = await service.signUp()
  expect((await service.ask({ url: preview, token: access, headers: { accept: 'text/html' } })).status).toBe(404)
})
