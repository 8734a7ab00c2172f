import type { Words } from '@app/schemas/language'
import { isRunning } from '@app/schemas/rules/money/membership-life'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { type Failure, fail } from '../../failure/failure.ts'
import { type Plan, planOf } from './catalogue.ts'
import { insertMembership, listMemberships, type MembershipRow } from './membership-store.ts'

const ofLarger: Words<string> = {
  en: 'Your membership includes this one. Cancel it first if you want the smaller one.',
  es: 'Tu membresía incluye esta. Si quieres la más pequeña, primero cancela la tuya.',
}

/**
 * The membership of a plan that waits to be paid, made when there is none. Of a plan one runs at a time; who has a larger plan cannot
 * join a smaller one.
 */
export async function joinPlan(
  context: Context,
  trx: Queries,
  personId: string,
  plan: Plan,
): Promise<MembershipRow | Failure<'not_in_this_state'>> {
  const all = await listMemberships(trx, personId)
  const running = all.filter(({ state }) => isRunning(state))
  if (running.some((one) => one.plan_name === plan.name)) return fail('not_in_this_state')
  const isLarger = ({ plan_name, cancelled_at }: MembershipRow) => (planOf(plan_name)?.rank ?? 0) > plan.rank && cancelled_at === null
  if (running.some(isLarger)) return fail('not_in_this_state', { detail: ofLarger })
  const waiting = all.find((one) => one.plan_name === plan.name && one.state === 'pending')
  if (waiting) return waiting
  const made = await insertMembership(trx, {
    id: context.newId(),
    person_id: personId,
    plan_name: plan.name,
    state: 'pending',
    price_cents: plan.price_cents,
    period_months: plan.period_months,
    renews: false,
    method_id: null,
    counted_from: null,
    period_starts_at: null,
    period_ends_at: null,
    reminded_for: null,
    cancelled_at: null,
    ended_at: null,
    ended_because: null,
    created_at: context.now(),
  })
  return made ?? fail('not_in_this_state')
}

/** A plan is tried once. */
export function mayTry(plan: Plan, all: readonly MembershipRow[]): boolean {
  return plan.trial_days > 0 && !all.some((one) => one.plan_name === plan.name && one.counted_from !== null)
}
