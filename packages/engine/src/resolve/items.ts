import type { Condition } from '@app/schemas/flow/condition'
import type { ModeItem } from '@app/schemas/flow/mode'
import type { QuestionsFile } from '@app/schemas/flow/questions'
import type { SequenceFile } from '@app/schemas/flow/sequence'
import type { ResolvedItem } from '../flow/resolved.ts'
import type { JsonPath } from '../load/document.ts'

/** An item of a mode with where it is written: in the mode itself or in one of its sequences. */
export type ExpandedItem = ResolvedItem & {
  readonly at: JsonPath
  readonly sequence?: string
  /** For question blocks: the place of the item in the list that back goes through. */
  readonly backOffset: number
  /** In a test of orders: whose order it is of. */
  readonly order?: { readonly experiment: string; readonly variant: string }
}

type Sequences = (name: string) => SequenceFile | undefined

/** Writes out sequences, parts of sequences and question blocks: the plain order of a mode, forward. */
export function expandItems(
  items: readonly ModeItem[],
  sequences: Sequences,
  questions: QuestionsFile | undefined,
  at: JsonPath = ['steps'],
  depth = 0,
): ExpandedItem[] {
  return items.flatMap((item, index): ExpandedItem[] => {
    const here = [...at, index]
    if (typeof item === 'string') return [{ branches: [{ step: item }], at: here, backOffset: 0 }]
    if ('choose' in item) return [{ branches: item.choose.map(branch), at: here, backOffset: 0 }]
    if ('orders' in item) return eachOrder(item, here)
    if ('inOrderOf' in item) return questionBlock(item.steps, questions, here)
    if ('sequence' in item) return depth > 4 ? [] : useSequence(item, sequences, questions, here, depth)
    return [{ branches: [branch(item)], at: here, backOffset: 0 }]
  })
}

function branch({ step, when }: { readonly step: string; readonly when?: Condition }) {
  return when === undefined ? { step } : { step, when }
}

type OrderTest = Extract<ModeItem, { readonly orders: unknown }>

/** A test of orders is written out as one order after the other, each for the people of its variant alone. */
function eachOrder({ experiment, orders }: OrderTest, at: JsonPath): ExpandedItem[] {
  return Object.entries(orders).flatMap(([variant, steps]) =>
    steps.map((step, index) => ({
      branches: [{ step, when: { [`experiment.${experiment}`]: variant } }],
      at: [...at, 'orders', variant, index],
      backOffset: 0,
      order: { experiment, variant },
    })),
  )
}

/** The ways through an order on which no step can come twice: one for each variant of each test of orders, and otherwise one. */
export function waysThrough(items: readonly ExpandedItem[]): readonly (readonly ExpandedItem[])[] {
  const tests = Map.groupBy(
    items.flatMap(({ order }) => order ?? []),
    ({ experiment }) => experiment,
  )
  const chosen = new Map([...tests].map(([experiment, [first]]) => [experiment, first?.variant]))
  const wayOf = (variants: ReadonlyMap<string, string | undefined>) =>
    items.filter(({ order }) => order === undefined || variants.get(order.experiment) === order.variant)
  const others = [...tests].flatMap(([experiment, orders]) => {
    const variants = new Set(orders.map(({ variant }) => variant))
    variants.delete(chosen.get(experiment) ?? '')
    return [...variants].map((variant) => wayOf(new Map([...chosen, [experiment, variant]])))
  })
  return [wayOf(chosen), ...others]
}

/** Question pages run forward in the order of the route; each knows how far back in the written list it is. */
function questionBlock(written: readonly string[], questions: QuestionsFile | undefined, at: JsonPath): ExpandedItem[] {
  const rank = (step: string) => {
    const index = questions?.route.findIndex(({ page }) => page === step) ?? -1
    return index < 0 ? Number.MAX_SAFE_INTEGER : index
  }
  const forward = [...written].sort((a, b) => rank(a) - rank(b))
  return forward.map((step, index) => ({
    branches: [{ step }],
    at: [...at, 'steps', written.indexOf(step)],
    backOffset: written.indexOf(step) - index,
  }))
}

type SequenceUse = Extract<ModeItem, { readonly sequence: string }>

function useSequence(
  use: SequenceUse,
  sequences: Sequences,
  questions: QuestionsFile | undefined,
  at: JsonPath,
  depth: number,
): ExpandedItem[] {
  const sequence = sequences(use.sequence)
  if (!sequence) return []
  const all = expandItems(sequence.steps, sequences, questions, ['steps'], depth + 1)
  const from = use.from === undefined ? 0 : findStep(all, use.from)
  const until = use.until === undefined ? all.length - 1 : findStep(all, use.until)
  if (from < 0 || until < 0) return []
  const replaced = use.replace ?? {}
  return all.slice(from, until + 1).map((item) => ({
    ...item,
    branches: item.branches.map((one) => gated({ ...one, step: replaced[one.step] ?? one.step }, use.when)),
    at,
    sequence: use.sequence,
  }))
}

function findStep(items: readonly ExpandedItem[], step: string): number {
  return items.findIndex(({ branches }) => branches.some((one) => one.step === step))
}

function gated(one: { readonly step: string; readonly when?: Condition }, when: Condition | undefined) {
  if (when === undefined) return one
  return { step: one.step, when: one.when === undefined ? when : { all: [when, one.when] } }
}

/** The order that back goes through, as indexes into the forward order. */
export function backOrder(items: readonly ExpandedItem[]): number[] {
  return items
    .map((item, index) => ({ index, place: index + item.backOffset }))
    .sort((a, b) => a.place - b.place)
    .map(({ index }) => index)
}
