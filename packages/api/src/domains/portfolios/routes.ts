import type { portfolioContracts } from '@app/schemas/api/money/portfolios'
import type { Language } from '@app/schemas/language'
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
import { createProgram, draftProgram, listPrograms, updateProgram } from './saving/savings.ts'
import { allSecurities, securitiesLike, securityOf } from './securities/securities.ts'
import { findPortfolio } from './store.ts'
import { positionsOf } from './trading/trade.ts'
import { toPercent } from './trading/weights.ts'

const usualLimit = 20

/** How people invest, and how they save for it. */
export function portfolioHandlers(context: Context) {
  return {
    listPortfolios: ({ person, sender: { language } }) => listOwn(context, person.id, language),

    listPortfolioModels: async ({ person, sender }) => listModels(context, person.id, sender.language),
    proposePortfolio: async ({ person, body, sender: { language } }) => proposePortfolio(context, { personId: person.id, language }, body),
    choosePortfolio: async ({ person, body, requestKey: key, sender: { language } }) =>
      chooseModel(context, { personId: person.id, key, language }, body),

    createCustomPortfolio: async ({ person, body, requestKey: key, sender: { language } }) =>
      createCustom(context, { personId: person.id, key, language }, body),
    updateCustomPortfolio: async ({ person, body, requestKey: key, base, sender: { language } }) =>
      updateCustom(context, { personId: person.id, key, language }, base, body),

    listCustomSecurities: ({ person, sender: { language } }) => listForMix(context, person.id, language),

    searchSecurities: async ({ query: { name__prefix = '', limit = usualLimit }, sender: { language } }) => {
      const today = dayOf(context.now())
      return {
        results: securitiesLike(name__prefix, language)
          .slice(0, limit)
          .map((one) => toSecurity(one, { today, language })),
      }
    },

    listInvestmentFunds: async ({ person, params, sender }) => listFunds(context, person.id, params.id, sender.language),
    listPortfolioActivities: async ({ person, params, query }) => listActivities(context, person.id, params.id, query),

    listSavingsPrograms: async ({ person, sender }) => listPrograms(context, person.id, sender.language),
    createSavingsProgram: async ({ person, body, requestKey, sender: { language } }) =>
      createProgram(context, { personId: person.id, key: requestKey, language }, body),
    updateSavingsProgram: async ({ person, params, body, base, requestKey, sender: { language } }) =>
      updateProgram(context, { personId: person.id, key: requestKey, language }, params.id.toLowerCase(), base, body),
    draftSavingsProgram: async ({ person, params, body, base, sender: { language } }) =>
      draftProgram(context, { personId: person.id, language }, params.id.toLowerCase(), base, body),
  } satisfies Handlers<typeof portfolioContracts>
}

async function listOwn(context: Context, personId: string, language: Language) {
  const { db, now } = context
  const row = await findPortfolio(db, personId)
  if (!row) return { results: [] }
  const { answers } = await findInvestorAnswers(context, db, personId)
  return { results: [toPortfolio(row, await positionsOf(db, personId, dayOf(now())), { answers, now: now(), language })] }
}

/** What a mix of one’s own may hold, and what it holds now. */
async function listForMix({ db, now }: Context, personId: string, language: Language) {
  const row = await findPortfolio(db, personId)
  const own = row?.kind === 'custom' ? row : undefined
  const entries = own?.weights.map(({ id, bps }) => ({ id, name: securityOf(id).name, weight: toPercent(bps) })) ?? []
  const today = dayOf(now())
  return {
    pk: own?.id ?? null,
    version: own?.version ?? null,
    entries,
    results: allSecurities.map((one) => toSecurity(one, { today, language })),
  }
}
