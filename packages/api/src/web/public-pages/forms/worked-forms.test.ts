import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCompanies } from '../../../directory/testing/fill-companies.ts'
import { flowsFolder } from '../../../flows/testing/flows-folder.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { servePages } from '../testing/served-pages.ts'
import { workedForms } from './worked-forms.ts'

let served: Awaited<ReturnType<typeof servePages>>
let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await fillCompanies(service.db, [{ name: 'Paper Crane Clinic, Inc.' }, { name: 'Paper Crane Garage' }, { name: 'Zz Sample Bakery LLC' }])
  served = await servePages(flowsFolder, undefined, workedForms(service.context))
})
afterAll(async () => {
  await served.close()
  await service.close()
})

const loan = { form: 'loan-calculator', balance: '30,000', amount: '10,000', years: '4', rate: '8' }
const send = (url: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  served.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  })
/** What is read on the page, without its marks. */
const textOf = (html: string) =>
  html
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ')
const typedOf = (html: string, name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1]

describe('a calculator without a script', () => {
  it('has its answer before anybody types', async () => {
    const { body } = await served.open('/landing-fc-loan')
    expect(textOf(body)).toContain('$10,000 over 4 years at 8% is $244.13 a month')
  })

  it('works out what was typed, on its own page, which is not cached', async () => {
    const { statusCode, headers, body } = await send('/landing-fc-loan', { ...loan, amount: '$12,000', years: '5 years' })
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(textOf(body)).toContain('$12,000 over 5 years at 8% is $243.32 a month')
    expect([typedOf(body, 'amount'), typedOf(body, 'years')]).toEqual(['$12,000', '5 years'])
  })

  it('asks and answers in Spanish where the page is Spanish', async () => {
    const spanish = { 'accept-language': 'es-MX' }
    const answered = textOf((await send('/landing-fc-loan', { ...loan, years: '4 años' }, spanish)).body)
    expect(answered).toContain('Lo que quieres pedir prestado')
    expect(answered).toContain('$10,000 en 4 años al 8% son $244.13 al mes')
    expect(answered).not.toMatch(/What you want to borrow|a month|The same as a table|years/)
    const refused = await send('/landing-fc-loan', { ...loan, amount: '60,000', rate: 'x' }, spanish)
    expect(textOf(refused.body)).toMatch(/Escribe una cantidad de \$500 a \$50,000\..*Escribe un porcentaje, como 8\.5\./)
  })

  it('leaves the page as others see it as it was', async () => {
    const before = await served.open('/landing-fc-loan')
    await send('/landing-fc-loan', { ...loan, amount: '1234.56' })
    expect((await served.open('/landing-fc-loan')).body).toBe(before.body)
  })

  it('gives back what is no number, and says beside it what to do', async () => {
    const { statusCode, headers, body } = await send('/landing-fc-loan', { ...loan, amount: 'as much as I can', years: '' })
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([422, 'text/html; charset=utf-8', 'no-store'])
    expect(typedOf(body, 'amount')).toBe('as much as I can')
    expect(textOf(body)).toContain('Enter an amount in dollars, such as 18,000.')
    expect(textOf(body)).toContain('Enter whole or half years, such as 2.5.')
    expect(body.match(/aria-invalid="true"/g)).toHaveLength(2)
  })

  it.each([
    ['nothing', { form: 'loan-calculator' }],
    ['a page of text', { ...loan, amount: '9'.repeat(9_000) }],
    ['marks', { ...loan, amount: '"><script>alert(1)</script>' }],
    ['fields of another form', { ...loan, feeNow: '1' }],
    ['names of what every object has', { ...loan, constructor: '1', toString: 'x' }],
    ['signs that nobody types', { ...loan, rate: '\u0000\uFFFD‮١٢' }],
  ])('answers %s with the page, and with what to do', async (_what, fields) => {
    const { statusCode, body } = await send('/landing-fc-loan', fields)
    expect(statusCode).toBe(422)
    expect(textOf(body)).toMatch(/Enter an? (amount|percentage)|Check the numbers and try again/)
    expect(body).not.toContain('<script>alert')
    expect(body.length).toBeLessThan(200_000)
  })

  it('knows the longest term of its own page', async () => {
    const ten = { ...loan, years: '10' }
    expect((await send('/landing-fc-loan', ten)).statusCode).toBe(422)
    expect((await send('/landing-fc-downpayment', ten)).statusCode).toBe(200)
  })

  it.each([
    ['/landing-balance', { form: 'fee-calculator', balance: '10000', feeNow: '1', feeThen: '1', years: '10' }, 'so they cost the same'],
    [
      '/landing-fc-refinance',
      { form: 'refinance-calculator', owed: '8000', rateNow: '9', yearsNow: '2', rateThen: '8', yearsThen: '8' },
      'you pay for longer',
    ],
    ['/landing-fc-iraonly', { form: 'savings-calculator', start: '0', monthly: '1,000', years: '10' }, 'is more than an IRA takes'],
  ])('stands on %s too', async (url, fields, words) => {
    const { statusCode, body } = await send(url, fields)
    expect([statusCode, textOf(body).includes(words)]).toEqual([200, true])
  })
})

describe('what another site sends', () => {
  it('is left aside: the page is as it was', async () => {
    const { statusCode, body } = await send('/landing-fc-loan', { ...loan, amount: '12,345' }, { 'sec-fetch-site': 'cross-site' })
    expect([statusCode, typedOf(body, 'amount')]).toEqual([200, '10,000'])
  })
})

describe('the search for a company without a script', () => {
  const look = (name: string) => send('/landing-fc-newfind', { form: 'company-search', name })

  it('lists companies that may be meant', async () => {
    const { statusCode, headers, body } = await look('paper crane')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(textOf(body)).toContain('2 companies fit “paper crane”.')
    expect(textOf(body)).toMatch(
      /Paper Crane (Clinic, Inc\.|Garage) [^.]*1 plan · [\d,]+ (people|person) · about \$[\d,]+ (to \$[\d,]+ )?a person .*filed for 2024/,
    )
    expect(textOf(body)).toContain('these companies and their plans are made up')
    expect(body).toMatch(/href="\/landing-fc-newfind\/[a-z-]+\?employer=Paper\+Crane\+Garage&amp;company_id=\d+"/)
  })

  it('answers in Spanish where the page is Spanish', async () => {
    const found = await send('/landing-fc-newfind', { form: 'company-search', name: 'paper crane' }, { 'accept-language': 'es' })
    expect(textOf(found.body)).toContain('2 empresas encajan con “paper crane”.')
    expect(textOf(found.body)).toMatch(/1 plan · [\d,]+ personas? · unos \$[\d,]+ .*por persona .*informe de 2024/)
    const asked = await send('/landing-fc-newfind', { form: 'company-search', name: 'q' }, { 'accept-language': 'es' })
    expect(textOf(asked.body)).toContain('Escribe una parte del nombre: dos letras o más.')
  })

  it('says that none was found, and that this is not the end of it', async () => {
    const { statusCode, body } = await look('Qqqq')
    expect([statusCode, textOf(body).includes('No company with a name like “Qqqq”')]).toEqual([200, true])
  })

  it.each(['', ' ', 'q', 'q'.repeat(500)])('asks for a name where there is none: “%s”', async (name) => {
    const { statusCode, body } = await look(name)
    expect(statusCode).toBe(422)
    expect(textOf(body)).toMatch(/Enter (a part of the name|at most 100 letters)/)
    expect(body).toContain('aria-invalid="true"')
  })
})
