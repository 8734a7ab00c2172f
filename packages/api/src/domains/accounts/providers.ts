import { toDollars } from '@app/schemas/api/fields'
import { type BalanceBasis, knownBest } from '@app/schemas/rules/accounts/balance-basis'
import { sameNameKey } from '@app/schemas/rules/accounts/employers'
import { knownProviderScore } from '@app/schemas/rules/accounts/known-providers'
import type { Context } from '../../context/context.ts'
import { retirementAccountsOf } from '../financial-accounts/retirement-accounts.ts'
import { findProviders } from '../known-providers/store.ts'
import type { AccountSources, FormerPlan } from './sources.ts'
import { findWishes } from './store.ts'

/** A provider at which a person has accounts, by how we know of it: what is linked is known best. */
export type Provider = {
  readonly pk: string
  readonly name: string
  readonly nameKey: string
  readonly source: 'linked' | 'manual' | 'found' | 'named' | 'employer'
  readonly balanceCents: number | null
  /** Whether a record keeper has said what is there. */
  readonly isReported: boolean
  readonly isCurrentJob: boolean
  readonly count: number
  readonly linkedCount: number
  readonly isRolloverRequested: boolean
  /** The accounts that it stands for, as what is known best of them. */
  readonly members: readonly Pick<One, 'pk' | 'source' | 'companyName'>[]
}

type One = Omit<Provider, 'nameKey' | 'count' | 'linkedCount' | 'members' | 'isReported'> & {
  readonly companyName: string | null
  readonly basis: BalanceBasis
}

/** Every provider once: of the same one, what is known best counts, so that no balance is counted twice. */
export async function providersOf(context: Context, sources: AccountSources, personId: string): Promise<readonly Provider[]> {
  const { db, keys } = context
  const [accounts, found, named, plans, wishes] = [
    await retirementAccountsOf(db, keys, personId),
    await sources.foundPlans(personId),
    await findProviders(db, personId),
    await sources.formerPlans(personId),
    await findWishes(db, personId),
  ]
  // The record keeper of a job’s plan may be known better by now than what the person said: it is one account all the same.
  const searched = new Set(found.map(({ companyName }) => sameNameKey(companyName)))
  const all: readonly One[] = [
    ...accounts.map((one): One => ({ ...one, basis: one.source === 'linked' ? 'linked' : 'you', isCurrentJob: false })),
    ...named.map(
      (row): One => ({
        pk: row.id,
        name: row.record_keeper_name,
        companyName: null,
        source: 'named',
        basis: 'you',
        balanceCents: row.balance_cents,
        isCurrentJob: row.current_job,
        isRolloverRequested: false,
      }),
    ),
    ...found.map((plan) => ofPlan(plan, plan.recordKeeperName ?? plan.companyName, 'found')),
    ...plans
      .filter(({ companyName }) => !searched.has(sameNameKey(companyName)))
      .flatMap((plan) => (plan.recordKeeperName === null ? [] : [ofPlan(plan, plan.recordKeeperName, 'employer')])),
  ]
  const byName = Map.groupBy(all, ({ name }) => sameNameKey(name))
  return [...byName].map(([nameKey, group]) => together(nameKey, group, wishes.has(nameKey)))
}

/** As calls give it. */
export function toProvider({ pk, name, balanceCents, isCurrentJob, source, isRolloverRequested }: Provider) {
  return {
    pk,
    record_keeper_name: name,
    balance: balanceCents === null ? null : toDollars(balanceCents),
    current_job: isCurrentJob,
    score: knownProviderScore,
    source,
    rollover_requested: isRolloverRequested,
  } as const
}

function ofPlan({ id, companyName, balanceCents, isReported }: FormerPlan, name: string, source: 'found' | 'employer'): One {
  return {
    pk: id,
    name,
    companyName,
    source,
    basis: isReported ? 'record-keeper' : 'you',
    balanceCents,
    isCurrentJob: false,
    isRolloverRequested: false,
  }
}

const bestFirst = ['linked', 'manual', 'found', 'named', 'employer'] as const

function together(nameKey: string, group: readonly One[], isWished: boolean): Provider {
  const nearest = bestFirst.map((source) => group.filter((one) => one.source === source)).find((some) => some.length > 0) ?? group
  const [first] = nearest
  if (!first) throw new Error('A provider without an account.')
  const { source } = first
  const held = group.filter(({ source }) => source === 'linked' || source === 'manual')
  const members = held.length > 0 ? held : source === 'found' ? nearest : [first]
  const figures = group.filter(({ balanceCents }) => balanceCents !== null)
  const best = knownBest(figures)
  // Several accounts that a person holds at a provider are each counted, unless the record keeper has said what is there.
  const isReported = best[0]?.basis === 'record-keeper'
  const counted = isReported ? best : held.length > 0 ? held : [figures[0] ?? first]
  const cents = counted.map(({ balanceCents }) => balanceCents).filter((one) => one !== null)
  const { basis: _basis, ...known } = first
  return {
    ...known,
    nameKey,
    members: members.map(({ pk, source: from, companyName }) => ({ pk, source: from, companyName })),
    balanceCents: cents.length > 0 ? cents.reduce((sum, one) => sum + one, 0) : null,
    isReported,
    isCurrentJob: group.some(({ isCurrentJob }) => isCurrentJob),
    count: counted.length,
    linkedCount: held.filter(({ source }) => source === 'linked').length,
    isRolloverRequested: isWished || (held.length > 0 && held.every((one) => one.isRolloverRequested)),
  }
}
