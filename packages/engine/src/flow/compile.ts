import type { FactValue } from '@app/schemas/flow/condition'
import { compileCondition, type Facts, type Test } from './conditions.ts'
import type { After, LeavePlace, ResolvedCheck, ResolvedLanding, ResolvedMode, ResolvedStep } from './resolved.ts'

export type Branch = { readonly step: string; readonly test: Test | undefined }
type Check = {
  readonly test: Test
  readonly go: string | undefined
  readonly leave: LeavePlace | undefined
  readonly rule: `G${number}`
}
export type Detour = { readonly test: Test | undefined; readonly to: string | undefined; readonly after: After }
type RoutePage = { readonly page: string; readonly test: Test | undefined; readonly answered: string }

/** A step made ready. `index` is its place in the order, or -1 for side steps and others. */
export type Node = {
  readonly name: string
  readonly index: number
  readonly guard: readonly Check[]
  readonly detours: readonly Detour[]
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
  readonly starts: Readonly<Record<string, FactValue>>
}

/** Compiles a resolved mode. Pure and cheap: done at load in the browser, the service and every tool. */
export function compileFlow(resolved: ResolvedMode): Flow {
  const { derived } = resolved
  const test = (condition: Parameters<typeof compileCondition>[0] | undefined) => condition && compileCondition(condition, derived)
  const indexes = new Map(resolved.items.flatMap((item, index) => item.branches.map((branch) => [branch.step, index] as const)))
  const guards = compileGuards(resolved, test)
  const nodes = new Map<string, Node>()
  for (const [name, info] of Object.entries(resolved.steps)) {
    nodes.set(name, {
      name,
      index: indexes.get(name) ?? -1,
      guard: info.needs ? (guards.get(info.needs) ?? []) : [],
      detours: info.detours.map((detour) => ({ test: test(detour.when), to: detour.to, after: detour.after })),
      info,
    })
  }
  for (const [name, need] of Object.entries(resolved.elsewhere)) {
    nodes.set(name, { name, index: -1, guard: need ? (guards.get(need) ?? []) : [], detours: [], info: undefined })
  }
  return {
    resolved,
    items: resolved.items.map((item) => item.branches.map((branch) => ({ step: branch.step, test: test(branch.when) }))),
    nodes,
    backPosition: invert(resolved.back),
    required: resolved.required.map(({ key, items }) => {
      const fact = `progress.${key}`
      return { fact, test: compileCondition({ [fact]: true }, derived), items }
    }),
    route: resolved.route.map(({ page, when }) => ({ page, test: test(when), answered: `answered.${page}` })),
    answered: resolved.answered?.map((landing) => compileLanding(landing, test)),
    finished: resolved.finished.map((landing) => compileLanding(landing, test)),
    askers: findAskers(resolved),
    side: new Set(resolved.side),
    starts: startValues(resolved),
  }
}

/** Fills in what is so for a new visitor: a fact from the service is never unknown. */
export function completeFacts(flow: Flow, facts: Facts): Facts {
  return { ...flow.starts, ...facts }
}

function compileLanding(landing: ResolvedLanding, test: (condition: ResolvedLanding['when']) => Test | undefined): Branch {
  return { step: landing.go, test: test(landing.when) }
}

function compileGuards(resolved: ResolvedMode, test: (condition: ResolvedCheck['holds']) => Test | undefined): Map<string, Check[]> {
  const numbers = new Map<string, number>()
  const compiled = new Map<string, Check[]>()
  for (const [need, checks] of Object.entries(resolved.guards)) {
    compiled.set(
      need,
      checks.map((check) => {
        const said = JSON.stringify(check)
        const number = numbers.get(said) ?? numbers.size + 1
        numbers.set(said, number)
        return { test: test(check.holds) as Test, go: check.go, leave: check.leave, rule: `G${number}` }
      }),
    )
  }
  return compiled
}

function findAskers(resolved: ResolvedMode): Map<string, string> {
  const askers = new Map<string, string>()
  const inOrder = [...resolved.items.flatMap((item) => item.branches.map((branch) => branch.step)), ...Object.keys(resolved.steps)]
  for (const name of inOrder) {
    for (const ask of resolved.steps[name]?.asks ?? []) {
      for (const fact of ask.options.flatMap((option) => Object.keys(option.sets))) {
        if (!askers.has(fact)) askers.set(fact, name)
      }
    }
  }
  return askers
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
