import type { Condition, FactValue } from '@app/schemas/flow/condition'
import { compileCondition, type Facts, type Test, UNKNOWN, unknownFact, YES } from './conditions.ts'
import type { Place } from './decision.ts'
import type { After, LeavePlace, ResolvedLanding, ResolvedMode, ResolvedRuledOut, ResolvedSale, ResolvedStep } from './resolved.ts'

export type Branch = { readonly step: string; readonly test: Test | undefined }
type Check = { readonly test: Test; readonly rule: `G${number}` } & (
  | { readonly go: string; readonly leave?: undefined }
  | { readonly leave: LeavePlace; readonly go?: undefined }
)
export type Detour = { readonly test: Test | undefined; readonly to: string | undefined; readonly after: After }
/** Something that rules a goal out, for the people to whom it is offered, and the page that says so. */
export type RuledOut = { readonly offered: Test | undefined; readonly test: Test; readonly go: string }
type RoutePage = { readonly page: string; readonly test: Test | undefined; readonly answered: string }

/** A step made ready. `indexes` are its places in the order: none for side steps, several in a test of orders. */
export type Node = {
  readonly name: string
  readonly indexes: readonly number[]
  readonly guard: readonly Check[]
  readonly detours: readonly Detour[]
  /** When there is nothing to show or to decide on it. */
  readonly empty: Test | undefined
  /** What rules out that anything is sold on it. */
  readonly ruledOut: readonly RuledOut[]
  readonly info: ResolvedStep | undefined
}

/** A mode made ready to decide: conditions are functions, names are looked up once. */
export type Flow = {
  readonly resolved: ResolvedMode
  readonly items: readonly (readonly Branch[])[]
  readonly nodes: ReadonlyMap<string, Node>
  readonly backPosition: readonly number[]
  readonly required: readonly { readonly fact: string; readonly test: Test; readonly items: readonly number[] }[]
  readonly route: readonly RoutePage[]
  readonly answered: readonly Branch[] | undefined
  readonly finished: readonly Branch[]
  /** For each fact that a person decides: the first step of the mode that asks it. */
  readonly askers: ReadonlyMap<string, string>
  readonly side: ReadonlySet<string>
  /** What rules out what people come for. */
  readonly ruledOut: readonly RuledOut[]
  readonly starts: Readonly<Record<string, FactValue>>
}

/** Compiles a resolved mode. Pure and cheap: done at load in the browser, the service and every tool. */
export function compileFlow(resolved: ResolvedMode): Flow {
  const { derived } = resolved
  const test = (when: Condition | undefined) => when && compileCondition(when, derived)
  const branch = (step: string, when: Condition | undefined): Branch => ({ step, test: test(when) })
  const landings = (list: readonly ResolvedLanding[]) => list.map(({ go, when }) => branch(go, when))
  return {
    resolved,
    items: resolved.items.map(({ branches }) => branches.map(({ step, when }) => branch(step, when))),
    nodes: compileNodes(resolved),
    backPosition: invert(resolved.back),
    required: resolved.required.map(({ key, items }) => {
      const fact = `progress.${key}`
      return { fact, test: compileCondition({ [fact]: true }, derived), items }
    }),
    route: resolved.route.map(({ page, when }) => ({ page, test: test(when), answered: `answered.${page}` })),
    answered: resolved.answered && landings(resolved.answered),
    finished: landings(resolved.finished),
    askers: new Map(Object.entries(resolved.askers)),
    side: new Set(resolved.side),
    ruledOut: compileRuledOut(resolved, resolved.goal?.ruledOut ?? []),
    starts: startValues(resolved),
  }
}

/** Every step that can be opened under the mode: those of its own, and those that only others have. */
function compileNodes(resolved: ResolvedMode): ReadonlyMap<string, Node> {
  const { derived, items, guards, steps, elsewhere, soldElsewhere } = resolved
  const places = Map.groupBy(
    items.flatMap(({ branches }, index) => branches.map(({ step }) => ({ step, index }))),
    ({ step }) => step,
  )
  const indexesOf = (step: string) => (places.get(step) ?? []).map(({ index }) => index)
  const compiled = new Map(
    Object.entries(guards).map(([need, checks]) => [
      need,
      checks.map(({ holds, ...check }): Check => ({ ...check, test: compileCondition(holds, derived) })),
    ]),
  )
  const guardOf = (need: string | undefined) => compiled.get(need ?? '') ?? []
  const emptyOf = ({ empty }: Pick<ResolvedStep, 'empty'>) => empty && compileCondition(empty.when, derived)
  const own = Object.entries(steps).map(([name, info]): Node => {
    const detours = info.detours.map(({ when, to, after }) => ({ test: when && compileCondition(when, derived), to, after }))
    const ruledOut = compileSales(resolved, info.paysFor)
    return { name, indexes: indexesOf(name), guard: guardOf(info.needs), detours, empty: emptyOf(info), ruledOut, info }
  })
  const others = Object.entries(elsewhere).map(([name, other]): Node => {
    const ruledOut = compileSales(resolved, soldElsewhere[name] ?? [])
    return { name, indexes: [], guard: guardOf(other.needs), detours: [], empty: emptyOf(other), ruledOut, info: undefined }
  })
  return new Map([...own, ...others].map((node) => [node.name, node]))
}

