import type { StepFile } from '@app/schemas/flow/steps/step'
import { expect, it } from 'vitest'
import { givenAnswers, recordsOf } from './given-answers.ts'

const step = (name: string, section: string, fields: StepFile['fields']): StepFile => ({
  step: name,
  kind: 'form',
  title: name,
  section,
  continue: 'Continue',
  ...(fields && { fields }),
})

const steps = [
  step('who', 'About you', [
    { name: 'city', type: 'text', label: 'City', store: 'personal_information.city' },
    { name: 'ssn', type: 'ssn', label: 'Social Security number', store: 'personal_information.ssn' },
    { name: 'agreed', type: 'consent', label: 'Yes', store: 'personal_information.has_custodial_auth' },
  ]),
  step('wish', 'Your money', [
    { name: 'wants', type: 'yes-no', label: 'A loan?', store: 'alt_loan.offers_choice' },
    { name: 'amount', type: 'money', label: 'How much?', store: 'loans.borrow_amount', when: { wants: true } },
  ]),
  step('again', 'About you', [{ name: 'city', type: 'text', label: 'Your city again', store: 'personal_information.city' }]),
]
const none = { drafts: {}, records: {}, facts: {} }
const given = (known: Partial<Parameters<typeof givenAnswers>[2]>) => givenAnswers({ questions: {} }, steps, { ...none, ...known })

it('every answer is listed under its part, with the step that can change it; what was typed counts over what is stored', () => {
  const known = {
    drafts: { wish: { wants: true, amount: '1200' } },
    records: { personal_information: { city: 'Portland', ssn: '***-**-1120', has_custodial_auth: true }, client: { wants: false } },
  }
  expect(given(known)).toEqual([
    {
      section: 'About you',
      answers: [
        { step: 'who', name: 'city', label: 'City', words: 'Portland' },
        { step: 'who', name: 'ssn', label: 'Social Security number', words: '•••• 1120' },
      ],
    },
    {
      section: 'Your money',
      answers: [
        { step: 'wish', name: 'wants', label: 'A loan?', words: 'Yes' },
        { step: 'wish', name: 'amount', label: 'How much?', words: '$1,200' },
      ],
    },
  ])
})

it('a number that is secret is never shown in full, typed or stored', () => {
  expect(JSON.stringify(given({ drafts: { who: { ssn: '078-05-1120' } } }))).not.toContain('078')
})

it('a date reads the same whether it is as it was typed or as it is stored', () => {
  const born = step('born', 'About you', [{ name: 'dob', type: 'date', label: 'Birth date', store: 'personal_information.dob' }])
  const words = (known: Partial<Parameters<typeof givenAnswers>[2]>) =>
    givenAnswers({ questions: {} }, [born], { ...none, ...known })[0]?.answers[0]?.words
  expect(words({ drafts: { born: { dob: '7/4/1980' } } })).toBe('7/4/1980')
  expect(words({ records: { personal_information: { dob: '1980-07-04' } } })).toBe('7/4/1980')
  expect(words({ records: { personal_information: { dob: '1980-10-20' } } })).toBe('10/20/1980')
})

it('what is not asked any more is not listed, and neither is what was never answered', () => {
  expect(given({ drafts: { wish: { wants: false, amount: '1200' } } })).toMatchObject([{ answers: [{ name: 'wants', words: 'No' }] }])
  expect(given({})).toEqual([])
})

it('the records to ask are named once', () => {
  expect(recordsOf({ questions: {} }, steps)).toEqual(['personal_information', 'alt_loan', 'loans'])
})

it('a number that is typed once more to be sure of it is listed once', () => {
  const typedTwice = [
    step('bank', 'Your accounts', [
      { name: 'account_number', type: 'account-number', label: 'Account number', store: 'financial_accounts.account_number' },
      { name: 'account_number_again', type: 'account-number', label: 'Account number again', for: ['typed-twice'] },
    ]),
  ]
  const drafts = { bank: { account_number: '000123456789', account_number_again: '000123456789' } }
  expect(givenAnswers({ questions: {} }, typedTwice, { ...none, drafts })).toMatchObject([{ answers: [{ name: 'account_number' }] }])
})

it('where a receipt goes is listed for nobody: it stands there before anyone pays', () => {
  const paying = [
    step('payment', 'Paying', [{ name: 'receipt_email', type: 'email', label: 'Receipt to', store: 'payments.receipt_email' }]),
  ]
  const records = { payments: { receipt_email: 'ada@example.com' } }
  expect(givenAnswers({ questions: {} }, paying, { ...none, records })).toEqual([])
})
