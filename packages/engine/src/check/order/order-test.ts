import type { ModeItem } from '@app/schemas/flow/mode'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'
import { checkReferences, type Reference, stepNames, unknownName } from '../names.ts'

export type OrderTest = Extract<ModeItem, { readonly orders: unknown }>

/** The steps of a test of orders, each where it is named. */
export function stepsInOrders({ orders }: OrderTest, at: JsonPath): readonly Reference[] {
  return Object.entries(orders).flatMap(([variant, steps]) => steps.map((name, index) => ({ name, at: [...at, 'orders', variant, index] })))
}

/** The steps that stand in another place for people of another variant. */
export function movedSteps({ orders }: OrderTest): readonly string[] {
  const [first = [], ...others] = Object.values(orders)
  return first.filter((step, index) => others.some((order) => order[index] !== step))
}

/** A test of orders: every variant has its order, with the same steps as the others, and some step stands elsewhere. */
export function checkOrders(doc: Document, item: OrderTest, at: JsonPath, catalogue: Catalogue): Diagnostic[] {
  const experiments = catalogue.documents.experiments.get('experiments')?.data.experiments ?? []
  const names = new Set(experiments.map(({ name }) => name))
  const unknown = checkReferences(
    doc,
    [{ name: item.experiment, at: [...at, 'experiment'] }],
    names,
    'unknown-experiment',
    'test with variants called',
  )
  if (unknown.length > 0) return unknown
  const variants = new Set(experiments.find(({ name }) => name === item.experiment)?.variants.map(({ name }) => name))
  const strange = Object.keys(item.orders).filter((variant) => !variants.has(variant))
  const without = [...variants].filter((variant) => item.orders[variant] === undefined)
  const found = [
    ...strange.map((variant) =>
      report(
        doc,
        [...at, 'orders', variant],
        unknownName(variant, variants, 'unknown-variant', `variant of “${item.experiment}” called`),
        'key',
      ),
    ),
    ...(strange.length > 0 ? [] : without.map((variant) => report(doc, [...at, 'orders'], noOrder(variant)))),
  ]
  const known = stepNames(catalogue)
  if (found.length > 0 || !Object.values(item.orders).every((steps) => steps.every((step) => known.has(step)))) return found
  return checkSameSteps(doc, item, at)
}

function checkSameSteps(doc: Document, item: OrderTest, at: JsonPath): Diagnostic[] {
  const [[first, wanted] = ['', []], ...others] = Object.entries(item.orders)
  const differing = others.flatMap(([variant, steps]) => {
    const lost = wanted.filter((step) => !steps.includes(step))
    const more = steps.filter((step) => !wanted.includes(step))
    return lost.length + more.length === 0 ? [] : [report(doc, [...at, 'orders', variant], otherSteps({ variant, first, lost, more }))]
  })
  if (differing.length > 0) return differing
  return movedSteps(item).length > 0 ? [] : [report(doc, [...at, 'orders'], ordersAlike(item.experiment))]
}

function noOrder(variant: string) {
  return {
    rule: 'variant-without-order',
    message: `People of the variant “${variant}” have no order: they would walk none of these steps.`,
    fix: `Add "${variant}" with the same steps.`,
  }
}

type Differing = { readonly variant: string; readonly first: string; readonly lost: readonly string[]; readonly more: readonly string[] }

function otherSteps({ variant, first, lost, more }: Differing) {
  const quoted = (steps: readonly string[]) => steps.map((step) => `“${step}”`).join(' and ')
  const parts = [...(lost.length > 0 ? [`lacks ${quoted(lost)}`] : []), ...(more.length > 0 ? [`has ${quoted(more)} besides`] : [])]
  return {
    rule: 'order-loses-step',
    message: `The order of “${variant}” ${parts.join(' and ')}: a test of orders changes the order alone.`,
    fix: `Give it the steps of “${first}”. A step that only some see has a "when".`,
  }
}

function ordersAlike(experiment: string) {
  return {
    rule: 'orders-alike',
    message: `All orders of “${experiment}” are the same: nobody would see a difference.`,
    fix: 'Put the steps of one variant in another order.',
  }
}
