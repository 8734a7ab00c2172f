import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { callsOf, personWithAnswers } from './testing/person-with-answers.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterAll(() => service.close())

const married = { tax_filing_status: 'married-joint', spouse_dob: '1983-11-23' }

describe('the first answers', () => {
  it('are kept once, cleaned, and given back with those that follow from them', async () => {
    const sent = {
      citizen_status: 'us-citizen',
      contact_email: ' ANA@Home.example',
      contact_phonenumber: '(503) 555-0134',
      saving_amount: '$75',
    }
    const { list, record } = await personWithAnswers(service, { ...sent, spouse_dob: '11/23/1983' })
    expect(record).toEqual({
      pk: expect.stringMatching(/^[0-9a-f-]{36}$/),
      version: 1,
      citizen_status: 'us-citizen',
      us_citizen: true,
      contact_email: 'ana@home.example',
      contact_phonenumber: '5035550134',
      saving_amount: 75,
      spouse_dob: '1983-11-23',
    })
    expect(await list()).toEqual([record])
  })

  it('are none before anything is answered, and may be none at all', async () => {
    const { access } = await service.signUp()
    const { list, add } = callsOf(service, access)
    expect(await list()).toEqual([])
    const { status, body } = await add({})
    expect([status, await list()]).toEqual([201, [{ pk: body.pk, version: 1 }]])
  })

  it('sent again with the same key give the same record; with another key they were there before', async () => {
    const key = randomUUID()
    const { add, list, record } = await personWithAnswers(service, married, key)
    const again = await add(married, key)
    expect([again.status, again.body]).toEqual([201, record])
    const other = await add({ citizen_status: 'us-citizen' })
    expect([other.status, other.body.code, await list()]).toEqual([409, 'already_done', [record]])
  })

  it('that differ from those which the same key brought are refused', async () => {
    const key = randomUUID()
    const { add, list, record } = await personWithAnswers(service, married, key)
    const { body } = await add({ ...married, tax_filing_status: 'married-separate' }, key)
    expect([body.code, await list()]).toEqual(['idempotency_mismatch', [record]])
  })

  it('are one record, however many ask at once', async () => {
    const { access } = await service.signUp()
    const { add, list } = callsOf(service, access)
    const keys = Array.from({ length: 10 }, (_, index) => `request-${index % 2}-of-many`)
    const all = await Promise.all(keys.map((key) => add(married, key)))
    const made = all.filter(({ status }) => status === 201)
    expect([made.length, new Set(made.map(({ body }) => body.pk)).size]).toEqual([5, 1])
    expect(all.filter(({ body }) => body.code === 'already_done')).toHaveLength(5)
    expect(await list()).toEqual([made[0]?.body])
  })
})

describe('a change', () => {
  it('leaves all answers that are not sent as they are', async () => {
    const { change, list, record } = await personWithAnswers(service, married)
    const { status, body } = await change(record.pk, 1, { citizen_status: 'visa-holder', country_citizenship: 'PL' })
    const expected = { ...record, version: 2, citizen_status: 'visa-holder', country_citizenship: 'Poland', us_citizen: false }
    expect([status, body, await list()]).toEqual([200, expected, [expected]])
  })

  it.each([null, ''])('takes an answer back with %o', async (nothing) => {
    const { change, record } = await personWithAnswers(service, { ...married, loan_interest: true })
    expect(record.account_type).toBe('INDIVIDUAL_401K')
    const { body } = await change(record.pk, 1, { loan_interest: nothing, spouse_dob: nothing })
    expect(body).toEqual({ pk: record.pk, version: 2, tax_filing_status: 'married-joint' })
  })

  it('finds its record also by a name in capital letters', async () => {
    const { change, list, record } = await personWithAnswers(service)
    const { status } = await change(record.pk.toUpperCase(), 1, { contact_firstname: 'Ana' })
    expect([status, (await list())[0].contact_firstname]).toEqual([200, 'Ana'])
  })

  it('without a version, the last one wins, answer by answer', async () => {
    const { access, change, list, record } = await personWithAnswers(service)
    await change(record.pk, 1, { contact_firstname: 'Ana', contact_lastname: 'Example' })
    const url = `/api/v1/accounts/investment_account_info/${record.pk}/update/`
    const ask = (payload: object) => service.ask({ method: 'PATCH', url, token: access, payload })
    expect((await ask({ contact_firstname: 'Bea' })).body).toMatchObject({ contact_firstname: 'Bea', version: 3 })
    expect((await ask({ contact_firstname: 'Ana' })).body).toMatchObject({ contact_firstname: 'Ana', version: 4 })
    expect((await list())[0]).toMatchObject({ contact_firstname: 'Ana', contact_lastname: 'Example' })
  })

  it('is one statement, and so are the first answers', async () => {
    const { access } = await service.signUp()
    const { add, change } = callsOf(service, access)
    const asked = service.queries.length
    const { body } = await add(married)
    await change(body.pk, 1, { spouse_dob: '1980-01-01', citizen_status: null })
    expect(service.queries.slice(asked).filter((query) => query.includes('questionnaires'))).toHaveLength(2)
    expect(service.queries.length - asked).toBe(2)
  })

  it('of nothing changes nothing', async () => {
    const { change, record } = await personWithAnswers(service)
    expect((await change(record.pk, 1, {})).body).toEqual(record)
  })
})

