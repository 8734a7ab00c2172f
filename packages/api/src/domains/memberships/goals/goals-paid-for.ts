import { compileCondition, type Facts } from '@app/engine'
import type { GoalName } from '@app/schemas/flow/offers'
import type { Words } from '@app/schemas/language'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { factsOf } from '../../../facts/facts-of.ts'
import { modeNow, placeNow } from '../../../flows/now-called.ts'
import { findJourneys } from '../../journeys/store.ts'

const holds = 1

/** What a person pays a product for: the goal of the product, and that of the mode in which they are about to pay. */
export async function goalsPaidFor(context: Context, db: Queries, personId: string, productId: string): Promise<readonly GoalName[]> {
  const flows = context.flows.current()
  const { files } = flows
  const products: Readonly<Record<string, GoalName>> = files.offers.get('offers')?.products ?? {}
  const [latest] = await findJourneys(db, personId)
  // People who pay somewhere else do not pay for what they came for last.
  // A journey keeps the names under which it was begun.
  const isPaying = latest !== undefined && files.step.get(placeNow(flows, latest.place).step)?.paysFor !== undefined
  const ofMode = isPaying ? files.mode.get(modeNow(flows, latest.mode))?.goal : undefined
  const ofProduct = products[productId]
  return [...new Set([ofMode, ofProduct])].filter((goal) => goal !== undefined)
}

/** Those that are ruled out by what is known of a person. What is not known rules nothing out. */
export async function ruledOutOf(context: Context, db: Queries, personId: string, goals: readonly GoalName[]): Promise<GoalName[]> {
  if (goals.length === 0) return []
  const known = await factsOf(db, personId, context.facts)
  return goals.filter((goal) => isRuledOut(context, goal, known))
}

/** What it is, in words that fit after “to get”, and after “para”. */
export function aboutGoal({ flows }: Context, goal: GoalName): Words<string> {
  return { en: flows.current().files.offers.get('offers')?.goals[goal].about ?? goal, es: inSpanish[goal] }
}

const inSpanish = {
  account: 'abrir una cuenta con nosotros',
  loan: 'pedir un préstamo de tus ahorros',
  move: 'mover cuentas antiguas',
} as const satisfies Readonly<Record<GoalName, string>>

function isRuledOut({ flows }: Context, goal: GoalName, known: Facts): boolean {
  const ruledOut = flows.current().files.offers.get('offers')?.goals[goal].ruledOut ?? []
  return ruledOut.some(({ when }) => compileCondition(when).of(known) === holds)
}
