import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { withoutRandom } from '../../testing/without-random.ts'
import { callsOf, personWithRecord } from './testing/person-with-record.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

describe('providers that we do not know', () => {
  it('are kept trimmed, each once, and replace those before', async () => {
    const { nameProviders, list, record } = await personWithRecord(service)
    const { status, body } = await nameProviders([' Sample Trust ', '', 'sample trust', 'Other'])
    expect([status, body]).toEqual([200, { ...record, version: 2, unknown_providers: ['Sample Trust', 'Other'] }])
    await nameProviders([])
    expect((await list())[0].unknown_providers).toEqual([])
  })

  it('are not set back by a request that arrives twice', async () => {
    const { nameProviders } = await personWithRecord(service)
    await nameProviders(['First'], 'arrives-twice')
    const second = await nameProviders(['First', 'Second'])
    const again = await nameProviders(['First'], 'arrives-twice')
    expect([again.status, again.body]).toEqual([200, second.body])
    expect((await nameProviders(['Third'], 'arrives-twice')).body.code).toBe('idempotency_mismatch')
  })

  it.each<[string, readonly unknown[]]>([
    ['more than fifty', Array.from({ length: 51 }, (_, index) => `Provider ${index}`)],
    ['a long name', ['a'.repeat(121)]],
  ])('are refused: %s', async (_what, names) => {
    const { nameProviders, list } = await personWithRecord(service)
    const { status, body } = await nameProviders(names)
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation_failed', ['unknown_providers']])
    expect((await list())[0].unknown_providers).toEqual([])
  })

  it('hold no card number', async () => {
    const { nameProviders, list } = await personWithRecord(service)
    const { status, body, text } = await nameProviders(['Sample Trust', 'card 4242-4242-4242-4242'])
    expect([status, body.code, (await list())[0].unknown_providers]).toEqual([422, 'card_number_refused', []])
    expect(withoutRandom(text)).not.toContain('4242')
  })

  it('need a record, and make none', async () => {
    const { access } = await service.signUp()
    const { nameProviders, list } = callsOf(service, access)
    const { status, body } = await nameProviders(['Sample Trust'])
    expect([status, body.code, await list()]).toEqual([403, 'personal_information_required', []])
  })
})

describe('a card', () => {
  it('is kept by its token, and shown by brand and last four digits', async () => {
    const { addCard, list, record } = await personWithRecord(service)
    const { status, body } = await addCard(' tok_visa_4242 ')
    expect([status, body]).toEqual([200, { ...record, version: 2, credit_card_num: 'visa 4242' }])
    expect((await addCard('tok_visa_4242')).body).toEqual(body)
    expect((await addCard('tok_amex_0005')).body).toMatchObject({ version: 3, credit_card_num: 'amex 0005' })
    expect((await list())[0].credit_card_num).toBe('amex 0005')
  })

  it.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    '４２４２４２４２４２４２４２４２',
    '378282246310005',
    '4242424242424242 12/27',
  ])('is refused when it is a number, and is not said back: %s', async (typed) => {
    const { addCard, list } = await personWithRecord(service)
    const { status, body, text } = await addCard(typed)
    expect([status, body.code, (await list())[0].credit_card_num]).toEqual([422, 'card_number_refused', null])
    expect(text).not.toMatch(/4242|3782|４２４２/)
  })

  it.each(['tok_nobody_4242', '4242', 'visa 4242', 'x'])('is refused when the payment company does not know it: %s', async (typed) => {
    const { addCard, list } = await personWithRecord(service)
    const { status, body } = await addCard(typed)
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation_failed', ['credit_card_num']])
    expect((await list())[0].credit_card_num).toBeNull()
  })

  it('needs a record', async () => {
    const { access } = await service.signUp()
    const { addCard } = callsOf(service, access)
    expect((await addCard('tok_visa_4242')).body.code).toBe('personal_information_required')
    expect((await addCard('4242424242424242')).body.code).toBe('card_number_refused')
  })
})