/** What is sold is ruled out with what the mode is for, and by what rules out the product alone. */
function compileSales(resolved: ResolvedMode, sales: readonly ResolvedSale[]): RuledOut[] {
  if (sales.length === 0) return []
  return compileRuledOut(resolved, [...(resolved.goal?.ruledOut ?? []), ...sales.flatMap(({ ruledOut }) => ruledOut)])
}

function compileRuledOut({ derived }: ResolvedMode, list: readonly ResolvedRuledOut[]): RuledOut[] {
  return list.map(({ offered, when, go }) => ({
    offered: offered && compileCondition(offered.when, derived),
    test: compileCondition(when, derived),
    go,
  }))
}

/** The branches of an item of the order; none past its end. */
export function branchesOf({ items }: Flow, item: number): readonly Branch[] {
  return items[item] ?? []
}

/** The step of a name that is known to be one: places and origins are checked before they are decided on. */
export function nodeOf({ nodes, resolved }: Flow, step: string): Node {
  const node = nodes.get(step)
  if (!node) throw new Error(`The mode ${resolved.mode} has no step ${step}.`)
  return node
}

/** Fills in the facts of a new visitor: a fact from the service is never unknown. */
export function completeFacts(flow: Flow, facts: Facts): Facts {
  return { ...flow.starts, ...facts }
}

function startValues(resolved: ResolvedMode): Record<string, FactValue> {
  return Object.fromEntries(
    Object.entries(resolved.facts).flatMap(([name, fact]) => (fact.start === undefined ? [] : [[name, fact.start]])),
  )
}

function invert(order: readonly number[]): number[] {
  const positions: number[] = []
  order.forEach((item, position) => {
    positions[item] = position
  })
  return positions
}

/** States that are no step of the mode. */
export const ENTERING = 'entering'
export const ELSEWHERE = 'elsewhere'
export const LEFT = 'left'

/** The state of a place: its step, or "elsewhere" for a step outside the mode. */
export function stateOf(flow: Flow, step: string): string {
  return flow.resolved.steps[step] ? step : ELSEWHERE
}

const made = new WeakMap<Flow, Map<Condition, Test>>()

/** A condition of a flow that is not among its compiled ones, compiled once. */
export function testOf(flow: Flow, condition: Condition): Test {
  const known = made.get(flow) ?? new Map<Condition, Test>()
  made.set(flow, known)
  const test = known.get(condition) ?? compileCondition(condition, flow.resolved.derived)
  known.set(condition, test)
  return test
}

/** The result of a branch or a list of branches: a step, none, or a missing fact. */
export type Chosen = { readonly step: string } | { readonly unknown: string } | undefined

/** N2, N3: the first branch whose condition holds, or that has none. */
export function chooseBranch(branches: readonly Branch[], facts: Facts, reads: string[]): Chosen {
  for (const branch of branches) {
    if (!branch.test) return branch
    reads.push(...branch.test.reads)
    const truth = branch.test.of(facts)
    if (truth === YES) return branch
    if (truth === UNKNOWN) return { unknown: unknownFact(branch.test, facts) }
  }
  return undefined
}

/** A place in the order (-1: none), or the fact that would decide between several. */
type Standing = number | { readonly unknown: string }

/** N7: where a step stands in the order of this person. A test of orders has it once for each variant. */
export function standing(flow: Flow, step: string, facts: Facts, reads: string[]): Standing {
  const indexes = flow.nodes.get(step)?.indexes ?? []
  const [first = -1, ...others] = indexes
  if (others.length === 0) return first
  for (const index of indexes) {
    const test = branchesOf(flow, index).find((branch) => branch.step === step)?.test
    if (!test) return index
    reads.push(...test.reads)
    const truth = test.of(facts)
    if (truth === YES) return index
    if (truth === UNKNOWN) return { unknown: unknownFact(test, facts) }
  }
  return first
}

/** The same where a place is wanted in any case: the first, if nothing decides yet. */
export function indexFor(flow: Flow, step: string, facts: Facts): number {
  const found = standing(flow, step, facts, [])
  return typeof found === 'number' ? found : (flow.nodes.get(step)?.indexes[0] ?? -1)
}

/** The facts by which steps of this mode stand in one place or another. */
export function orderFacts(flow: Flow): readonly string[] {
  const several = [...flow.nodes.values()].filter(({ indexes }) => indexes.length > 1)
  const tests = several.flatMap(({ name, indexes }) =>
    indexes.flatMap((index) => branchesOf(flow, index).flatMap(({ step, test }) => (step === name && test ? test.reads : []))),
  )
  return [...new Set(tests)]
}

/** The step of the order that a side trip began at. */
export function rootOf(place: Place): string {
  let root: Place = place
  while (root.from) root = root.from
  return root.step
}
