import { expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { atDesk } from '../desk/testing/at-desk.ts'

it('somebody on the waiting list is let in by a colleague, by e-mail, and leaves the list', async () => {
  const service = await testApp()
  const ann = await atDesk(service, 'support')
  const { body } = await service.ask({ method: 'POST', url: '/api/v1/accounts/create_waitlist/', payload: { email: 'wait@example.com' } })
  expect((await ann.settle('waiting-list', body.pk, { outcome: 'not-yet', values: { why: 'Not in their state' } })).status).toBe(200)
  expect(await ann.stateOf('waiting-list', body.pk)).toBe('open')
  expect((await ann.settle('waiting-list', body.pk, { outcome: 'invited', values: {} })).status).toBe(200)
  expect(service.emails.at(-1)).toMatchObject({ kind: 'waitlist-let-in', to: 'wait@example.com' })
  expect(await service.db.selectFrom('waitlist').select('id').execute()).toEqual([])
})
