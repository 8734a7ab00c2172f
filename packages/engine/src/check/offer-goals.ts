import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, report } from '../load/document.ts'
import { expandMode, sideSteps } from '../resolve/resolve.ts'

/** What is sold in modes of one goal alone is for that goal. */
export function checkGoalsOfProducts(doc: Document<'offers'>, catalogue: Catalogue): Diagnostic[] {
  const sold = [...catalogue.documents.mode.values()].map(({ data }) => {
    const steps = [
      ...expandMode(catalogue, data).flatMap(({ branches }) => branches.map(({ step }) => step)),
      ...sideSteps(catalogue, data),
    ]
    const products = steps.flatMap((step) => (catalogue.documents.step.get(step)?.data.paysFor ?? []).map(({ product }) => product))
    return { goal: data.goal, products: new Set<string>(products) }
  })
  return Object.entries(doc.data.products ?? {}).flatMap(([product, goal]) => {
    const [only, ...others] = new Set(sold.filter(({ products }) => products.has(product)).map((one) => one.goal))
    if (only === undefined || others.length > 0 || only === goal) return []
    const message = `“${product}” is sold only to people who come for “${only}”, and is said to be for “${goal}”.`
    return [report(doc, ['products', product], { rule: 'goal-of-another', message, fix: `Write "${only}".` })]
  })
}
