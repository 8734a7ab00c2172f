import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sealing } from '../../security/sealing.ts'
import { samplePersonal } from '../../testing/sample-person.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { sealedPhoneConfirmations } from '../accounts/sealed.ts'
import { atDesk } from '../desk/testing/at-desk.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

async function booked(topic = 'rollover') {
  const { access, email, pk } = await service.signUp()
  const ask = (method: 'GET' | 'POST', path: string, payload?: object) =>
    service.ask({ method, url: `/api/v1/accounts/calls/${path}`, token: access, ...(payload && { payload }) })
  const times: { starts_at: string }[] = (await ask('GET', 'slots/')).body.results
  const { body } = await ask('POST', '', { scheduled_call: times[0]?.starts_at, topic })
  return { ask, access, email, pk, call: String(body.pk), startsAt: String(body.starts_at), later: times[4]?.starts_at }
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

it('people who had a call about a search are not asked how it went', async () => {
  const { call, startsAt } = await booked('search')
  service.pass(Date.parse(startsAt) - service.context.now().getTime() + 60_000)
  const bob = await atDesk(service)
  expect((await bob.settle('call', call, { outcome: 'spoke', values: { agreed: 'We look again.' } })).status).toBe(200)
  expect(service.emails.at(-1)).toMatchObject({ kind: 'call-agreed', action: { label: 'Open my dashboard' } })
})

it('the colleague reads whether the call may be recorded, by the customer’s last answer', async () => {
  const ann = await atDesk(service, 'support')
  const { call, ask } = await booked()
  const recording = async () => {
    const { parts } = await ann.read('call', call)
    return parts[0].facts.find(({ label }: { label: string }) => label === 'Recording').value
  }
  expect(await recording()).toContain('don’t record')
  await ask('POST', 'consent/', { may_call: true, may_record: true })
  expect(await recording()).toBe('They said yes to it.')
  await ask('POST', 'consent/', { may_call: true, may_record: false })
  expect(await recording()).toContain('don’t record')
})

it('the colleague calls the number that the customer’s page names, and reads how sure it is', async () => {
  const ann = await atDesk(service, 'support')
  const { call, pk, access } = await booked()
  const number = async () => {
    const { parts } = await ann.read('call', call)
    return parts[0].facts.find(({ label }: { label: string }) => label === 'Number').value
  }
  expect(await number()).toBe('No number is known: write to the customer.')
  const url = '/api/v1/accounts/add_personal_information/'
  await service.ask({ method: 'POST', url, token: access, headers: { 'idempotency-key': randomUUID() }, payload: samplePersonal })
  expect(await number()).toBe('(206) 555-0101, not confirmed: ask who answers before you name an account.')
  const { seal } = sealing(service.context.keys, sealedPhoneConfirmations)
  const id = randomUUID()
  const confirmed = { confirmed_number: seal('confirmed_number', id, samplePersonal.phone_number), confirmed_at: new Date() }
  const sent = {
    phone_number: seal('phone_number', id, samplePersonal.phone_number),
    send_id: seal('send_id', id, 's'),
    sent_at: new Date(),
  }
  await service.plainDb
    .insertInto('phone_confirmations')
    .values({ id, person_id: pk, ...sent, ...confirmed })
    .execute()
  expect(await number()).toBe('(206) 555-0101')
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