describe('another person', () => {
  it('never sees or changes the answers of another person', async () => {
    const one = await personWithAnswers(service, { contact_firstname: 'Mia' })
    const other = await personWithAnswers(service, { contact_firstname: 'Esi' })
    const nobody = callsOf(service, (await service.signUp()).access)
    for (const { change } of [other, nobody]) {
      const theirs = await change(one.record.pk, 1, { contact_firstname: 'Eve' })
      const none = await change(randomUUID(), 1, { contact_firstname: 'Eve' })
      expect([theirs.status, theirs.body]).toEqual([404, none.body])
    }
    expect([await one.list(), await other.list(), await nobody.list()]).toEqual([[one.record], [other.record], []])
  })
})

describe('answers that are refused', () => {
  // Pages send what they offer: an option that is not known was taken out since the page was opened.
  const notOffered = 'This answer isn’t offered anymore. Load the page again to see what is. What else you entered stays.'

  it('name every question that is not known, and are not kept', async () => {
    const { change, list, record } = await personWithAnswers(service)
    for (const name of ['favourite_colour', 'function Object() { [native code] }', 'function toString() { [native code] }']) {
      const { status, body } = await change(record.pk, 1, { [name]: 'blue', loan_interest: true })
      expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'unknown_field', ['?']])
    }
    expect(await list()).toEqual([record])
  })

  it.each([
    ['citizen_status', 'martian', notOffered],
    ['country_citizenship', 'Atlantis', 'We don’t recognize that country. Choose one from the list.'],
    ['planned_retirement_age', 29, 'Enter an age of 30 or more.'],
    ['planned_retirement_age', 66.5, 'Enter an age in whole years, such as 67.'],
    ['saving_amount', 9.99, 'Enter $10 or more.'],
    ['contact_firstname', 'a'.repeat(61), 'Use 60 letters or fewer.'],
    ['contact_email', 'ana@home', 'Enter a full e-mail address, such as ana@home.example.'],
    ['contact_phonenumber', '555-0134', 'Enter a US phone number with ten digits, such as 503 555 0134.'],
    ['beneficiary_dob', '2999-01-01', 'Check the year. That date is in the future.'],
    ['beneficiary_dob', '1850-01-01', 'Check the year. That date is more than 120 years ago.'],
    ['loan_interest', 'yes', notOffered],
    ['traded_company_symbols', [' '], 'Add at least one company.'],
  ])('are told in the words of the question: %s as %o', async (name, value, words) => {
    const { add, list } = callsOf(service, (await service.signUp()).access)
    const { status, body } = await add({ citizen_status: 'visa-holder', [name]: value })
    expect([status, body.code, body.fields, await list()]).toEqual([400, 'validation_failed', { [name]: [words] }, []])
  })

  it('are reported all at once', async () => {
    const { change, record } = await personWithAnswers(service)
    const { body } = await change(record.pk, 1, { contact_email: 'ana', saving_amount: 1, loan_interest: true })
    expect(Object.keys(body.fields).sort()).toEqual(['contact_email', 'saving_amount'])
  })

  it.each(['1e999', { a: 1 }, [['a']], [1], 'a'.repeat(4001), Array(51).fill('a'), ['a'.repeat(201)]])(
    'cannot be of the shape %#',
    async (value) => {
      const { access } = await service.signUp()
      const payload = JSON.stringify({ affiliated_organization: value }).replace('"1e999"', '1e999')
      const { status, body } = await service.ask({
        method: 'POST',
        url: '/api/v1/accounts/add_investment_account_info/',
        token: access,
        payload,
        headers: { 'idempotency-key': randomUUID(), 'content-type': 'application/json' },
      })
      expect([status, body.code]).toEqual([400, 'validation_failed'])
    },
  )

  it('are those that hold a card number, wherever it is', async () => {
    const { change, list, record } = await personWithAnswers(service)
    for (const answer of [{ finra_affiliated_firm: 'pay 4242 4242 4242 4242' }, { traded_company_symbols: ['4242-4242-4242-4242'] }])
      expect((await change(record.pk, 1, answer)).body.code).toBe('card_number_refused')
    expect(await list()).toEqual([record])
  })
})

