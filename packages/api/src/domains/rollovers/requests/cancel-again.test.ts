import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { atDesk } from '../../desk/testing/at-desk.ts'
import { addCompany } from '../../found-accounts/testing/searcher.ts'
import { mover } from '../testing/mover.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await addCompany(service.plainDb, { name: 'Handwritten Hardware', keeper: 'Handwritten Hardware Records' })
})
afterAll(() => service.close())

it('a request that could not be stopped in time can be asked to stop again, and is a task again', async () => {
  const person = await mover(service, 'Handwritten Hardware')
  const { pk } = await person.requestSigned()
  const colleague = await atDesk(service, 'operations')
  await colleague.settle('rollover-by-hand', pk, { outcome: 'sent', values: { how: 'Fax 555' } })
  expect((await person.cancel(pk)).body.state).toBe('cancelling')
  await colleague.settle('rollover-stop', pk, { outcome: 'too-late', values: {} })
  expect((await person.cancel(pk)).body.state).toBe('cancelling')
  expect(await colleague.stateOf('rollover-stop', pk)).toBe('open')
})
