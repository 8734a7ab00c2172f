import { z } from 'zod'
import { assetClasses } from '../../rules/investing/asset-classes.ts'
import { investmentGoals } from '../../rules/investing/glide-path.ts'
import { savingFrequencies, savingStatuses } from '../../rules/investing/savings-program.ts'
import { pk, results, version } from '../fields.ts'

const percent = z.number().min(0).max(100)
export const money = z.number()
const moment = z.iso.datetime()
const day = z.string().meta({ description: 'YYYY-MM-DD.' })

const slice = z.strictObject({ asset_class: z.enum(assetClasses), name: z.string(), weight: percent })
const allocation = z.array(slice).readonly().meta({ description: 'Percent by asset class, together 100.' })

/** Two parts of a portfolio as a page tells them apart at first sight. */
const expense = {
  expense_ratio: z.number().meta({ description: 'Percent of what it holds, a year.' }),
  yearly_cost_of_10000: z.number().meta({ description: 'Dollars a year for each $10,000.' }),
}

const suitability = z.strictObject({
  fits: z.boolean().nullable().meta({ description: 'Null while nothing about risk is answered.' }),
  most_stocks: percent.nullable().meta({ description: 'The most stocks that fit the answers, in percent.' }),
  words: z.string().nullable().meta({ description: 'What to say when it does not fit.' }),
})

export const security = z.strictObject({
  id: z.string(),
  symbol: z.string(),
  name: z.string(),
  asset_class: z.enum(assetClasses),
  asset_class_name: z.string(),
  kind: z.enum(['etf', 'index_fund']),
  expense_ratio: z.number().meta({ description: 'Percent a year.' }),
  price: money,
  price_on: day,
  sample: z.literal(true).meta({ description: 'No such fund exists: it shows how portfolios work.' }),
})

export const basedOn = z.enum(['your_retirement', 'example']).meta({
  description: 'Whether the allocation goes by when the person plans to retire, or by an example of 25 years until then.',
})

export const model = z.strictObject({
  pk,
  name: z.string(),
  about: z.string(),
  investment_goal: z.enum(investmentGoals),
  stocks: percent,
  allocation,
  ...expense,
  based_on: basedOn,
  suitability,
  is_current: z.boolean(),
})

const driftPoint = z.strictObject({
  day,
  years_to_retirement: z.number().meta({ description: 'Below 0 after it.' }),
  stocks: percent,
  allocation,
})

export const proposal = z.strictObject({
  portfolio_model_id: pk,
  model,
  drift: z.array(driftPoint).readonly().meta({ description: 'How it moves: today, every five years, and until it rests.' }),
  suggested_model_id: pk.meta({
    description: 'The model nearest to the goal that fits the answers about risk; the calmest where none does.',
  }),
  suggested_drift: z.array(driftPoint).readonly().meta({ description: 'How that one moves.' }),
})

export const portfolio = z.strictObject({
  pk,
  version,
  kind: z.enum(['model', 'custom']),
  name: z.string(),
  portfolio_model_id: pk.nullable(),
  investment_goal: z.enum(investmentGoals).nullable(),
  chosen_at: moment,
  stocks: percent,
  target: allocation,
  now: allocation.nullable().meta({ description: 'By what the funds are worth now. Null while there is no money in it.' }),
  value: money.nullable(),
  ...expense,
  drift: z.strictObject({
    stocks_when_chosen: percent,
    has_moved: z.boolean().meta({ description: 'Whether time has changed what it aims at since it was chosen.' }),
    adjusted_at: moment.nullable(),
    next_on: day.nullable().meta({ description: 'When it is looked at next. Null for what does not move with time.' }),
    off_target: percent.nullable().meta({ description: 'How far the part that is furthest off has moved with prices, in percent of all.' }),
  }),
  suitability,
})

export const portfolioResults = results(portfolio)

export const fund = z.strictObject({
  ...security.shape,
  weight: percent,
  weight_now: percent.nullable(),
  shares: z.number().nullable(),
  value: money.nullable(),
  cost: money.nullable().meta({ description: 'What was paid for what is held.' }),
  gain: money.nullable().meta({ description: 'Gained or lost, not sold yet.' }),
})

export const activityKind = z.enum(['chosen', 'adjusted', 'bought', 'sold', 'dividend'])

export const activity = z.strictObject({
  id: z.string(),
  kind: activityKind,
  at: moment,
  words: z.string(),
  amount: money.nullable(),
  trades: z
    .array(z.strictObject({ id: z.string(), name: z.string(), amount: money, shares: z.number(), price: money }))
    .readonly()
    .meta({ description: 'Below 0 for what was sold.' }),
})

/** Other deposits than those of the plan that runs. */
const savingsDraft = z.strictObject({
  amount: money,
  frequency: z.enum(savingFrequencies),
  first_date: day,
  first_for_last_year: z.boolean(),
})

export const savingsProgram = z.strictObject({
  pk,
  version,
  amount: money,
  frequency: z.enum(savingFrequencies),
  status: z.enum(savingStatuses),
  first_date: day,
  next_dates: z.array(z.string()).readonly().meta({ description: 'The next three deposits. None while it is paused or cancelled.' }),
  state: z.enum(['scheduled', 'plan_only']).meta({ description: 'Whether deposits are taken, or it is a plan alone.' }),
  transfer_schedule_id: pk.nullable().meta({ description: 'The repeating deposit that moves its money, while there is one.' }),
  missing: z
    .array(z.enum(['brokerage_account', 'bank_account', 'debit_authorization']))
    .readonly()
    .meta({ description: 'What has to be there before deposits are taken.' }),
  first_for_last_year: z.boolean().meta({ description: 'Whether the first deposit is a single one for the year before.' }),
  draft: savingsDraft.nullable().meta({ description: 'Other deposits, which the person chose and has not authorized.' }),
  words: z.string(),
})
