import type { BodyOf } from '@app/schemas/api/contract'
import type { portfolioContracts } from '@app/schemas/api/money/portfolios'
import type { Words } from '@app/schemas/language'
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
  count: {
    en: `Choose from 1 to ${mostEntries} funds, each with its share.`,
    es: `Elige de 1 a ${mostEntries} fondos, cada uno con su porcentaje.`,
  },
  weight: {
    en: 'A share is from 0 to 100 percent, with no more than two decimals.',
    es: 'Un porcentaje va de 0 a 100, con dos decimales como máximo.',
  },
  repeated: { en: 'A fund is in the list twice. Give it one share.', es: 'Un fondo está dos veces en la lista. Dale un solo porcentaje.' },
  unknown: { en: 'We can’t find one of the funds. Pick it from the list.', es: 'No encontramos uno de los fondos. Elígelo de la lista.' },
} as const satisfies Readonly<Record<string, Words<string>>>
const alreadyOwn: Words<string> = {
  en: 'You have a mix of your own. Change that one.',
  es: 'Ya tienes una combinación propia. Cambia esa.',
}
const notOwn: Words<string> = {
  en: 'You have a ready-made mix now. Make one of your own first.',
  es: 'Ahora tienes una combinación ya preparada. Primero crea una propia.',
}

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
  const said = read.problem === 'sum' ? sumWords(toPercent(read.sumBps)) : words[read.problem]
  return fail('validation_failed', { fields: { body: [said] } })
}

function sumWords(percent: number): Words<string> {
  return {
    en: `The shares add up to ${percent}%. They have to add up to 100%.`,
    es: `Los porcentajes suman ${percent}%. Tienen que sumar 100%.`,
  }
}
