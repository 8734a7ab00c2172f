import { describe, expect, it } from 'vitest'
import { feeAnswer } from './fee-answer.ts'
import { loanAnswer } from './loan-answer.ts'
import { refinanceAnswer } from './refinance-answer.ts'
import { savingsAnswer } from './savings-answer.ts'
import { shownYears } from './shown-years.ts'

describe('the fees', () => {
  const fees = { balance: 18_000, feeNow: 1.2, feeThen: 0.5, years: 20 }

  it('are shown as amount and share, and the difference as a range', () => {
    const { figure, sentence, caution } = feeAnswer(fees, {}, 'en')
    expect(figure).toBe('about $5,460 more')
    expect(sentence).toBe(
      'An estimate: over 20 years the old plan takes about $9,810, 21% of what there would be without a fee. The other takes about $4,350, 9%. The difference is $3,780 to $7,840, by how savings grow.',
    )
    expect(caution).toBe('')
  })

  it('speak for the old plan where it costs less, before anything else', () => {
    const { figure, caution } = feeAnswer({ ...fees, feeNow: 0.3, feeThen: 0.6 }, {}, 'en')
    expect(figure).toMatch(/^about \$[\d,]+ less$/)
    expect(caution).toBe('Staying is cheaper here: the old plan takes 0.3% a year, the other 0.6%.')
  })

  it('make no difference where they are the same', () => {
    expect(feeAnswer({ ...fees, feeThen: 1.2 }, {}, 'en')).toMatchObject({ figure: 'the same', caution: '' })
  })

  it('of nothing are drawn too', () => {
    const { bars = [] } = feeAnswer({ ...fees, feeNow: 0, feeThen: 0 }, {}, 'en')
    expect(bars.map(({ share }) => share)).toEqual([0, 0])
  })
})

describe('a loan', () => {
  const loan = { balance: 30_000, amount: 10_000, years: 4, rate: 8 }

  it('tells the payment, all interest and to whom it goes, and the limit of the law', () => {
    const { figure, sentence, lines } = loanAnswer(loan, {}, 'en')
    expect(figure).toBe('$244.13')
    expect(sentence).toBe(
      '$10,000 over 4 years at 8% is $244.13 a month. All interest is $1,718.19, and it goes back into your own account. From this balance by law a plan may lend up to $15,000, half of it; your plan may allow less.',
    )
    expect(lines[0]?.value).toBe('$15,000')
  })

  it('of more than the law allows is reckoned at what it allows, and says so first', () => {
    const { caution, sentence } = loanAnswer({ ...loan, amount: 20_000 }, {}, 'en')
    expect(caution).toBe('$20,000 is too much: by law a plan may lend up to $15,000, half of it. The figures are for that sum.')
    expect(sentence).toContain('$15,000 over 4 years')
  })

  it('is never more than $50,000, whatever the balance is', () => {
    expect(loanAnswer({ ...loan, balance: 900_000, amount: 50_000 }, {}, 'en').sentence).toContain('up to $50,000, the most for anybody')
  })

  it('from a balance of nothing is nothing, and says why', () => {
    const { figure, caution } = loanAnswer({ ...loan, balance: 0 }, {}, 'en')
    expect([figure, caution]).toEqual(['$0', 'We lend $1,000 or more, and half of this balance is $0.'])
  })

  it('is paid back at the end of its table', () => {
    const { rows } = loanAnswer({ ...loan, years: 2.5 }, {}, 'en')
    expect(rows.map(([name, , , owed]) => [name, owed])).toEqual([
      ['1 year', expect.any(String)],
      ['2 years', expect.any(String)],
      ['2.5 years', '$0'],
    ])
  })
})

