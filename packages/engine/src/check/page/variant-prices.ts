import type { Condition, FactValue } from '@app/schemas/flow/condition'
import type { PricedProduct } from '@app/schemas/flow/panels/price'
import { conditionLeaves } from '../../flow/conditions.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { onceEach } from '../../load/once-each.ts'
import { textsOf } from '../../translate/word-places.ts'

/** A product that only one variant of a test is sold has its price on pages only for the people of that variant. */
export function checkVariantPrices(doc: Document<'page'> | Document<'landing'>, { documents }: Catalogue): Diagnostic[] {
  return textsOf(doc.data).flatMap(({ text, at }) => {
    const product = /\{price:(\w+)\}/.exec(text)?.[1]
    const index = typeof at[1] === 'number' ? at[1] : -1
    const when = at[0] === 'blocks' ? doc.data.blocks[index]?.when : undefined
    const sold = product === undefined ? undefined : soldTo(documents).get(product)
    const shown = variantsIn(when).find(({ test }) => test === sold?.test)
    if (!sold || !shown || shown.values.includes(sold.variant)) return []
    const message = `This is shown with ${shown.test} = ${shown.values.join(' or ')}, and “${product}” is sold with ${sold.test} = ${sold.variant}.`
    const fix = 'Name the price of what these people are sold, or look at "when" of the block.'
    return [report(doc, at, { rule: 'price-of-other-variant', message, fix })]
  })
}

type Sold = { readonly test: string; readonly variant: FactValue }

/** Products that are sold to one variant of a test alone, on whichever step. */
const soldTo = onceEach(({ step }: Catalogue['documents']): ReadonlyMap<string, Sold> => {
  const sales = [...step.values()].flatMap(({ data }) => data.paysFor ?? [])
  return new Map(
    [...Map.groupBy(sales, ({ product }): PricedProduct => product)].flatMap(([product, all]) => {
      const variants = all.map(({ when }) => variantsIn(when)[0])
      const [first] = variants
      const variant = first?.values[0]
      if (!first || variant === undefined || first.values.length > 1) return []
      const isSame = variants.every((one) => one?.test === first.test && one.values.length === 1 && one.values[0] === variant)
      return isSame ? [[product, { test: first.test, variant }] as const] : []
    }),
  )
})

function variantsIn(when: Condition | undefined): readonly { readonly test: string; readonly values: readonly FactValue[] }[] {
  const leaves = when === undefined || 'any' in when || 'not' in when ? [] : conditionLeaves(when)
  return leaves.flatMap(({ fact, values }) => (fact.startsWith('experiment.') ? [{ test: fact, values }] : []))
}
