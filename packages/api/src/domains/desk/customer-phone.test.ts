import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samplePersonal } from '../../testing/sample-person.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { ownerOf } from '../accounts/testing/owner.ts'
import { atDesk } from './testing/at-desk.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const ending = samplePersonal.phone_number.slice(-4)
const reason = 'Her landline gets no texts'

async function newCustomer() {
  const { pk, send, facts } = await ownerOf(service)
  const isConfirmed = async () => (await facts())['phone.confirmed']
  const audited = async (action: string) =>
    service.plainDb
      .selectFrom('audit_events')
      .select(['actor', 'detail'])
      .where('subject', '=', `person:${pk}`)
      .where('action', '=', action)
      .execute()
  return { pk, send, isConfirmed, audited, givePhone: () => send('POST', 'add_personal_information/', samplePersonal) }
}

type AtDesk = Awaited<ReturnType<typeof atDesk>>
const act = (by: AtDesk, pk: string, path: 'confirm' | 'stop-calling', payload: object) =>
  by.ask('POST', `customers/${pk}/phone/${path}/`, { payload })

describe('a number that no code reaches', () => {
  it.each(['support', 'operations', 'lead'] as const)('is confirmed on a call by %s, and the customer goes on', async (role) => {
    const [ann, { pk, isConfirmed, audited, givePhone }] = [await atDesk(service, role), await newCustomer()]
    await givePhone()
    expect(await isConfirmed()).toBe(false)
    const { status, body } = await act(ann, pk, 'confirm', { ending, reason })
    expect([status, body]).toEqual([200, { ending, is_confirmed: true, may_call: null, said_at: null }])
    expect(await isConfirmed()).toBe(true)
    expect(await service.context.hooks.phoneOf(service.context, pk)).toBe(samplePersonal.phone_number)
    expect((await act(ann, pk, 'confirm', { ending, reason })).status).toBe(200)
    expect(await audited('phone.confirmed-on-call')).toEqual([{ actor: `person:${ann.pk}`, detail: { reason } }])
    const rows = await service.plainDb.selectFrom('phone_confirmations').selectAll().where('person_id', '=', pk).execute()
    expect(JSON.stringify(rows)).not.toContain(samplePersonal.phone_number)
  })

  it('is confirmed too where a code was sent, which is worth nothing then', async () => {
    const [ann, { pk, send, isConfirmed, givePhone }] = [await atDesk(service, 'support'), await newCustomer()]
    await givePhone()
    await send('POST', 'confirm_phone/', { phone_number: samplePersonal.phone_number })
    const code = /\d{6}/.exec(service.emails.findLast(({ kind }) => kind === 'text-message')?.paragraphs[0] ?? '')?.[0]
    expect((await act(ann, pk, 'confirm', { ending, reason })).body.is_confirmed).toBe(true)
    expect(await isConfirmed()).toBe(true)
    expect((await send('POST', 'confirm_phone/code/', { code })).body.code).toBe('code_not_right')
  })

  it('can be read when the customer asks for a code at the same moment', async () => {
    const ann = await atDesk(service, 'support')
    for (let trial = 0; trial < 5; trial++) {
      const { pk, send, givePhone } = await newCustomer()
      await givePhone()
      await Promise.all([
        act(ann, pk, 'confirm', { ending, reason }),
        send('POST', 'confirm_phone/', { phone_number: samplePersonal.phone_number }),
      ])
      expect((await send('POST', 'confirm_phone/code/', { code: '000000' })).body.code).toBe('code_not_right')
    }
  })

  it('is not confirmed by compliance, nor without a reason, nor with a card number in it', async () => {
    const [ann, auditor, { pk, isConfirmed, givePhone }] = [
      await atDesk(service, 'support'),
      await atDesk(service, 'compliance'),
      await newCustomer(),
    ]
    await givePhone()
    expect((await act(auditor, pk, 'confirm', { ending, reason })).body.code).toBe('forbidden')
    expect((await act(ann, pk, 'confirm', { ending, reason: ' ' })).body.code).toBe('validation_failed')
    expect((await act(ann, pk, 'confirm', { ending, reason: 'Card 4242 4242 4242 4242' })).body.code).toBe('card_number_refused')
    expect((await act(ann, randomUUID(), 'confirm', { ending, reason })).body.code).toBe('not_found')
    expect(await isConfirmed()).toBe(false)
  })

  it('has to be there, and the one that the colleague saw', async () => {
    const [ann, { pk, isConfirmed, audited, givePhone }] = [await atDesk(service, 'support'), await newCustomer()]
    const none = await act(ann, pk, 'confirm', { ending, reason })
    expect([none.status, none.body.detail]).toEqual([409, 'There is no number of theirs yet. They enter it on their page first.'])
    await givePhone()
    expect((await act(ann, pk, 'confirm', { ending: '9999', reason })).body.detail).toContain('changed their number meanwhile')
    expect([await isConfirmed(), await audited('phone.confirmed-on-call')]).toEqual([false, []])
  })

  it('does not take the place of another that is confirmed: a caller has shown no second factor', async () => {
    const [ann, { pk, send, givePhone }] = [await atDesk(service, 'lead'), await newCustomer()]
    await send('POST', 'confirm_phone/', { phone_number: '2075550188' })
    expect((await act(ann, pk, 'confirm', { ending: '0188', reason })).body).toMatchObject({ ending: '0188', is_confirmed: true })
    await givePhone()
    expect((await act(ann, pk, 'confirm', { ending, reason })).body.detail).toContain('Another number of theirs is confirmed.')
    expect(await service.context.hooks.phoneOf(service.context, pk)).toBe('2075550188')
  })
})