describe('another loan for the same debt', () => {
  const debt = { owed: 8_000, rateNow: 22, yearsNow: 3, rateThen: 9, yearsThen: 3 }

  it('at a lower rate saves in all', () => {
    expect(refinanceAnswer(debt, {}, 'en')).toMatchObject({ figure: '$1,840.59 less in all', caution: '' })
  })

  it('with a lower payment that costs more in all says so first', () => {
    const { figure, caution } = refinanceAnswer({ ...debt, rateNow: 9, yearsNow: 2, rateThen: 8, yearsThen: 8 }, {}, 'en')
    expect(figure).toMatch(/more in all$/)
    expect(caution).toMatch(/^The payment falls, but you pay for longer: \$[\d,.]+ more interest to the end\.$/)
  })

  it('at a higher rate only costs', () => {
    expect(refinanceAnswer({ ...debt, rateThen: 25 }, {}, 'en').caution).toMatch(/^This costs more: /)
  })

  it('that is paid off sooner says that each payment is more', () => {
    expect(refinanceAnswer({ ...debt, rateThen: 22, yearsThen: 1 }, {}, 'en').caution).toMatch(/^Each payment is \$[\d,.]+ more/)
  })

  it('that is the same saves nothing', () => {
    expect(refinanceAnswer({ ...debt, rateThen: 22 }, {}, 'en')).toMatchObject({
      figure: 'no change in all',
      caution: 'This saves no interest.',
    })
  })
})

describe('savings', () => {
  const given = { taxYear: 2026, usualCents: 750_000, from50Cents: 860_000 }

  it('are shown as a range, with what was put in, and never as a promise', () => {
    const { figure, sentence } = savingsAnswer({ start: 0, monthly: 100, years: 25 }, given, 'en')
    expect(figure).toBe('$44,600 to $81,000')
    expect(sentence).toContain('You would have put in $30,000.')
    expect(sentence).toContain('Nobody can promise growth')
  })

  it('of more than an IRA takes in a year are warned of, at the limit and not before', () => {
    const caution = (monthly: number) => savingsAnswer({ start: 0, monthly, years: 25 }, given, 'en').caution
    expect(caution(625)).toBe('')
    expect(caution(625.01)).toContain('for 2026')
    expect(caution(1_000)).toBe(
      '$12,000 a year is more than an IRA takes. The limit for all your IRAs together is $7,500 for 2026, and $8,600 from the year in which you turn 50.',
    )
  })

  it('of nothing are drawn too', () => {
    const { figure, curve } = savingsAnswer({ start: 0, monthly: 0, years: 1 }, {}, 'en')
    expect([figure, curve?.line]).toEqual(['$0 to $0', 'M0 100L100 100'])
  })
})

it.each([
  ['fees', feeAnswer, { balance: 18_000, feeNow: 0.3, feeThen: 0.6, years: 20 }, /^Una estimación: en 20 años .* unos \$/],
  ['a loan', loanAnswer, { balance: 30_000, amount: 20_000, years: 4, rate: 8 }, /^\$15,000 en 4 años al 8% son \$[\d.]+ al mes\./],
  ['another loan', refinanceAnswer, { owed: 8_000, rateNow: 9, yearsNow: 2, rateThen: 8, yearsThen: 8 }, /más en total\.$/],
  ['savings', savingsAnswer, { start: 0, monthly: 1_000, years: 25 }, /Nadie puede prometer crecimiento/],
] as const)('the answer about %s is Spanish on a Spanish page, with the same amounts', (_about, answerOf, numbers, sentence) => {
  const given = { taxYear: 2026, usualCents: 750_000, from50Cents: 860_000 }
  const [english, spanish] = [answerOf(numbers, given, 'en'), answerOf(numbers, given, 'es')]
  const amounts = (answer: typeof english) =>
    JSON.stringify(answer)
      .match(/\$[\d,.]*\d/g)
      ?.sort()
  expect(spanish.sentence).toMatch(sentence)
  expect(JSON.stringify(spanish)).not.toMatch(/\b(the|and|years?|about|interest|you|month)\b/)
  expect(amounts(spanish)).toEqual(amounts(english))
})

it.each([
  [1, [1]],
  [2.5, [1, 2, 2.5]],
  [6, [1, 2, 3, 4, 5, 6]],
  [15, [3, 6, 9, 12, 15]],
  [25, [5, 10, 15, 20, 25]],
  [0.5, [0.5]],
])('a table over %s years ends with the last', (years, shown) => {
  expect(shownYears(years)).toEqual(shown)
})
