import type { BodyOf } from '@app/schemas/api/contract'
import type { portfolioContracts } from '@app/schemas/api/money/portfolios'
import type { Language, Words } from '@app/schemas/language'
import { dayOf } from '@app/schemas/rules/days/days'
import type { Weight } from '@app/schemas/rules/investing/portfolio-weights'
import { suitabilityOf } from '@app/schemas/rules/investing/suitability'
import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { fail } from '../../failure/failure.ts'
import { doOnce } from '../../once/once.ts'
import { sealing } from '../../security/sealing.ts'
import { findInvestorAnswers, type InvestorAnswers } from './investor-answers.ts'
import { monthOf, sendNextMonth } from './month.ts'
import { toPortfolio, unsuitableWords } from './record.ts'
import { sealedPortfolios } from './sealed.ts'
import { findModel, weightsOf } from './securities/models.ts'
import { findPortfolio, type PortfolioRow, putPortfolio } from './store.ts'
import { investIdleCash } from './trading/investing.ts'
import { rebalance } from './trading/rebalance.ts'
import { positionsOf } from './trading/trade.ts'
import { addActivity } from './trading/trade-store.ts'
import { stocksBpsOf } from './trading/weights.ts'

/** Who asks, by which key, on a page in which language. */
export type Request = { readonly personId: string; readonly key: string; readonly language: Language }
type Body = BodyOf<typeof portfolioContracts.choosePortfolio>
type Target = {
  readonly kind: 'model' | 'custom'
  readonly modelId: string | null
  readonly retiresOn: string | null
  readonly weights: readonly Weight[]
}

const noRetirement: Words<string> = {
  en: 'We don’t know yet when you plan to retire. Tell us your retirement age and your birth date first.',
  es: 'Todavía no sabemos cuándo piensas jubilarte. Dinos primero a qué edad y tu fecha de nacimiento.',
}

const confirmWords: Words<string> = { en: 'Confirm that you want it.', es: 'Confirma que la quieres.' }

/** Chooses a ready-made portfolio. What is riskier than the answers allow is chosen only with a word of confirmation. */
export async function chooseModel(context: Context, { personId, key, language }: Request, body: Body) {
  const model = findModel(body.portfolio_model_id)
  if (!model) return fail('not_found')
  return doOnce(context, { personId, call: 'choosePortfolio', key, request: body }, async (trx) => {
    const standing = await findInvestorAnswers(context, trx, personId)
    const { retiresOn, answers } = standing
    if (retiresOn === undefined) return fail('not_in_this_state', { detail: noRetirement })
    const weights = weightsOf(model, dayOf(context.now()), retiresOn)
    const stocks = stocksBpsOf(weights)
    const suitability = suitabilityOf(stocks, answers)
    const isUnsuitable = suitability.fits === false
    const askToConfirm = (one: Language) => `${unsuitableWords(stocks, suitability, one)} ${confirmWords[one]}`
    if (isUnsuitable && body.confirm_unsuitable !== true)
      return fail('validation_failed', {
        fields: { confirm_unsuitable: [{ en: askToConfirm('en'), es: askToConfirm('es') }] },
      })
    if (isUnsuitable) await auditConfirmation(trx, personId, model.id)
    const words = `Chose ${model.name.en}${isUnsuitable ? ', and confirmed that it holds more stocks than the answers point to' : ''}.`
    const target = { kind: 'model', modelId: model.id, retiresOn, weights } as const
    return loadPortfolioAnswer(context, trx, await choose(context, trx, personId, target, words), { ...standing, language })
  })
}

/** Puts a choice in place of the one before, and moves what is held to it. */
export async function choose(context: Context, trx: Queries, personId: string, target: Target, words: string) {
  const now = context.now()
  const id = (await findPortfolio(trx, personId))?.id ?? context.newId()
  const { retiresOn, weights } = target
  const row = await putPortfolio(trx, {
    id,
    person_id: personId,
    kind: target.kind,
    model_id: target.modelId,
    retires_on: retiresOn === null ? null : sealing(context.keys, sealedPortfolios).seal('retires_on', id, retiresOn),
    weights: JSON.stringify(weights),
    chosen_stocks_bps: stocksBpsOf(weights),
    chosen_at: now,
    month_done: monthOf(now),
  })
  const orderId = `chosen ${row.version}`
  await addActivity(trx, { portfolio_id: id, order_id: orderId, kind: 'chosen', at: now, cents: null, words })
  await rebalance(trx, row, weights, orderId, now)
  await context.hooks.accountMoved(context, trx, { personId, at: now })
  if (row.version === 1) await sendNextMonth(context, trx, id, now)
  await investIdleCash(context, trx, personId, orderId)
  return row
}

/** A portfolio as of the transaction. */
export async function loadPortfolioAnswer(
  context: Context,
  trx: Queries,
  row: PortfolioRow,
  { answers, language }: Pick<InvestorAnswers, 'answers'> & { readonly language: Language },
) {
  const now = context.now()
  return toPortfolio(row, await positionsOf(trx, row.person_id, dayOf(now)), { answers, now, language })
}

async function auditConfirmation(trx: Queries, personId: string, model: string): Promise<void> {
  const actor = `person:${personId}`
  await audit(trx, { actor, action: 'portfolio.unsuitable-confirmed', subject: actor, detail: { model } })
}
