import { assumptions } from '@app/schemas/rules/accounts/fee-data'
import { growthForgoneCents, levelPaymentCents, scheduleOf, totalInterestCents } from '@app/schemas/rules/loans/amortisation'
import { type LoanLimit, loanLimit, ourPlan } from '@app/schemas/rules/loans/plan-loans'
import { centsWords } from '@app/schemas/rules/money/money'
import { roughDollars } from '@app/schemas/rules/money/rough-money'
import { basisPoints, percent, yearsWords } from './amount-words.ts'
import type { Answer, AnswerOf } from './answer.ts'
import { areaPath, linePath } from './curve-path.ts'
import { shownYears } from './shown-years.ts'

const monthsPerYear = 12

/** What a plan could lend by law, and what the loan costs. What is above the limit is reckoned at the limit. */
export const loanAnswer: AnswerOf = ({ balance = 0, amount = 0, years = 1, rate = 0 }) => {
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
  const top = `by law a plan may lend up to ${centsWords(limit.availableCents)}${becauseOf(limit)}`
  return {
    label: 'Payment each month',
    figure: monthly,
    sentence: `${centsWords(cents)} over ${yearsWords(years)} at ${percent(terms.rateBps / 100)} is ${monthly} a month. All interest is ${interest}, and it goes back into your own account. From this balance ${top}; your plan may allow less.`,
    caution:
      cents < ourPlan.leastCents
        ? smallWords(limit)
        : isTooMuch
          ? `${centsWords(askedCents)} is too much: ${top}. The figures are for that sum.`
          : '',
    lines: [
      { label: 'The most by law, from this balance', value: centsWords(limit.availableCents) },
      { label: 'All interest, into your own account', value: interest },
      { label: 'Growth you may miss meanwhile, at 5% a year', value: `about ${roughDollars(missed)}` },
    ],
    ...shapes(cents, years, schedule),
  }
}

function becauseOf({ decidedBy }: LoanLimit): string {
  return decidedBy === 'cap' ? ', the most for anybody' : ', half of it'
}

function smallWords({ availableCents }: LoanLimit): string {
  const least = `We lend ${centsWords(ourPlan.leastCents)} or more`
  return availableCents < ourPlan.leastCents ? `${least}, and half of this balance is ${centsWords(availableCents)}.` : `${least}.`
}

function shapes(cents: number, years: number, schedule: ReturnType<typeof scheduleOf>): Pick<Answer, 'curve' | 'rows'> {
  const owed = [{ x: 0, y: cents }, ...schedule.map(({ number, balanceCents }) => ({ x: number, y: balanceCents }))]
  const most = { x: schedule.length, y: cents }
  const ground = [
    { x: 0, y: 0 },
    { x: schedule.length, y: 0 },
  ]
  const paidBy = (year: number) => schedule.slice(0, year * monthsPerYear)
  return {
    curve: {
      area: areaPath(owed, ground, most),
      line: linePath(owed, most),
      top: `${centsWords(cents)} owed`,
      to: yearsWords(years),
    },
    rows: shownYears(years).map((year) => {
      const [balance, interest] = [paidBy(year).at(-1)?.balanceCents ?? 0, totalInterestCents(paidBy(year))]
      return [yearsWords(year), centsWords(cents - balance + interest), centsWords(interest), centsWords(balance)]
    }),
  }
}
