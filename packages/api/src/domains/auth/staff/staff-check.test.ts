import { expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { joinDesk, signUpColleague } from '../testing/sign-up-colleague.ts'

const preview = '/preview/landing-rollover/qa1'

it('previews are for colleagues whose session has shown a second factor', async () => {
  const service = await testApp({ isProduction: true })
  const look = async (token?: string) => {
    const { status, headers } = await service.ask({ url: preview, headers: { accept: 'text/html' }, ...(token && { token }) })
    return [status, headers['location']]
  }
  expect(await look()).toEqual([303, `/signin?next=${encodeURIComponent(preview)}`])
  const customer = await service.signUp()
  const half = await joinDesk(service, 'support')
  expect([await look(customer.access), await look(half.access)]).toEqual([
    [404, undefined],
    [404, undefined],
  ])
  // The tests have no built pages: being told so is being let in.
  expect((await look((await signUpColleague(service, 'support')).access))[0]).toBe(503)
})
