import { z } from 'zod'
import { investmentGoals } from '../../rules/investing/glide-path.ts'
import { savingFrequencies, savingStatuses } from '../../rules/investing/savings-program.ts'
import { contract, contracts } from '../contract.ts'
import { dollars, pk, results, sentDate, version } from '../fields.ts'
import { says } from '../says.ts'
import {
  activity,
  activityKind,
  basedOn,
  fund,
  model,
  money,
  portfolio,
  portfolioResults,
  proposal,
  savingsProgram,
  security,
} from './portfolio-fields.ts'

const root = '/api/v1/portfolios'
const mostListed = 100
// More than a portfolio may hold, so that a slightly too long list gets a message in words.
const mostSent = 200

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, says({ en: 'Use a whole number.', es: 'Usa un número entero.' }))
    .transform(Number)
    .refine(
      (number) => number >= least && number <= most,
      says({ en: `Use a number from ${least} to ${most}.`, es: `Usa un número del ${least} al ${most}.` }),
    )

const reads = { method: 'GET', who: 'person', idempotent: 'by-nature', sends: 'json', status: 200 } as const
const byKey = { who: 'person', idempotent: 'by-key-if-sent', sends: 'json' } as const
const keyErrors = ['idempotency_mismatch', 'idempotency_in_progress'] as const

const entries = z
  .array(
    z.strictObject({
      id: z.string().max(60).nullable().exactOptional(),
      weight: z.number().nullable().exactOptional().meta({ description: 'Percent, with no more than two decimals.' }),
    }),
  )
  .max(mostSent)
  .readonly()
  .meta({ description: 'Funds and their shares, together 100. Entries that lack an id or a weight are dropped.' })

const plan = {
  amount: dollars,
  frequency: z.enum(savingFrequencies),
  first_date: sentDate,
  debit_authorization: z
    .boolean()
    .meta({ description: 'Whether the deposits may be taken from the linked bank account until it is stopped.' }),
}

