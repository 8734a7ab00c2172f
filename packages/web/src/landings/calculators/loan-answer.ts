import type { Language } from '@app/schemas/language'
import { assumptions } from '@app/schemas/rules/accounts/fee-data'
import { growthForgoneCents, levelPaymentCents, scheduleOf, totalInterestCents } from '@app/schemas/rules/loans/amortisation'
import { type LoanLimit, loanLimit, ourPlan } from '@app/schemas/rules/loans/plan-loans'
import { centsWords } from '@app/schemas/rules/money/money'
import { roughDollars } from '@app/schemas/rules/money/rough-money'
import { basisPoints, percent, yearsWords } from './amount-words.ts'
import type { Answer, AnswerOf } from './answer.ts'
import { areaPath, linePath } from './curve-path.ts'
import { loanAnswerWords } from './loan-answer.words.ts'
import { shownYears } from './shown-years.ts'

const monthsPerYear = 12

/** What a plan could lend by law, and what the loan costs. What is above the limit is reckoned at the limit. */
export const loanAnswer: AnswerOf = ({ balance = 0, amount = 0, years = 1, rate = 0 }, _given, language) => {
  const said = loanAnswerWords[language]
  const limit = loanLimit(ourPlan, { vestedCents: Math.round(balance * 100), owedCents: 0, highestOwedCents: 0, promisedCents: 0 })
  const askedCents = Math.round(amount * 100)
  const cents = Math.min(askedCents, limit.availableCents)
  const isTooMuch = cents < askedCents
  const terms = {
    principalCents: cents,
    rateBps: basisPoints(rate),
    paymentsPerYear: monthsPerYear,
    payments: Math.round(years * monthsPerYear),
  }
  const schedule = scheduleOf(terms)
  const monthly = centsWords(levelPaymentCents(terms))
  const interest = centsWords(totalInterestCents(schedule))
  const missed = growthForgoneCents(terms, schedule, assumptions.growthPercent.expected * 100)
  const top = said.limit(centsWords(limit.availableCents), limit.decidedBy === 'cap')
  return {
    label: said.label,
    figure: monthly,
    sentence: said.sentence({
      amount: centsWords(cents),
      term: yearsWords(years, language),
      rate: percent(terms.rateBps / 100),
      monthly,
      interest,
      limit: top,
    }),
    caution: cents < ourPlan.leastCents ? smallWords(limit, language) : isTooMuch ? said.tooMuch(centsWords(askedCents), top) : '',
    lines: [
      { label: said.mostByLaw, value: centsWords(limit.availableCents) },
      { label: said.allInterest, value: interest },
      { label: said.missedGrowth, value: said.about(roughDollars(missed)) },
    ],
    ...shapes(cents, years, schedule, language),
  }
}

function smallWords({ availableCents }: LoanLimit, language: Language): string {
  const { least, belowLeast } = loanAnswerWords[language]
  const words = centsWords(ourPlan.leastCents)
  return availableCents < ourPlan.leastCents ? belowLeast(words, centsWords(availableCents)) : least(words)
}

type Schedule = ReturnType<typeof scheduleOf>

function shapes(cents: number, years: number, schedule: Schedule, language: Language): Pick<Answer, 'curve' | 'rows'> {
  const owed = [{ x: 0, y: cents }, ...schedule.map(({ number, balanceCents }) => ({ x: number, y: balanceCents }))]
  const most = { x: schedule.length, y: cents }
  const base = [
    { x: 0, y: 0 },
    { x: schedule.length, y: 0 },
  ]
  const paidBy = (year: number) => schedule.slice(0, year * monthsPerYear)
  return {
    curve: {
      area: areaPath(owed, base, most),
      line: linePath(owed, most),
      top: loanAnswerWords[language].owed(centsWords(cents)),
      to: yearsWords(years, language),
    },
    rows: shownYears(years).map((year) => {
      const [balance, interest] = [paidBy(year).at(-1)?.balanceCents ?? 0, totalInterestCents(paidBy(year))]
      return [yearsWords(year, language), centsWords(cents - balance + interest), centsWords(interest), centsWords(balance)]
    }),
  }
}
