import { expect, it } from 'vitest'
import { clearOut } from '../../clear-out.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { atDesk } from '../desk/testing/at-desk.ts'

const join = (service: TestApp, email: string) =>
  service.ask({ method: 'POST', url: '/api/v1/accounts/create_waitlist/', payload: { email } })

it('somebody on the waiting list is let in by a colleague, by e-mail, and leaves the list', async () => {
  const service = await testApp()
  const ann = await atDesk(service, 'support')
  const { body } = await join(service, 'wait@example.com')
  expect((await ann.settle('waiting-list', body.pk, { outcome: 'not-yet', values: { why: 'Not in their state' } })).status).toBe(200)
  expect(await ann.stateOf('waiting-list', body.pk)).toBe('open')
  expect((await ann.settle('waiting-list', body.pk, { outcome: 'invited', values: {} })).status).toBe(200)
  expect(service.emails.at(-1)).toMatchObject({ kind: 'waitlist-let-in', to: 'wait@example.com' })
  expect(await service.db.selectFrom('waitlist').select('id').execute()).toEqual([])
})

it('whoever leaves the list is nobody’s task any more, however often they joined and however they leave', async () => {
  const service = await testApp()
  const ann = await atDesk(service, 'support')
  const twice = async (email: string) => [(await join(service, email)).body.pk, (await join(service, email)).body.pk] as const
  const statesOf = async (ids: readonly string[]) => Promise.all(ids.map((id) => ann.stateOf('waiting-list', id)))
  const [letIn, stopped, old] = [await twice('let-in@example.com'), await twice('stopped@example.com'), await twice('old@example.com')]

  await ann.settle('waiting-list', letIn[0], { outcome: 'invited', values: {} })
  expect(await statesOf(letIn)).toEqual(['done', 'withdrawn'])

  const { unsubscribeUrl = '' } = service.emails.findLast(({ to }) => to === 'stopped@example.com') ?? {}
  await service.ask({ method: 'GET', url: new URL(unsubscribeUrl).pathname, headers: { accept: 'application/json' } })
  expect([await statesOf(stopped), await statesOf(old)]).toEqual([
    ['withdrawn', 'withdrawn'],
    ['open', 'open'],
  ])

  service.pass(731 * 86_400_000)
  await clearOut(service.context)
  expect(await statesOf(old)).toEqual(['withdrawn', 'withdrawn'])
})