describe('an answer that follows from others', () => {
  it('is accepted when it is what follows, and is then as if it had not been sent', async () => {
    const sent = { citizen_status: 'visa-holder', us_citizen: false, loan_interest: true, account_type: 'INDIVIDUAL_401K' }
    const { change, record } = await personWithAnswers(service, sent)
    const { body } = await change(record.pk, 1, { account_type: 'INDIVIDUAL_401K' })
    expect(body).toEqual({ ...sent, pk: record.pk, version: 1 })
    const other = await change(record.pk, 1, { loan_interest: false, account_type: 'TRADITIONAL_IRA' })
    expect([other.status, other.body.account_type]).toEqual([200, 'TRADITIONAL_IRA'])
  })

  it.each([
    { us_citizen: false },
    { account_type: 'INDIVIDUAL_401K', loan_interest: false },
    { account_type: 'TRADITIONAL_IRA' },
    { regulatory_question: [], traded_company: false },
    { us_citizen: null },
  ])('is refused when something else follows: %o', async (answers) => {
    const { change, list, record } = await personWithAnswers(service)
    const { status, body } = await change(record.pk, 1, answers)
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation_failed', [Object.keys(answers)[0]]])
    expect(await list()).toEqual([record])
  })
})

describe('an answer that is not asked for any more', () => {
  it('is kept, and is there again when it is asked for again', async () => {
    const { change, record } = await personWithAnswers(service, married)
    const single = await change(record.pk, 1, { tax_filing_status: 'single' })
    expect(single.body.spouse_dob).toBe('1983-11-23')
    const again = await change(record.pk, 2, { tax_filing_status: 'married-separate' })
    expect(again.body.spouse_dob).toBe('1983-11-23')
  })

  it('does not stop a save by what is wrong with it', async () => {
    const { change, list, record } = await personWithAnswers(service, married)
    const { status, body } = await change(record.pk, 1, { tax_filing_status: 'single', spouse_dob: '04' })
    expect([status, body.spouse_dob]).toEqual([200, '04'])
    const later = await change(record.pk, 2, { spouse_dob: '04/27' })
    expect([later.status, (await list())[0].spouse_dob]).toEqual([200, '04/27'])
    const asked = await change(record.pk, 3, { tax_filing_status: 'married-joint', spouse_dob: '04/27' })
    expect([asked.status, Object.keys(asked.body.fields)]).toEqual([400, ['spouse_dob']])
  })

  it('is checked when it is unknown whether it is asked for', async () => {
    const { change, record } = await personWithAnswers(service)
    expect((await change(record.pk, 1, { contact_firstname: '4na' })).body.code).toBe('validation_failed')
    expect((await change(record.pk, 1, { contact_firstname: '4na', trusted_contact: true })).body.code).toBe('validation_failed')
    expect((await change(record.pk, 1, { contact_firstname: '4na', trusted_contact: false })).status).toBe(200)
  })
})
