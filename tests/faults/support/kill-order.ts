import type { Victim } from './killable-service.ts'

/** So many of each, in an order of chance. */
export function shuffled(counts: Readonly<Record<Victim, number>>, chance: () => number): readonly Victim[] {
  const all = (['service', 'database'] as const).flatMap((victim) => Array<Victim>(counts[victim]).fill(victim))
  return all
    .map((victim) => ({ victim, order: chance() }))
    .sort((a, b) => a.order - b.order)
    .map(({ victim }) => victim)
}
