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
})