/** How people invest, and how they save for it. */
export const portfolioContracts = contracts({
  listPortfolios: contract({
    ...reads,
    path: `${root}/`,
    about: 'Gives the portfolio of the person: what it aims at, what it holds now, and whether it has moved.',
    answer: portfolioResults,
    errors: [],
  }),
  listPortfolioModels: contract({
    ...reads,
    path: `${root}/models/`,
    about: 'Lists the ready-made portfolios, what each would hold today, what it costs, and whether it fits the answers about risk.',
    answer: results(model),
    errors: [],
  }),
  proposePortfolio: contract({
    method: 'POST',
    path: `${root}/model/`,
    changesNothingShown: true,
    who: 'person',
    idempotent: 'by-nature',
    about:
      'Works out the ready-made portfolio for a goal and a retirement age. What is not sent is taken from what the person told before.',
    body: z.strictObject({
      planned_retirement_age: z.int().min(30).max(100).exactOptional(),
      dob: sentDate.exactOptional(),
      investment_goal: z.enum(investmentGoals).exactOptional(),
    }),
    sends: 'json',
    status: 200,
    answer: proposal,
    errors: [],
  }),
  choosePortfolio: contract({
    ...byKey,
    method: 'POST',
    path: `${root}/update/`,
    about: 'Chooses a ready-made portfolio; one that is riskier than the answers about risk needs a word of confirmation.',
    body: z.strictObject({
      portfolio_model_id: pk,
      confirm_unsuitable: z
        .boolean()
        .exactOptional()
        .meta({ description: 'Needed where it holds more stocks than fits the answers: the person has read that, and wants it.' }),
    }),
    status: 200,
    answer: portfolio,
    errors: [...keyErrors, 'not_found', 'not_in_this_state'],
  }),
  createCustomPortfolio: contract({
    ...byKey,
    method: 'POST',
    path: `${root}/custom/create/`,
    about: 'Makes a portfolio of the person’s own the one that counts.',
    body: entries,
    status: 201,
    answer: portfolio,
    errors: [...keyErrors, 'already_done'],
  }),
  updateCustomPortfolio: contract({
    ...byKey,
    method: 'POST',
    path: `${root}/custom/update/`,
    versioned: 'if-sent',
    about: 'Changes the person’s own portfolio as a whole.',
    body: entries,
    status: 200,
    answer: portfolio,
    errors: [...keyErrors, 'not_found', 'not_in_this_state', 'precondition_failed'],
  }),
  listCustomSecurities: contract({
    ...reads,
    path: `${root}/custom/securities/`,
    about: 'Lists what a portfolio of one’s own may hold, and what the person’s own holds.',
    answer: z.strictObject({
      pk: pk.nullable(),
      version: version.nullable(),
      entries: z.array(z.strictObject({ id: z.string(), name: z.string(), weight: z.number() })).readonly(),
      results: z.array(security).readonly(),
    }),
    errors: [],
  }),
  searchSecurities: contract({
    ...reads,
    path: `${root}/securities/`,
    about:
      'Looks for funds by any word of their name, by their symbol, and by their asset class in the language asked for: the best match first, then by name.',
    query: z.strictObject({
      name__prefix: z.string().max(80).exactOptional(),
      limit: wholeNumber(1, mostListed).exactOptional(),
    }),
    answer: results(security),
    errors: [],
  }),
  listInvestmentFunds: contract({
    ...reads,
    path: `${root}/{id}/investment_funds/`,
    about: 'Lists the funds of the person’s portfolio, with what they are worth now, or those of a ready-made one.',
    params: z.strictObject({ id: pk }),
    answer: z.strictObject({
      pk,
      kind: z.enum(['model', 'custom']),
      based_on: basedOn.nullable(),
      value: money.nullable(),
      expense_ratio: z.number(),
      results: z.array(fund).readonly(),
    }),
    errors: ['not_found'],
  }),
  listPortfolioActivities: contract({
    ...reads,
    path: `${root}/{id}/activities/`,
    about: 'Lists what happened in the person’s portfolio, the newest first.',
    params: z.strictObject({ id: pk }),
    query: z.strictObject({
      limit: wholeNumber(1, mostListed).exactOptional(),
      offset: wholeNumber(0, 100_000).exactOptional(),
      kind: activityKind.exactOptional().meta({ description: 'Only what is of this kind.' }),
    }),
    answer: z.strictObject({
      results: z.array(activity).readonly(),
      next_offset: z.int().nullable().meta({ description: 'Where the next page begins. Null on the last one.' }),
    }),
    errors: ['not_found'],
  }),
  listSavingsPrograms: contract({
    ...reads,
    path: `${root}/savings_program/`,
    about: 'Gives the person’s plan of regular saving, the one that counts first, then those that were cancelled.',
    answer: results(savingsProgram),
    errors: [],
  }),
  createSavingsProgram: contract({
    ...byKey,
    movesMoney: true,
    idempotent: 'by-key-or-equal',
    method: 'POST',
    path: `${root}/savings_program/create/`,
    about:
      'Begins to save regularly. Deposits are taken only with the authorization, an open account and a linked bank; else it is kept as a plan.',
    body: z.strictObject({
      amount: plan.amount,
      frequency: plan.frequency,
      first_date: plan.first_date.exactOptional(),
      debit_authorization: plan.debit_authorization.exactOptional(),
      first_for_last_year: z.boolean().exactOptional().meta({
        description: 'The first deposit counts for the year before: until tax day. Those that repeat count for the year they are made in.',
      }),
    }),
    status: 201,
    answer: savingsProgram,
    errors: [...keyErrors, 'already_done', 'over_the_limit', 'not_eligible'],
  }),
  updateSavingsProgram: contract({
    ...byKey,
    movesMoney: true,
    method: 'PATCH',
    path: `${root}/savings_program/{id}/update/`,
    versioned: 'if-sent',
    about: 'Changes the amount, how often, or the next date of the plan; pauses it, takes it up again, or cancels it for good.',
    params: z.strictObject({ id: pk }),
    body: z.strictObject({
      amount: plan.amount.exactOptional(),
      frequency: plan.frequency.exactOptional(),
      first_date: plan.first_date.exactOptional(),
      status: z.enum(savingStatuses).exactOptional(),
      debit_authorization: plan.debit_authorization.exactOptional(),
      first_for_last_year: z.boolean().exactOptional(),
    }),
    status: 200,
    answer: savingsProgram,
    errors: [...keyErrors, 'not_found', 'not_in_this_state', 'precondition_failed', 'over_the_limit', 'not_eligible'],
  }),
  draftSavingsProgram: contract({
    method: 'PUT',
    path: `${root}/savings_program/{id}/draft/`,
    who: 'person',
    idempotent: 'by-nature',
    versioned: 'if-sent',
    about: 'Saves other deposits for a plan, which are shown back until they are authorized. What is taken now does not change.',
    params: z.strictObject({ id: pk }),
    body: z.strictObject({
      amount: plan.amount,
      frequency: plan.frequency,
      first_date: plan.first_date,
      first_for_last_year: z.boolean().exactOptional(),
    }),
    sends: 'json',
    status: 200,
    answer: savingsProgram,
    errors: ['not_found', 'not_in_this_state', 'precondition_failed'],
  }),
})
