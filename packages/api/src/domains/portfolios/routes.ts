import type { portfolioContracts } from '@app/schemas/api/money/portfolios'
import { dayOf } from '@app/schemas/rules/days/days'
import type { Context } from '../../context/context.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { listActivities } from './activities.ts'
import { chooseModel } from './choose.ts'
import { createCustom, updateCustom } from './custom.ts'
import { listFunds, toSecurity } from './funds.ts'
import { findInvestorAnswers } from './investor-answers.ts'
import { listModels } from './list-models.ts'
import { proposePortfolio } from './propose.ts'
import { toPortfolio } from './record.ts'
import { draftProgram } from './saving/draft-program.ts'
import { createProgram, listPrograms, updateProgram } from './saving/savings.ts'
import { allSecurities, securitiesBeginning, securityOf } from './securities/securities.ts'
import { findPortfolio } from './store.ts'
import { positionsOf } from './trading/trade.ts'
import { toPercent } from './trading/weights.ts'

const usualLimit = 20

/** How people invest, and how they save for it. */
export function portfolioHandlers(context: Context) {
  const { db, now } = context
  return {
    listPortfolios: async ({ person }) => {
      const row = await findPortfolio(db, person.id)
      if (!row) return { results: [] }
      const { answers } = await findInvestorAnswers(context, db, person.id)
      return { results: [toPortfolio(row, await positionsOf(db, person.id, dayOf(now())), answers, now())] }
    },

    listPortfolioModels: async ({ person }) => listModels(context, person.id),
    proposePortfolio: async ({ person, body }) => proposePortfolio(context, person.id, body),
    choosePortfolio: async ({ person, body, requestKey }) => chooseModel(context, { personId: person.id, key: requestKey }, body),

    createCustomPortfolio: async ({ person, body, requestKey }) => createCustom(context, { personId: person.id, key: requestKey }, body),
    updateCustomPortfolio: async ({ person, body, requestKey, base }) =>
      updateCustom(context, { personId: person.id, key: requestKey }, base, body),

    listCustomSecurities: async ({ person }) => {
      const row = await findPortfolio(db, person.id)
      const own = row?.kind === 'custom' ? row : undefined
      const entries = own?.weights.map(({ id, bps }) => ({ id, name: securityOf(id).name, weight: toPercent(bps) })) ?? []
      const today = dayOf(now())
      return { pk: own?.id ?? null, version: own?.version ?? null, entries, results: allSecurities.map((one) => toSecurity(one, today)) }
    },

    searchSecurities: async ({ query: { name__prefix = '', limit = usualLimit } }) => {
      const today = dayOf(now())
      return {
        results: securitiesBeginning(name__prefix)
          .slice(0, limit)
          .map((one) => toSecurity(one, today)),
      }
    },

    listInvestmentFunds: async ({ person, params }) => listFunds(context, person.id, params.id),
    listPortfolioActivities: async ({ person, params, query }) => listActivities(context, person.id, params.id, query),

    listSavingsPrograms: async ({ person }) => listPrograms(context, person.id),
    createSavingsProgram: async ({ person, body, requestKey }) => createProgram(context, { personId: person.id, key: requestKey }, body),
    updateSavingsProgram: async ({ person, params, body, base, requestKey }) =>
      updateProgram(context, { personId: person.id, key: requestKey }, params.id.toLowerCase(), base, body),
    draftSavingsProgram: async ({ person, params, body, base }) => draftProgram(context, person.id, params.id.toLowerCase(), base, body),
  } satisfies Handlers<typeof portfolioContracts>
}
