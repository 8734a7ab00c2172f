import { describeCondition } from '../explain/words.ts'
import type { ResolvedDetour, ResolvedMode } from '../flow/resolved.ts'
import type { Vocabulary } from '../resolve/vocabulary.ts'

/** Where a walk went another way than was expected: after which step, what was expected, and what came (nothing where it ended). */
export type Parting = { readonly after: string | undefined; readonly expected: string; readonly came: string | undefined }

/** What decides that one step comes and not another: that it is gone, a detour, a condition in the order, or the order itself. */
export function whyInstead(mode: ResolvedMode, { after, expected, came }: Parting, vocabulary: Vocabulary): string | undefined {
  const when = (condition: Parameters<typeof describeCondition>[0]) => describeCondition(condition, vocabulary)
  const isThere = indexIn(mode, expected) !== undefined || mode.side.includes(expected)
  if (!isThere) return `“${expected}” is no step of “${mode.mode}”`
  const taken = after === undefined || came === undefined ? undefined : detour(mode, after, came)
  if (taken) return `“${after}” leads aside to “${came}”${taken.when ? ` when ${when(taken.when)}` : ''}`
  const left = after === undefined ? undefined : detour(mode, after, expected)
  if (left) return `“${after}” leads aside to “${expected}” only ${left.when ? `when ${when(left.when)}` : 'while questions are open'}`
  const hidden = conditionOf(mode, expected)
  if (hidden) return `“${expected}” is shown only when ${when(hidden)}`
  const shown = came === undefined ? undefined : conditionOf(mode, came)
  if (shown) return `“${came}” is shown when ${when(shown)}`
  const [place, other] = [indexIn(mode, expected), came === undefined ? undefined : indexIn(mode, came)]
  return place !== undefined && other !== undefined && other < place ? `“${came}” stands before “${expected}” in the order` : undefined
}

function indexIn({ items }: ResolvedMode, step: string): number | undefined {
  const index = items.findIndex(({ branches }) => branches.some((branch) => branch.step === step))
  return index < 0 ? undefined : index
}

function conditionOf({ items }: ResolvedMode, step: string) {
  return items.flatMap(({ branches }) => branches).find((branch) => branch.step === step)?.when
}

function detour({ steps }: ResolvedMode, from: string, to: string): ResolvedDetour | undefined {
  return steps[from]?.detours.find((one) => one.to === to)
}
