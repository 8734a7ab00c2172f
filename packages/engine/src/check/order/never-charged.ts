import type { StepFile } from '@app/schemas/flow/steps/step'
import { conditionLeaves } from '../../flow/conditions.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { onceEach } from '../../load/once-each.ts'
import type { ExpandedItem } from '../../resolve/items.ts'
import { sideSteps } from '../../resolve/resolve.ts'

/** Where people say whether they buy something, with its price, a step of the mode charges for it: else they have bought nothing. */
export function checkCharged(doc: Document<'mode'>, items: readonly ExpandedItem[], catalogue: Catalogue): Diagnostic[] {
  const side = sideSteps(catalogue, doc.data)
  const steps = [...items.flatMap(({ branches }) => branches.map(({ step }) => step)), ...side]
  const dataOf = (step: string) => catalogue.documents.step.get(step)?.data
  const sold = steps.flatMap((step) => dataOf(step)?.paysFor ?? [])
  const charged = new Set<string>(sold.flatMap(({ product, charged: when }) => (when === 'now' ? product : [])))
  const [found] = steps.flatMap((step) => {
    const product = offeredOn(dataOf(step), boughtBy(catalogue)).find((one) => !charged.has(one))
    return product === undefined ? [] : [{ step, product }]
  })
  if (!found) return []
  const message = `On “${found.step}” people say whether they want “${found.product}”, and no step of this mode charges for it.`
  const fix = `Add the step that does (its "paysFor" names “${found.product}”), or leave “${found.step}” out.`
  return [report(doc, ['steps'], { rule: 'offered-not-charged', message, fix })]
}

/** The answers by which each product is bought, on whichever step charges for it. */
const boughtBy = onceEach(({ documents }: Catalogue): ReadonlyMap<string, ReadonlySet<string>> => {
  const sales = [...documents.step.values()].flatMap(({ data }) => data.paysFor ?? [])
  const answers = sales.flatMap(({ product, when }) => (when ? conditionLeaves(when).map(({ fact }) => ({ product, fact })) : []))
  const asked = answers.filter(({ fact }) => !fact.startsWith('experiment.'))
  const byProduct = Map.groupBy(asked, ({ product }) => product)
  return new Map([...byProduct].map(([product, all]) => [product, new Set(all.map(({ fact }) => fact))]))
})

/** What a step shows the price of, and asks about. */
function offeredOn(data: StepFile | undefined, bought: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const facts = (data?.fields ?? []).flatMap((field) => ('question' in field ? field.question : (field.fact ?? [])))
  const shown = (data?.body ?? []).flatMap((block) => ('panel' in block && block.panel === 'price' ? block.products : []))
  return shown.map(({ product }) => product).filter((product) => facts.some((fact) => bought.get(product)?.has(fact)))
}
