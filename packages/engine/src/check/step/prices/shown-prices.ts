import type { PricedProduct } from '@app/schemas/flow/panels/price'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type Problem, report } from '../../../load/document.ts'
import { textsIn } from '../../text/texts-in.ts'

/** How a page speaks of what is sold. */
const spokenOf: Readonly<Record<PricedProduct, RegExp>> = {
  retirement_account_membership: /\bmember/i,
  retirement_concierge: /\bconcierge\b|\bmember/i,
  concierge: /\bconcierge\b/i,
  find_money: /\b(?:claims?|claiming|file|filing)\b/i,
  performance: /\bshare\b/i,
  tip: /\btips?\b/i,
  free_plan: /\bfree\b/i,
  loan_fee: /\bfee\b/i,
  ira: /\bIRA\b|\baccount\b/,
}

/** A page with a price panel shows in it what is paid there, and nothing of which the page does not speak. */
export function checkShownPrices(doc: Document<'step'>): Diagnostic[] {
  const { body = [], paysFor = [] } = doc.data
  const shown = body.flatMap((block, index) =>
    'panel' in block && block.panel === 'price'
      ? block.products.map(({ product }, place) => ({ product, at: ['body', index, 'products', place, 'product'] }))
      : [],
  )
  if (shown.length === 0) return []
  const unseen = paysFor.findIndex(({ product }) => !shown.some((one) => one.product === product))
  const product = paysFor[unseen]?.product
  if (product !== undefined) {
    const only = shown.length === 1 || shown.every((one) => one.product !== product) ? shown[0]?.at : undefined
    return [report(doc, only ?? ['paysFor', unseen], unshown(product))]
  }
  const paid = new Set(paysFor.map((one) => one.product))
  const words = textsIn(doc)
    .filter(({ at }) => at.at(-1) !== 'section')
    .map(({ text }) => text)
    .join(' ')
  return shown.flatMap((one) =>
    paid.has(one.product) || spokenOf[one.product].test(words) ? [] : [report(doc, one.at, unspoken(one.product))],
  )
}

function unshown(product: string): Problem {
  return {
    rule: 'other-price-shown',
    message: `This step is about “${product}” ("paysFor"), and the price that it shows is another one.`,
    fix: `Name "${product}" in "products" of the price panel, or correct "paysFor".`,
  }
}

function unspoken(product: string): Problem {
  return {
    rule: 'other-price-shown',
    message: `The price of “${product}” is shown here, and no word of the page speaks of that.`,
    fix: 'Name the product that the page offers: “npm run flows -- list prices”.',
  }
}
