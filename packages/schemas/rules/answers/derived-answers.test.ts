import { describe, expect, it } from 'vitest'
import { derivedAnswer, derivedNames } from './derived-answers.ts'

describe('an answer that follows from others', () => {
  it.each([
    ['us-citizen', true],
    ['permanent-resident', false],
    ['visa-holder', false],
    ['another', undefined],
    [undefined, undefined],
  ])('us_citizen: %s gives %s', (status, result) => {
    expect(derivedAnswer('us_citizen', { citizen_status: status })).toBe(result)
  })

  it.each([
    [true, 'INDIVIDUAL_401K'],
    [false, 'TRADITIONAL_IRA'],
    [undefined, undefined],
  ])('account_type: interest in a loan %s gives %s', (interest, result) => {
    expect(derivedAnswer('account_type', { loan_interest: interest })).toBe(result)
  })

  it.each([
    [
      [true, true, true],
      ['traded-company', 'politically-affiliated', 'finra-affiliated'],
    ],
    [[false, false, true], ['finra-affiliated']],
    [[false, false, false], []],
    [[true, false, undefined], undefined],
  ])('regulatory_question: %o gives %o', ([traded, politically, finra], result) => {
    const answers = { traded_company: traded, politically_affiliated: politically, finra_affiliated: finra }
    expect(derivedAnswer('regulatory_question', answers)).toEqual(result)
  })

  it('investment_account_info_profile: the six together, in their order, once all are there', () => {
    const five = {
      investment_goal: 'growth',
      annual_pretax_income: '0-24999',
      estimated_networth: 'under-0',
      liquid_networth: '0-4999',
      experience_level: 'none',
    }
    expect(derivedAnswer('investment_account_info_profile', five)).toBeUndefined()
    expect(derivedAnswer('investment_account_info_profile', { ...five, estimated_tax_bracket: '12' })).toBe(
      '0-24999, under-0, 0-4999, none, 12, growth',
    )
  })

  it('is none for a name that is not one', () => {
    expect(['constructor', 'citizen_status'].map((name) => derivedAnswer(name, { citizen_status: 'us-citizen' }))).toEqual([
      undefined,
      undefined,
    ])
  })

  it('is nothing while nothing is answered', () => {
    expect(derivedNames.map((name) => derivedAnswer(name, {}))).toEqual(derivedNames.map(() => undefined))
  })
})
