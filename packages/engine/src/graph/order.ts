import type { Condition } from '@app/schemas/flow/condition'
import { conditionLeaves, partsOfCondition } from '../flow/conditions.ts'
import type { ResolvedMode } from '../flow/resolved.ts'
import { canonical } from '../resolve/canonical.ts'
import { changedBy } from './changes.ts'
import { type FlowEdge, leaveId, START } from './types.ts'

type WordsOf = (condition: Condition) => string
type Known = { readonly holds: ReadonlySet<string>; readonly refused: readonly ReadonlySet<string>[] }

/** The ways along the order: from each main step to what can follow, and past the steps that may be skipped. */
export function orderEdges(resolved: ResolvedMode, say: WordsOf): FlowEdge[] {
  const leave = leaveId(resolved)
  const starts = onward(resolved, -1, START, new Set(), say)
  const ways = resolved.items.flatMap(({ branches }, index) =>
    branches.flatMap(({ step, when }) => {
      if (resolved.steps[step]?.ends) return [{ from: step, to: leave, kind: 'order' } as const]
      return onward(resolved, index, step, stillHolds(resolved, step, when), say)
    }),
  )
  return [...starts, ...ways]
}

/** The branches of the next items, in the order in which they are tried, up to one that everybody takes who gets there. */
function onward(resolved: ResolvedMode, index: number, from: string, holds: ReadonlySet<string>, say: WordsOf): FlowEdge[] {
  const edges: FlowEdge[] = []
  const refused: ReadonlySet<string>[] = []
  const tried: Condition[] = []
  const otherwise = () => (edges.length > 0 ? 'otherwise' : undefined)
  for (const [after, { branches }] of resolved.items.slice(index + 1).entries()) {
    const kind = after === 0 ? 'order' : 'skip'
    for (const { step, when } of branches) {
      const truth = foretell(when, { holds, refused })
      if (truth === 'never') continue
      const isOpen = when !== undefined && truth === 'open'
      const label = isOpen ? [otherwise(), `if ${say(when)}`].filter(Boolean).join(', ') : otherwise()
      edges.push({ from, to: step, kind, ...(label === undefined ? {} : { label }) })
      if (!isOpen) return edges
      refused.push(new Set(conjuncts(when).map(canonical)))
      tried.push(when)
    }
    if (everybodyIsIn(resolved, tried)) return edges
  }
  const label = otherwise()
  return [
    ...edges,
    { from, to: leaveId(resolved), kind: index + 1 < resolved.items.length ? 'skip' : 'order', ...(label ? { label } : {}) },
  ]
}

/** Whether each value of some fact has had its branch: a test of orders leaves nobody over. */
function everybodyIsIn({ facts }: ResolvedMode, tried: readonly Condition[]): boolean {
  const had = new Set(tried.map(canonical))
  const named = tried.flatMap((when) => conditionLeaves(when).map(({ fact }) => fact))
  return named.some((fact) => facts[fact]?.from === 'service' && facts[fact].values.every((value) => had.has(canonical({ [fact]: value }))))
}

/** Steps in a row often have the same condition; a way that would need it to hold and not to hold is not drawn. */
function foretell(when: Condition | undefined, { holds, refused }: Known): 'always' | 'never' | 'open' {
  if (when === undefined) return 'always'
  const parts = new Set(conjuncts(when).map(canonical))
  if (refused.some((condition) => isWithin(condition, parts))) return 'never'
  return isWithin(parts, holds) ? 'always' : 'open'
}

function isWithin(few: ReadonlySet<string>, many: ReadonlySet<string>): boolean {
  return [...few].every((part) => many.has(part))
}

/** The part of a step’s own condition that still holds when the step is done. */
function stillHolds(resolved: ResolvedMode, step: string, when: Condition | undefined): Set<string> {
  if (when === undefined) return new Set()
  const changed = changedBy(resolved, step)
  const isKept = (fact: string): boolean => {
    const meaning = resolved.derived[fact]
    return meaning ? conditionLeaves(meaning).every((leaf) => isKept(leaf.fact)) : !changed.has(fact)
  }
  const kept = conjuncts(when).filter((part) => conditionLeaves(part).every(({ fact }) => isKept(fact)))
  return new Set(kept.map(canonical))
}

/** The parts that must all hold. */
function conjuncts(condition: Condition): Condition[] {
  const read = partsOfCondition(condition)
  if (read.form === 'all') return read.parts.flatMap(conjuncts)
  return read.form === 'facts' ? read.facts.map(([fact, wanted]) => ({ [fact]: wanted })) : [condition]
}
