import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { ownerOf } from './testing/owner.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const newOwner = () => ownerOf(service)
const codeIn = () => /\d{6}/.exec(service.emails.findLast(({ kind }) => kind === 'text-message')?.paragraphs[0] ?? '')?.[0] ?? ''

describe('the telephone number that is stored', () => {
  it('is said by e-mail to have changed once the code of the new one was entered, and not before', async () => {
    const { send, email, pk } = await newOwner()
    const told = () => service.emails.filter(({ kind, to }) => kind === 'details-changed' && to === email).map(({ subject }) => subject)
    const changes = async () =>
      service.db
        .selectFrom('audit_events')
        .select('detail')
        .where('subject', '=', `person:${pk}`)
        .where('action', '=', 'details.changed')
        .execute()
    await send('POST', 'confirm_phone/', { phone_number: '2075550160' })
    await send('POST', 'confirm_phone/code/', { code: codeIn() })
    await send('POST', 'confirm_phone/', { phone_number: '2075550161' })
    expect([told(), await changes()]).toEqual([[], []])
    expect((await send('POST', 'confirm_phone/code/', { code: codeIn() })).body.state).toBe('confirmed')
    expect([told(), await changes()]).toEqual([['Your phone number changed'], [{ detail: { details: ['phone number'] } }]])
  })

  it('can be read when two codes for the first one were asked for at the same moment', async () => {
    for (let trial = 0; trial < 5; trial++) {
      const { send } = await newOwner()
      const asked = await Promise.all([1, 2].map(() => send('POST', 'confirm_phone/', { phone_number: `20755501${40 + trial}` })))
      const { body } = await send('POST', 'confirm_phone/code/', { code: '000000' })
      expect([asked.map(({ status }) => status), body.code]).toEqual([[200, 200], 'code_not_right'])
    }
  })

  it('that cannot be read any more is replaced when a code is asked for again', async () => {
    const [one, other] = [await newOwner(), await newOwner()]
    const asked = { phone_number: '2075550162' }
    for (const { send } of [one, other]) await send('POST', 'confirm_phone/', asked)
    const { phone_number, send_id } = await service.plainDb
      .selectFrom('phone_confirmations')
      .selectAll()
      .where('person_id', '=', other.pk)
      .executeTakeFirstOrThrow()
    await service.plainDb.updateTable('phone_confirmations').set({ phone_number, send_id }).where('person_id', '=', one.pk).execute()
    expect((await one.send('POST', 'confirm_phone/', asked)).status).toBe(200)
    expect((await one.send('POST', 'confirm_phone/code/', { code: codeIn() })).body.state).toBe('confirmed')
  })
})
