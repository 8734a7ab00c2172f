import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { atDesk } from '../desk/testing/at-desk.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

async function booked() {
  const { access, email } = await service.signUp()
  const ask = (method: 'GET' | 'POST', path: string, payload?: object) =>
    service.ask({ method, url: `/api/v1/accounts/calls/${path}`, token: access, ...(payload && { payload }) })
  const times: { starts_at: string }[] = (await ask('GET', 'slots/')).body.results
  const { body } = await ask('POST', '', { scheduled_call: times[0]?.starts_at, topic: 'rollover' })
  return { ask, email, call: String(body.pk), startsAt: String(body.starts_at), later: times[4]?.starts_at }
}

it('a call that is held is a colleague’s to make, at its time and not before', async () => {
  const ann = await atDesk(service, 'support')
  const { ask, call, startsAt, email } = await booked()
  const early = await ann.settle('call', call, { outcome: 'spoke', values: { agreed: 'All clear.' } })
  expect(early.body.detail).toBe('The time of the call hasn’t come yet.')
  service.pass(Date.parse(startsAt) - service.context.now().getTime() + 60_000)
  const bob = await atDesk(service)
  expect((await bob.settle('call', call, { outcome: 'spoke', values: { agreed: 'All clear.' } })).status).toBe(200)
  expect(service.emails.at(-1)).toMatchObject({
    kind: 'call-agreed',
    to: email,
    paragraphs: expect.arrayContaining(['All clear.']),
    action: { url: expect.stringContaining('/ira/rollover-call-4') },
  })
  expect((await ask('GET', '')).body.results).toMatchObject([{ state: 'spoke' }])
})

it('somebody who did not answer gets an e-mail with a way to another time', async () => {
  const { ask, call, startsAt, email } = await booked()
  service.pass(Date.parse(startsAt) - service.context.now().getTime() + 60_000)
  const ann = await atDesk(service, 'support')
  await ann.settle('call', call, { outcome: 'no-answer', values: {} })
  expect(service.emails.at(-1)).toMatchObject({
    kind: 'call-missed',
    to: email,
    action: { url: expect.stringContaining('/ira/schedule-call') },
  })
  expect((await ask('GET', '')).body.results).toMatchObject([{ state: 'missed' }])
  service.pass(86_400_000)
  await service.doJobs()
  expect(service.emails.filter((one) => one.to === email && one.kind === 'call-over')).toEqual([])
})

it('a call that is moved is due then, and one that is cancelled is nobody’s', async () => {
  const ann = await atDesk(service, 'support')
  const { ask, call, later } = await booked()
  const before = (await ann.read('call', call)).due_at
  expect((await ask('POST', `${call}/move/`, { scheduled_call: later })).status).toBe(200)
  expect(Date.parse((await ann.read('call', call)).due_at)).toBeGreaterThan(Date.parse(before))
  await ask('POST', `${call}/cancel/`)
  expect(await ann.stateOf('call', call)).toBe('withdrawn')
})
