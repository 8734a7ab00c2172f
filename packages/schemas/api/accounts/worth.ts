import { z } from 'zod'
import { contract, contracts } from '../contract.ts'
import { pk, sentDate } from '../fields.ts'

const readOnly = { who: 'person', sends: 'json', status: 200, method: 'GET', idempotent: 'by-nature', errors: [] } as const
const root = '/api/v1/accounts'
const money = z.string().meta({ description: 'Dollars with two decimals, rounded down; "0" when there is nothing.' })
const gain = money.nullable().meta({ description: 'Dollars with two decimals, rounded down; null while nobody has reckoned it.' })
const amount = z.number().meta({ description: 'Dollars.' })
const performance = { total_value: money, ytd: gain, alltime: gain }

const lentMoney = {
  lent: amount.meta({ description: 'Of the dollars that went out, what loans from the accounts paid out.' }),
  repaid: amount.meta({ description: 'Of the dollars that came in, what paid those loans back, with interest.' }),
}

const movedMoney = {
  ...lentMoney,
  money_in: amount.meta({ description: 'Dollars that came from outside.' }),
  money_out: amount.meta({ description: 'Dollars that went there.' }),
  paid_in: amount.meta({ description: 'What came in, less what went out.' }),
}

const returned = z.number().nullable().meta({ description: 'Percent, rounded down to two decimals.' })
const period = z.strictObject({
  period: z.enum(['three_months', 'this_year', 'one_year', 'all']),
  from: sentDate.meta({ description: 'The day at whose end it begins.' }),
  until: sentDate,
  is_by_year: z.boolean().meta({ description: 'Whether the returns are those of a year: for times that are longer than one.' }),
  value_before: amount,
  value: amount,
  money_in: amount,
  money_out: amount,
  ...lentMoney,
  gain: amount,
  time_weighted: returned,
  money_weighted: returned,
  benchmark: z.strictObject({
    time_weighted: returned,
    value: amount
      .nullable()
      .meta({ description: 'What there would be with the same money on the same days; null where it would not be enough.' }),
  }),
})

/** One of the accounts with us, or all of them. */
const ofAccount = {
  query: z.strictObject({
    account: pk.exactOptional().meta({ description: 'Of this account alone. Everything with us unless it says so.' }),
  }),
  errors: ['not_found'],
} as const

/** What everything with us is worth, was worth, and has gained. */
export const worthContracts = contracts({
  getInvestmentAccount: contract({
    ...readOnly,
    path: `${root}/investment_account/`,
    about: 'Gives what is invested with us, and how it has done.',
    answer: z.strictObject({
      summaries: z.array(z.strictObject({ pk: z.string(), name: z.string(), ...performance })).readonly(),
      details: z.record(z.string(), z.strictObject(performance)).meta({ description: 'The same by pk.' }),
      totals: z.strictObject({ totalSavings: money, totalYtd: gain, totalAlltime: gain }),
    }),
  }),
  getValueHistory: contract({
    ...readOnly,
    ...ofAccount,
    path: `${root}/investment_account/history/`,
    about:
      'Gives what everything with us, or one account, was worth over time, what came in, what went out, and what was gained: the rest.',
    answer: z.strictObject({
      value: amount,
      ...movedMoney,
      gain_this_year: amount.nullable().meta({ description: 'Null where the brokerage holds the funds: it reports no past prices.' }),
      gain_all_time: amount.nullable(),
      began_on: sentDate.nullable().meta({ description: 'The day of the first movement of money. Null without any.' }),
      points: z
        .array(z.strictObject({ day: sentDate, value: amount, ...movedMoney }))
        .readonly()
        .meta({ description: 'From the first movement until today, evenly spaced, the oldest first.' }),
    }),
  }),
  getPerformance: contract({
    ...readOnly,
    ...ofAccount,
    path: `${root}/investment_account/performance/`,
    about:
      'Gives how everything with us, or one account, did over several times: by itself, with the person’s own deposits, and beside a plain mix.',
    answer: z.strictObject({
      periods: z
        .array(period)
        .readonly()
        .meta({ description: 'The shortest first. None where nothing came yet, or the brokerage reports no past prices.' }),
      benchmark: z
        .array(z.strictObject({ name: z.string(), weight: z.number() }))
        .readonly()
        .meta({ description: 'In percent.' }),
    }),
  }),
})