describe('a customer who no longer wants to be called', () => {
  const said = 'She wants e-mails only'

  it.each(['support', 'operations', 'lead'] as const)('tells %s, and whoever would call reads it', async (role) => {
    const [ann, { pk, send, audited, givePhone }] = [await atDesk(service, role), await newCustomer()]
    await givePhone()
    await send('POST', 'calls/consent/', { may_call: true, may_record: true })
    service.pass(60_000)
    const { body } = await act(ann, pk, 'stop-calling', { reason: said })
    const { said_at } = body
    expect(body).toEqual({ ending, is_confirmed: false, may_call: false, said_at })
    expect(Math.abs(Date.parse(said_at) - service.context.now().getTime())).toBeLessThan(30_000)
    expect((await send('GET', 'calls/consent/')).body).toEqual({ consent: { may_call: false, may_record: true, said_at } })
    service.pass(60_000)
    expect((await act(ann, pk, 'stop-calling', { reason: said })).body.said_at).toBe(said_at)
    expect(await audited('calls.not-wanted')).toEqual([
      { actor: `person:${ann.pk}`, detail: { may_call: false, may_record: true, reason: said } },
    ])
    const { timeline, phone } = (await ann.ask('POST', `customers/${pk}/`, { payload: { reason: 'x' } })).body
    expect([timeline, phone.may_call]).toEqual([
      expect.arrayContaining([expect.objectContaining({ title: 'Calls not wanted', by: 'us', detail: said })]),
      false,
    ])
  })

  it('is not called at a time that was booked, and a later one says what they said', async () => {
    const [ann, { pk, send, givePhone }] = [await atDesk(service, 'support'), await newCustomer()]
    await givePhone()
    const [time] = (await send('GET', 'calls/slots/')).body.results
    const call = String((await send('POST', 'calls/', { scheduled_call: time.starts_at, topic: 'help' })).body.pk)
    expect(await ann.stateOf('call', call)).toBe('open')
    await act(ann, pk, 'stop-calling', { reason: said })
    expect(await ann.stateOf('call', call)).toBe('withdrawn')
    expect(service.emails.at(-1)).toMatchObject({ kind: 'call-cancelled', personId: pk })
    const [, , other] = (await send('GET', 'calls/slots/')).body.results
    const later = String((await send('POST', 'calls/', { scheduled_call: other.starts_at, topic: 'help' })).body.pk)
    const numberSaid = async () => JSON.stringify((await ann.read('call', later)).parts)
    expect(await numberSaid()).toContain('that they don’t want to be called')
    await send('POST', 'calls/consent/', { may_call: true, may_record: false })
    expect(await numberSaid()).not.toContain('that they don’t want to be called')
  })

  it('is not recorded by compliance, nor without a reason', async () => {
    const [ann, auditor, { pk, send }] = [await atDesk(service, 'support'), await atDesk(service, 'compliance'), await newCustomer()]
    expect((await act(auditor, pk, 'stop-calling', { reason: said })).body.code).toBe('forbidden')
    expect((await act(ann, pk, 'stop-calling', { reason: '' })).body.code).toBe('validation_failed')
    expect((await act(ann, pk, 'stop-calling', { reason: 'Card 4242 4242 4242 4242' })).body.code).toBe('card_number_refused')
    expect((await act(ann, randomUUID(), 'stop-calling', { reason: said })).body.code).toBe('not_found')
    expect((await send('GET', 'calls/consent/')).body).toEqual({ consent: null })
  })
})
