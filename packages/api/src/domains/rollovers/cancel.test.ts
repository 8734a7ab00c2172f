import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { addCompany } from '../found-accounts/testing/searcher.ts'
import { mover, passDays } from './testing/mover.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  for (const name of ['Paper Crane Clinic', 'Handwritten Hardware', 'Consent Works'])
    await addCompany(service.plainDb, { name, keeper: `${name} Records` })
})
afterEach(() => service.forgetJobs())
afterAll(() => service.close())

it('before the form is signed, a request is cancelled at once and can be made again', async () => {
  const person = await mover(service, 'Paper Crane Clinic')
  const destination = { pre_tax: await person.nameIra() }
  const { body: asked } = await person.request({ destination })
  expect(asked.can_cancel).toBe(true)
  expect((await person.cancel(asked.pk)).body).toMatchObject({ state: 'cancelled', can_cancel: false })
  expect((await person.cancel(asked.pk)).body).toMatchObject({ state: 'cancelled' })
  expect((await person.read()).waiting).toEqual([])
  expect(await person.emailsOf('rollover-cancelled')).toHaveLength(1)
  expect((await person.request({ destination })).status).toBe(201)
})

it.each([0, 5])('what the plan has had for %i days is stopped there', async (days) => {
  const person = await mover(service, 'Paper Crane Clinic')
  const asked = await person.requestSigned()
  await passDays(service, days)
  expect((await person.cancel(asked.pk)).body.state).toBe('cancelling')
  await service.doJobs()
  await passDays(service, 20)
  expect((await person.track())[0]).toMatchObject({ state: 'cancelled', payments: [] })
  expect(await person.emailsOf('rollover-sent')).toEqual([])
})

it('after the money is sent it is refused, with why', async () => {
  const person = await mover(service, 'Paper Crane Clinic')
  const asked = await person.requestSigned()
  await passDays(service, 16)
  const { status, body } = await person.cancel(asked.pk)
  expect([status, body.code, body.detail]).toEqual([409, 'not_in_this_state', expect.stringContaining('has sent the money already')])
  expect((await person.track())[0].can_cancel).toBe(false)
})

it('a cancellation that meets the payment comes too late, and says so', async () => {
  const person = await mover(service, 'Paper Crane Clinic')
  const asked = await person.requestSigned()
  await passDays(service, 5)
  // The plan sends the money, and its message is still on its way.
  const work = service.jobHandlers['sandbox-record-keepers']?.work
  await work?.({ ref: asked.pk, kind: 'move', stage: '2' }, { jobId: '1', at: service.context.now() })
  expect((await person.cancel(asked.pk)).body.state).toBe('cancelling')
  await service.doJobs()
  expect((await person.track())[0].state).toBe('sent')
})

it('a request of somebody else, and one that was refused, cannot be cancelled', async () => {
  const [person, stranger] = [await mover(service, 'Consent Works'), await mover(service)]
  const asked = await person.requestSigned()
  expect((await stranger.cancel(asked.pk)).body.code).toBe('not_found')
  await passDays(service, 5)
  expect((await person.cancel(asked.pk)).body.code).toBe('not_in_this_state')
})

it('what people are to send by hand is cancelled with their task', async () => {
  const person = await mover(service, 'Handwritten Hardware')
  const asked = await person.requestSigned()
  expect((await person.track())[0].state).toBe('waiting_for_partner')
  expect((await person.cancel(asked.pk)).body.state).toBe('cancelled')
  const tasks = await service.plainDb.selectFrom('desk_tasks').select(['kind', 'state']).where('person_id', '=', person.pk).execute()
  expect(tasks).toEqual([{ kind: 'rollover-by-hand', state: 'withdrawn' }])
})
