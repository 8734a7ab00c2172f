import { type Branch, branchesOf, ELSEWHERE, type Flow, LEFT, type Node, orderFacts, type RuledOut, stateOf } from './compile.ts'
import type { Test } from './conditions.ts'
import type { Origin } from './decision.ts'

/** What continuing from a state can lead to, and what deciding it may read. Wider than what happens, never narrower. */
export type Outlook = { readonly targets: readonly string[]; readonly reads: ReadonlySet<string> }

/**
 * Narrower questions: only places with an origin, or only without; not the steps that missing facts lead back to; and not where people go
 * on who gave a missing answer aside, or who correct something on a trip from the page that says no.
 */
export type Asking = {
  readonly origin?: boolean
  readonly missingFacts?: boolean
  readonly answeredAside?: boolean
  readonly corrected?: boolean
}

type Gathering = Asking & {
  readonly flow: Flow
  readonly state: string
  readonly steps: Set<string>
  readonly reads: Set<string>
  readonly seen: Set<string>
}

/**
 * Only these targets become candidates of NEXT, so that the machine’s own graph shows the real edges and an event stays
 * cheap; and only these reads keep states apart in the proofs.
 */
export function outlook(flow: Flow, state: string, asking: Asking = {}): Outlook {
  const all: Gathering = { ...asking, flow, state, steps: new Set(), reads: new Set(), seen: new Set() }
  const node = flow.nodes.get(state)
  readRuledOut(all, flow.ruledOut)
  if (node?.info) fromStep(all, node, asking.origin)
  else fromResume(all)
  for (const step of [...all.steps]) {
    for (const { go, test } of flow.nodes.get(step)?.guard ?? []) {
      all.steps.add(go ?? LEFT)
      for (const fact of test.reads) all.reads.add(fact)
    }
    readRuledOut(all, flow.nodes.get(step)?.ruledOut ?? [])
  }
  const targets = new Set([...all.steps].map((step) => (step === LEFT || step === ELSEWHERE ? step : stateOf(flow, step))))
  return { targets: [...targets], reads: all.reads }
}

function fromStep(all: Gathering, node: Node, origin?: boolean, firstDetour = 0): void {
  const { seen, steps } = all
  const key = `${node.name} ${origin} ${firstDetour}`
  if (seen.has(key)) return
  seen.add(key)
  readOrders(all, node)
  for (const { to, test } of node.detours.slice(firstDetour)) {
    readTest(all, test)
    if (to === undefined) fromRoute(all)
    else steps.add(to)
  }
  if (node.info?.continuesAtQuestions) fromRoute(all)
  if (node.info?.ends) steps.add(LEFT)
  if (node.info?.ends) return
  if (origin !== true) fromNowhere(all, node)
  if (origin === false) return
  for (const reached of originsOf(all, node.name)) fromOrigin(all, reached)
}

function fromOrigin(all: Gathering, { from, after, detour }: From): void {
  const { flow, steps } = all
  // The origin may have been reached aside itself.
  const aside = originsOf(all, from.name).length === 0 ? false : undefined
  if (after === 'asked') {
    fromStep(all, from, aside, detour)
    return
  }
  if (all.corrected !== false && flow.ruledOut.some(({ go }) => go === from.name)) fromWhereTold(all, from)
  if (after === 'end') steps.add(LEFT)
  if (from.detours[detour]?.to === undefined && detour < from.detours.length) fromRoute(all)
  if (after === 'return') steps.add(from.name)
  if (after === 'on') fromStep(all, from, aside, detour + 1)
  // It is over when there is nothing on it any more.
  if (after === 'return' && from.empty) {
    readTest(all, from.empty)
    fromStep(all, from, aside, from.detours.length)
  }
}

/** O1: people go on from the step that led to the page that says no, which may be any. */
function fromWhereTold(all: Gathering, page: Node): void {
  for (const from of all.flow.nodes.values()) if (from.info && from !== page) fromStep(all, from)
}

function fromNowhere(all: Gathering, node: Node): void {
  for (const index of node.indexes) fromOrder(all, index)
  if (node.indexes.length === 0) fromResume(all)
}

/** Where a step stands may depend on a test of orders: for going on from it, and for a detour back to an earlier step. */
function readOrders({ flow, reads }: Gathering, { indexes, detours }: Node): void {
  const leadsBack = detours.some(({ to }) => to !== undefined && !flow.side.has(to))
  if (indexes.length > 1 || leadsBack) for (const fact of orderFacts(flow)) reads.add(fact)
}

