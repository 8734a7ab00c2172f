import type { LandingFile, PageFile } from '@app/schemas/flow/page'
import { type PricedProduct, pricedProducts } from '@app/schemas/flow/panels/price'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'
import { expandMode, leadsToQuestions, sideSteps } from '../../resolve/resolve.ts'
import { textsOf } from '../../translate/word-places.ts'

type PageDocument = Document<'page'> | Document<'landing'>
type Text = { readonly text: string; readonly at: JsonPath }

/**
 * L1: a price that a page says comes from the price list. L2: what a landing page compares, or names beside its button, is sold in the
 * mode that it starts. L3: where the goal of that mode costs something, the price stands beside the first button.
 */
export function checkPrices(doc: PageDocument, catalogue: Catalogue): Diagnostic[] {
  const prices = [...pricesIn(doc.data)]
  const isTyped = ({ text }: Text) => difference.test(text) || ofOurs.test(text)
  const typed = [...prices.filter(({ text }) => amount.test(text)), ...textsOf(doc.data).filter(isTyped)]
  return [
    ...typed.map(({ text, at }) => report(doc, at, typedPrice(text))),
    ...priceNotSaid(doc, catalogue),
    ...('landing' in doc.data ? checkSold(doc, soldIn(catalogue, doc.data.landing), prices) : []),
  ]
}

const amount = /\$\s?\d/
/** “$20 less”, “save $20”: true only as long as neither price changes. */
const difference =
  /\$\s?[\d.,]+ (a (month|year) )?(less|cheaper|off)\b|\bsave \$\s?\d|\$\s?[\d.,]+ (al (mes|año) )?(menos|más barat)|\bahorre \$\s?\d/i
/** What we sell beside a sum: “a membership for $99 a year”. */
const ofOurs =
  /\b(?:memberships?|concierge)\b[^.?;]{0,30}\$\s?\d|\$\s?\d[\d,.]* (?:a (?:month|year) )?(?:for )?(?:the |a )?(?:membership|concierge)\b|(?<!\p{L})(?:membresías?|conserje)(?!\p{L})[^.?;]{0,30}\$\s?\d/iu
const priceRow = /^(the )?(price|what it costs|what you pay|our fee)\b/i

/** Prices beside a button or in a list of prices, and the cells of a comparison by price. */
function* pricesIn({ blocks }: PageFile | LandingFile): Generator<Text> {
  for (const [index, block] of blocks.entries()) {
    const at: JsonPath = ['blocks', index]
    if ('price' in block && block.price !== undefined) yield { text: block.price, at: [...at, 'price'] }
    if (block.block === 'cost') {
      for (const [row, { price }] of (block.prices ?? []).entries()) yield { text: price, at: [...at, 'prices', row, 'price'] }
    }
    if (block.block !== 'comparison') continue
    for (const [row, { label, cells }] of block.rows.entries()) {
      if (!priceRow.test(label) && !cells.some((cell) => cell.includes('{price:'))) continue
      for (const [column, text] of cells.entries()) yield { text, at: [...at, 'rows', row, 'cells', column] }
    }
  }
}

function checkSold(doc: PageDocument, sold: ReadonlySet<PricedProduct>, prices: readonly Text[]): Diagnostic[] {
  return prices
    .filter(({ at }) => at.includes('cells') || at.length === 3)
    .flatMap(({ text, at }) =>
      pricedProducts.filter((name) => text.includes(`{price:${name}}`) && !sold.has(name)).map((name) => report(doc, at, notSold(name))),
    )
}

/** What the steps of a mode show a price of, or take money for, and what its goal costs in the end. */
function soldIn(catalogue: Catalogue, name: string): Set<PricedProduct> {
  const mode = catalogue.documents.mode.get(name)?.data
  if (!mode) return new Set(pricedProducts)
  const order = expandMode(catalogue, mode).flatMap(({ branches }) => branches.map(({ step }) => step))
  const steps = [...order, ...sideSteps(catalogue, mode)]
  const pages = steps.some((step) => leadsToQuestions(catalogue, step))
    ? (catalogue.documents.questions.get('questions')?.data.route ?? []).map(({ page }) => page)
    : []
  const onSteps = [...steps, ...pages].flatMap((step) => {
    const { body = [], paysFor = [] } = catalogue.documents.step.get(step)?.data ?? {}
    return [...paysFor, ...body.flatMap((block) => ('products' in block ? block.products : []))].map(({ product }) => product)
  })
  const goals = catalogue.documents.offers.get('offers')?.data.products ?? {}
  return new Set([...onSteps, ...pricedProducts.filter((product) => mode.goal !== undefined && goals[product] === mode.goal)])
}

/** People who begin at a page that says “free” come to what costs something later: it says both. */
function priceNotSaid(doc: PageDocument, { documents }: Catalogue): Diagnostic[] {
  const starts = 'landing' in doc.data ? doc.data.landing : doc.data.starts
  const goal = documents.mode.get(starts ?? '')?.data.goal
  const costs = Object.entries(documents.offers.get('offers')?.data.products ?? {}).flatMap(([product, one]) =>
    one === goal && goal !== undefined ? [product] : [],
  )
  const index = doc.data.blocks.findIndex((block) => block.block === 'hero' && block.button !== undefined)
  const hero = doc.data.blocks[index]
  if (costs.length === 0 || hero?.block !== 'hero' || costs.some((product) => hero.price?.includes(`{price:${product}}`))) return []
  const message = `This button starts “${starts}”, whose people come for “${goal}”, and no price of that stands beside it.`
  const fix = `Write ${costs.map((product) => `{price:${product}}`).join(' or ')} in "price"; or start another mode: see "${'landing' in doc.data ? 'landing' : 'starts'}".`
  return [report(doc, ['blocks', index, hero.price === undefined ? 'button' : 'price'], { rule: 'price-not-said', message, fix })]
}

function typedPrice(text: string) {
  return {
    rule: 'typed-price',
    message: `“${text}” says a price that does not come from the price list: it stays when the price changes.`,
    fix: 'Write {price:NAME}, or compare in words.',
  }
}

function notSold(name: string) {
  return {
    rule: 'price-of-what-is-not-sold',
    message: `This is the price of “${name}”, which no step of this mode sells.`,
    fix: 'Compare with what the mode sells, or sell this in one of its steps.',
  }
}
