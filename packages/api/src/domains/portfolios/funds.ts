import { toDollars } from '@app/schemas/api/fields'
import type { Language } from '@app/schemas/language'
import { dayOf } from '@app/schemas/rules/days/days'
import { assetClassNames } from '@app/schemas/rules/investing/asset-classes'
import type { Weight } from '@app/schemas/rules/investing/portfolio-weights'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import { findInvestorAnswers } from './investor-answers.ts'
import { exampleRetirement } from './list-models.ts'
import { toExpense } from './record.ts'
import { findModel, weightsOf } from './securities/models.ts'
import { priceCentsOn } from './securities/prices.ts'
import { type Security, securityOf } from './securities/securities.ts'
import { findPortfolio } from './store.ts'
import { type Position, positionsOf, sumOf } from './trading/trade.ts'
import { toPercent, weightsNow } from './trading/weights.ts'

const microPerShare = 1_000_000

/** The funds of the person's own portfolio, or of a ready-made one as it would be for them. */
export async function listFunds(context: Context, personId: string, id: string, language: Language) {
  const { db, now } = context
  const at = { today: dayOf(now()), language }
  const { today } = at
  const model = findModel(id)
  if (model) {
    const { retiresOn } = await findInvestorAnswers(context, db, personId)
    const based_on = retiresOn === undefined ? ('example' as const) : ('your_retirement' as const)
    return toFunds(id, 'model', based_on, weightsOf(model, today, retiresOn ?? exampleRetirement(today)), [], at)
  }
  const row = await findPortfolio(db, personId)
  if (row?.id !== id.toLowerCase()) return fail('not_found')
  const positions = byFund(await positionsOf(db, personId, today))
  return toFunds(row.id, row.kind, row.kind === 'model' ? 'your_retirement' : null, row.weights, positions, at)
}

/** On which day, and on a page in which language. */
type At = { readonly today: string; readonly language: Language }

/** A fund as calls give it. */
export function toSecurity(security: Security, { today, language }: At) {
  return {
    id: security.id,
    symbol: security.id,
    name: security.name,
    asset_class: security.assetClass,
    asset_class_name: assetClassNames[language][security.assetClass],
    kind: security.kind,
    expense_ratio: toPercent(security.expenseBps),
    price: toDollars(priceCentsOn(security, today)),
    price_on: today,
    sample: true as const,
  }
}

/** What is held no longer wanted is there too, until it is sold. */
function toFunds(
  pk: string,
  kind: 'model' | 'custom',
  based_on: 'your_retirement' | 'example' | null,
  weights: readonly Weight[],
  positions: readonly Position[],
  at: At,
) {
  const target = new Map(weights.map(({ id, bps }) => [id, bps]))
  const now = new Map(weightsNow(positions)?.map(({ id, bps }) => [id, bps]))
  const held = new Map(positions.map((one) => [one.securityId, one]))
  const ids = [...new Set([...target.keys(), ...held.keys()])]
  return {
    pk,
    kind,
    based_on,
    value: positions.length === 0 ? null : toDollars(sumOf(positions)),
    expense_ratio: toExpense(weights).expense_ratio,
    results: ids.map((id) => ({
      ...toSecurity(securityOf(id), at),
      weight: toPercent(target.get(id) ?? 0),
      weight_now: now.size === 0 ? null : toPercent(now.get(id) ?? 0),
      ...toHeld(held.get(id)),
    })),
  }
}

function toHeld(position: Position | undefined) {
  if (!position) return { shares: null, value: null, cost: null, gain: null }
  return {
    shares: position.microShares / microPerShare,
    value: toDollars(position.valueCents),
    cost: toDollars(position.costCents),
    gain: toDollars(position.valueCents - position.costCents),
  }
}

/** The same fund in several accounts is shown as one. */
function byFund(positions: readonly Position[]): readonly Position[] {
  return [...Map.groupBy(positions, ({ securityId }) => securityId).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : others.reduce(added, first),
  )
}

function added(one: Position, other: Position): Position {
  return {
    ...one,
    microShares: one.microShares + other.microShares,
    costCents: one.costCents + other.costCents,
    valueCents: one.valueCents + other.valueCents,
  }
}
