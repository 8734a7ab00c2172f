import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { factsOf } from '../../../facts/facts-of.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { colleagueAtDesk } from '../../desk/testing/colleague-at-desk.ts'
import { realFacts } from '../../testing/real-flows.ts'
import { callsOf } from '../testing/borrower.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
let colleague: Awaited<ReturnType<typeof colleagueAtDesk>>
beforeAll(async () => {
  service = await startTestApp()
  colleague = await colleagueAtDesk(service)
})
afterAll(() => service.close())

const kinds = [
  { call: 'alt_loan', kind: 'outside-loan-request', form: { borrow_amount: 7_500, terms_condition: true } },
  { call: 'refinance_loan', kind: 'refinance-request', form: { borrow_amount: 7_500 } },
] as const

describe.each(kinds)('a request by $call', ({ call, kind, form }) => {
  async function sent() {
    const { access, pk } = await service.signUp()
    const { get, send } = callsOf(service, access)
    const { body } = await send('POST', `${call}/create/`, form)
    await send('POST', `${call}/${body.pk}/send/`, {}, undefined, 1)
    const path = `${call}/${body.pk}`
    const read = async () => (await get(`${call}/`)).body.results[0]
    const sendAgain = async (changes: object) => {
      await send('PATCH', `${path}/update/`, changes, undefined, 1)
      expect((await send('POST', `${path}/send/`, {}, undefined, 2)).status).toBe(200)
    }
    return {
      pk,
      read,
      sendAgain,
      emails: () => service.emails.flatMap(({ personId, kind: one }) => (personId === pk && one !== 'welcome' ? [one] : [])),
    }
  }

  it('is said to be there from when it is sent until it is answered', async () => {
    const waits = async (pk: string) => (await factsOf(service.db, pk, realFacts))['loan.requested']
    const { access, pk } = await service.signUp()
    const { send } = callsOf(service, access)
    const { body } = await send('POST', `${call}/create/`, form)
    expect(await waits(pk)).toBe(false)
    await send('POST', `${call}/${body.pk}/send/`, {}, undefined, 1)
    expect(await waits(pk)).toBe(true)
    await colleague.settle(pk, kind, 'answered', { answer: 'No lender fits.' })
    expect(await waits(pk)).toBe(false)
  })

  it('ends with an answer to the customer, after a question that leaves it open', async () => {
    const { pk, emails } = await sent()
    expect((await colleague.settle(pk, kind, 'asked', { question: 'Which lender?' })).status).toBe(200)
    expect(await colleague.open(pk, kind)).toHaveLength(1)
    expect((await colleague.settle(pk, kind, 'answered', { answer: 'No lender fits.\n\nKeep your loan.' })).status).toBe(200)
    expect(await colleague.open(pk, kind)).toEqual([])
    expect(emails()).toEqual(['loan-request-received', 'loan-request-question', 'loan-request-answer'])
    expect(service.emails.at(-1)?.paragraphs).toContain('Keep your loan.')
  })

  it('that is refused says why on the page and in the e-mail, that nothing comes of it and nothing is owed; sent again it waits anew', async () => {
    const { pk, emails, read, sendAgain } = await sent()
    expect(await read()).toMatchObject({ outcome: null, ended_at: null, refused_why: null })
    expect((await colleague.settle(pk, kind, 'refused', { why: 'It costs more than it saves.' })).status).toBe(200)
    expect(await read()).toMatchObject({ outcome: 'refused', ended_at: expect.any(String), refused_why: 'It costs more than it saves.' })
    expect(emails()).toEqual(['loan-request-received', 'loan-request-refused'])
    const told = service.emails.at(-1)?.paragraphs.join(' ')
    for (const part of ['It costs more than it saves.', 'No money is coming', 'nothing to give back', 'ask again'])
      expect(told).toContain(part)
    await sendAgain({ borrow_amount: 5_000 })
    expect(await read()).toMatchObject({ outcome: null, refused_why: null })
    expect(await colleague.open(pk, kind)).toHaveLength(1)
  })

  it('that was taken back sends nothing', async () => {
    const { pk, emails, read } = await sent()
    await colleague.settle(pk, kind, 'taken-back', { why: 'They called.' })
    expect(await colleague.open(pk, kind)).toEqual([])
    expect([emails(), (await read()).outcome]).toEqual([['loan-request-received'], 'taken-back'])
  })
})