type From = { readonly from: Node } & Pick<Origin, 'after' | 'detour'>

function originsOf({ flow, answeredAside }: Gathering, name: string): readonly From[] {
  return [...detouringTo(flow, name), ...(answeredAside === false ? [] : lacking(flow, name))]
}

/**
 * The steps from which a step can have been led to aside, by which of their detours, and what comes after it. An action leads aside to
 * steps of the order too, a detour does not.
 */
function detouringTo(flow: Flow, name: string): From[] {
  const isPage = flow.route.some(({ page }) => page === name)
  const isSide = flow.side.has(name)
  return [...flow.nodes.values()].flatMap((from): From[] => {
    const detours = from.detours.flatMap(({ to, after }, detour) =>
      (to === undefined ? isPage : isSide && to === name) ? [{ from, after, detour }] : [],
    )
    const actions = from.info?.actions.filter(({ to }) => to === name) ?? []
    return [...detours, ...actions.map(({ after }) => ({ from, after, detour: from.detours.length }))]
  })
}

/** N5: whether people can come to a step because what it asks is missing where they were. */
export function isAskedAside(flow: Flow, name: string): boolean {
  return lacking(flow, name).length > 0
}

/** N5: the steps from which the way on may need what is asked on this one, and the detours that are still to be tried then. */
function lacking(flow: Flow, name: string): readonly From[] {
  const known = lackingIn.get(flow) ?? findLacking(flow)
  lackingIn.set(flow, known)
  return known.get(name) ?? []
}

const lackingIn = new WeakMap<Flow, ReadonlyMap<string, readonly From[]>>()

function findLacking(flow: Flow): ReadonlyMap<string, readonly From[]> {
  const found = new Map<string, From[]>()
  for (const from of flow.nodes.values()) {
    const onward = from.indexes.flatMap((index) => branchesAfter(flow, index))
    const ways: readonly (readonly Pick<Branch, 'test'>[])[] = [...from.detours.map((one) => [one]), onward]
    for (const [detour, way] of ways.entries())
      for (const fact of way.flatMap(({ test }) => test?.reads ?? [])) {
        const asker = flow.askers.get(fact) ?? from.name
        if (asker !== from.name) found.set(asker, [...(found.get(asker) ?? []), { from, after: 'asked', detour }])
      }
  }
  return found
}

/** Those of the items after one, up to and including the first that cannot be skipped. */
function branchesAfter(flow: Flow, index: number): readonly Branch[] {
  const found: Branch[] = []
  for (let item = index + 1; item < flow.items.length; item++) {
    const branches = branchesOf(flow, item)
    found.push(...branches)
    if (branches.some(({ test }) => !test)) break
  }
  return found
}

function fromOrder(all: Gathering, index: number): void {
  const branches = branchesAfter(all.flow, index)
  for (const branch of branches) readBranch(all, branch)
  if (branches.every(({ test }) => test)) all.steps.add(LEFT)
}

function fromRoute(all: Gathering): void {
  for (const { page, test, answered } of all.flow.route) {
    all.steps.add(page)
    all.reads.add(answered)
    readTest(all, test)
  }
}

function fromResume(all: Gathering): void {
  const { flow, steps } = all
  if (flow.answered) fromRoute(all)
  for (const { test, items } of flow.required) {
    readTest(all, test)
    for (const branch of items.flatMap((item) => branchesOf(flow, item))) readBranch(all, branch)
  }
  for (const branch of [...(flow.answered ?? []), ...flow.finished]) readBranch(all, branch)
  steps.add(LEFT)
}

function readBranch(all: Gathering, { step, test }: Branch): void {
  all.steps.add(step)
  readTest(all, test)
}

/** What people come for, or what is sold, may be ruled out: then the page that says so comes, and after it they leave. */
function readRuledOut({ steps, reads }: Gathering, ruledOut: readonly RuledOut[]): void {
  for (const { go, test, offered } of ruledOut) {
    steps.add(go)
    steps.add(LEFT)
    for (const fact of [...test.reads, ...(offered?.reads ?? [])]) reads.add(fact)
  }
}

/** A condition may be read; when its fact is unknown, the step that asks it comes first (N5), or nothing moves. */
function readTest({ flow, state, steps, reads, missingFacts }: Gathering, test: Test | undefined): void {
  for (const fact of test?.reads ?? []) {
    reads.add(fact)
    if (missingFacts !== false && flow.resolved.facts[fact]?.from === 'person') steps.add(flow.askers.get(fact) ?? state)
  }
}
