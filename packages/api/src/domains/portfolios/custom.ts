import type { BodyOf } from '@app/schemas/api/contract'
import type { portfolioContracts } from '@app/schemas/api/money/portfolios'
import { cleanPortfolioEntries } from '@app/schemas/rules/investing/custom-portfolio'
import { mostEntries, readPortfolioWeights, type Weight } from '@app/schemas/rules/investing/portfolio-weights'
import type { Context } from '../../context/context.ts'
import { type Base, isStale } from '../../db/transactions/base-version.ts'
import { type Failure, fail, isFailure } from '../../failure/failure.ts'
import { doOnce } from '../../once/once.ts'
import { choose, loadPortfolioAnswer, type Request } from './choose.ts'
import { findInvestorAnswers } from './investor-answers.ts'
import { findSecurity } from './securities/securities.ts'
import { lockPortfolio } from './store.ts'
import { toPercent } from './trading/weights.ts'

type Entries = BodyOf<typeof portfolioContracts.createCustomPortfolio>

const words = {
  count: `Choose from 1 to ${mostEntries} funds, each with its share.`,
  weight: 'A share is from 0 to 100 percent, with no more than two decimals.',
  repeated: 'A fund is in the list twice. Give it one share.',
  unknown: 'We can’t find one of the funds. Pick it from the list.',
} as const
const alreadyOwn = 'You have a mix of your own. Change that one.'
const notOwn = 'You have a ready-made mix now. Make one of your own first.'

/** Makes a portfolio of the person's own the one that counts, in place of a ready-made one. */
export async function createCustom(context: Context, { personId, key, language }: Request, entries: Entries) {
  const weights = readEntries(entries)
  if (isFailure(weights)) return weights
  return doOnce(context, { personId, call: 'createCustomPortfolio', key, request: entries }, async (trx) => {
    const current = await lockPortfolio(trx, personId)
    if (current?.kind === 'custom') return fail('already_done', { detail: alreadyOwn })
    const target = { kind: 'custom', modelId: null, retiresOn: null, weights } as const
    const row = await choose(context, trx, personId, target, 'Chose a mix of your own.')
    return loadPortfolioAnswer(context, trx, row, { ...(await findInvestorAnswers(context, trx, personId)), language })
  })
}

export async function updateCustom(context: Context, { personId, key, language }: Request, base: Base, entries: Entries) {
  const weights = readEntries(entries)
  if (isFailure(weights)) return weights
  return doOnce(context, { personId, call: 'updateCustomPortfolio', key, request: { base, entries } }, async (trx) => {
    const current = await lockPortfolio(trx, personId)
    if (!current) return fail('not_found')
    if (current.kind !== 'custom') return fail('not_in_this_state', { detail: notOwn })
    if (isStale(current, base)) return fail('precondition_failed')
    const target = { kind: 'custom', modelId: null, retiresOn: null, weights } as const
    const row = await choose(context, trx, personId, target, 'Changed your own mix.')
    return loadPortfolioAnswer(context, trx, row, { ...(await findInvestorAnswers(context, trx, personId)), language })
  })
}

function readEntries(entries: Entries): readonly Weight[] | Failure<'validation_failed'> {
  const read = readPortfolioWeights(cleanPortfolioEntries(entries), (id) => findSecurity(id) !== undefined)
  if (read.ok) return read.weights
  const said =
    read.problem === 'sum' ? `The shares add up to ${toPercent(read.sumBps)}%. They have to add up to 100%.` : words[read.problem]
  return fail('validation_failed', { fields: { body: [said] } })
}
