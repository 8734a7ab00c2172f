import type { PageBlock } from '@app/schemas/flow/blocks/page-block'
import { longestTermYears, ourPlan } from '@app/schemas/rules/loans/plan-loans'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'
import { onceEach } from '../../load/once-each.ts'
import { areCrossed, subjectLost } from '../crossed.ts'

type PageDocument = Document<'page'> | Document<'landing'>

/** What was copied from another page, or put in another’s place: buttons, links, prices, the mode it starts, the years of a loan. */
export function checkPageSlips(doc: PageDocument, catalogue: Catalogue): Diagnostic[] {
  return [
    ...otherButtons(doc, catalogue),
    ...otherMode(doc, catalogue),
    ...buttonsOfAnother(doc, catalogue),
    ...startsAnother(doc, catalogue),
    ...doc.data.blocks.flatMap((block, index) => [
      ...pricedTwice(doc, block, ['blocks', index]),
      ...pricedElsewhere(doc, block, ['blocks', index], catalogue),
      ...pricedAsAnother(doc, block, ['blocks', index]),
      ...crossedLinks(doc, block, ['blocks', index], catalogue),
      ...linkedToItself(doc, block, ['blocks', index]),
      ...uncounted(doc, block, ['blocks', index]),
      ...otherYears(doc, block, ['blocks', index], catalogue),
    ]),
  ]
}

/** A button that was copied with its block: it says what all buttons of another page say, and no other of this one. */
function otherButtons(doc: PageDocument, { documents }: Catalogue): Diagnostic[] {
  const own = buttonsOf(doc)
  const others = [...documents.landing.values(), ...documents.page.values()].filter(({ name }) => name !== doc.name)
  return own.flatMap(({ index, label }) => {
    const isAlone = own.length > 1 && own.filter((one) => one.label === label).length === 1
    const other = isAlone ? others.find((one) => buttonsOf(one).filter((button) => button.label === label).length > 1) : undefined
    if (!other) return []
    const message = `“${label}” is the button of “${other.name}”, and no other button here says so.`
    return [report(doc, ['blocks', index, 'button'], { rule: 'other-button', message, fix: 'Say what people begin on this page.' })]
  })
}

/** A button that names what neither the page nor the mode that it starts is about. */
function buttonsOfAnother(doc: PageDocument, { documents }: Catalogue): Diagnostic[] {
  const started = documents.mode.get('starts' in doc.data ? (doc.data.starts ?? '') : doc.name)
  return buttonsOf(doc).flatMap(({ index, label }) => {
    const block = doc.data.blocks[index]
    const beside = block ? Object.values(block).filter((part) => typeof part === 'string' && part !== label) : []
    const subject = subjectLost(label, [started?.data.title, doc.data.title, doc.data.description, ...beside].join(' '))
    if (subject === undefined) return []
    const message = `“${label}” speaks of ${subject}, and this page doesn’t.`
    return [report(doc, ['blocks', index, 'button'], { rule: 'other-button', message, fix: 'Say what people begin on this page.' })]
  })
}

const buttonsOf = onceEach(({ data }: PageDocument): readonly { readonly index: number; readonly label: string }[] =>
  data.blocks.flatMap((block, index) =>
    block.block !== 'company-search' && 'button' in block && block.button !== undefined ? [{ index, label: block.button }] : [],
  ),
)

/** A page that has the name of a mode is the page of that mode. */
function otherMode(doc: PageDocument, { documents }: Catalogue): Diagnostic[] {
  if (!('starts' in doc.data) || doc.data.starts === undefined) return []
  if (doc.data.starts === doc.name || !documents.mode.has(doc.name)) return []
  const message = `There is a mode “${doc.name}”, and the page of that name starts “${doc.data.starts}”.`
  return [report(doc, ['starts'], { rule: 'other-mode', message, fix: `Write "starts": "${doc.name}".` })]
}

function pricedTwice(doc: PageDocument, block: PageBlock, at: JsonPath): Diagnostic[] {
  const prices = block.block === 'cost' ? (block.prices ?? []) : []
  return prices.flatMap(({ what, price }, index) => {
    const first = prices.find((one) => one.price === price)
    if (!price.includes('{price:') || !first || first.what === what) return []
    const message = `“${what}” has the price of “${first.what}”.`
    return [report(doc, [...at, 'prices', index, 'price'], { rule: 'priced-twice', message, fix: 'Name the price of each.' })]
  })
}

/** A page of which the title and each button name one subject starts a mode about that. */
function startsAnother(doc: PageDocument, { documents }: Catalogue): Diagnostic[] {
  const starts = 'starts' in doc.data ? doc.data.starts : undefined
  const mode = documents.mode.get(starts ?? '')?.data
  const buttons = buttonsOf(doc)
  if (!mode || buttons.length === 0) return []
  const about = `${mode.title} ${mode.family} ${mode.goal ?? ''}`
  const [subject, ...others] = new Set([doc.data.title, ...buttons.map(({ label }) => label)].map((said) => subjectLost(said, about)))
  if (subject === undefined || others.length > 0) return []
  const message = `This page is about ${subject}, and “${starts}” (“${mode.title}”) isn’t.`
  return [report(doc, ['starts'], { rule: 'target-of-another', message, fix: 'Start the mode that the page speaks of.' })]
}

/** What has a price on another page is not free on this one. */
function pricedElsewhere(doc: PageDocument, block: PageBlock, at: JsonPath, { documents }: Catalogue): Diagnostic[] {
  const prices = block.block === 'cost' ? (block.prices ?? []) : []
  return prices.flatMap(({ what, price }, index) => {
    const other = price.includes('{') ? undefined : pricesOf(documents).get(what.toLowerCase())
    if (!other) return []
    const message = `“${what}” is “${price}” here, and ${other.price} on “${other.page}”.`
    const fix = `Write ${other.price}, or say what is free in other words.`
    return [report(doc, [...at, 'prices', index, 'price'], { rule: 'priced-elsewhere', message, fix })]
  })
}

/** What a row of prices is for, by what it costs. Of other products nothing is known by their words. */
const soldAs: Readonly<Record<string, RegExp>> = {
  loan_fee: /\b(?:loans?|borrow\w*)\b/i,
  find_money: /\b(?:claims?|find my money)\b/i,
  concierge: /\bconcierge\b/i,
}

/** The price of a row is of what the row is about. */
function pricedAsAnother(doc: PageDocument, block: PageBlock, at: JsonPath): Diagnostic[] {
  const prices = block.block === 'cost' ? (block.prices ?? []) : []
  return prices.flatMap(({ what, price }, index) => {
    const product = /\{price:(\w+)\}/.exec(price)?.[1] ?? ''
    const meant = Object.keys(soldAs).find((one) => one !== product && soldAs[one]?.test(what))
    if (meant === undefined || !soldAs[product] || soldAs[product].test(what)) return []
    const message = `“${what}” has the price of “${product}”, and speaks of “${meant}”.`
    return [report(doc, [...at, 'prices', index, 'price'], { rule: 'price-of-another', message, fix: `Write {price:${meant}}.` })]
  })
}

const pricesOf = onceEach(
  ({ landing, page }: Catalogue['documents']): ReadonlyMap<string, { readonly price: string; readonly page: string }> => {
    const rows = [...landing.values(), ...page.values()].flatMap(({ name, data }) =>
      data.blocks.flatMap((block) => (block.block === 'cost' ? (block.prices ?? []).map((row) => ({ ...row, page: name })) : [])),
    )
    return new Map(rows.filter(({ price }) => price.includes('{price:')).map((row) => [row.what.toLowerCase(), row]))
  },
)

/** Two links that have changed places: each speaks of the page to which the other leads. */
function crossedLinks(doc: PageDocument, block: PageBlock, at: JsonPath, { documents }: Catalogue): Diagnostic[] {
  if (block.block !== 'ways') return []
  const ways = block.ways.map(({ title, text, link, href }) => {
    const name = href === '/' ? 'home' : href.slice(1)
    const page = documents.page.get(name)?.data ?? documents.landing.get(name)?.data
    return { text: `${title} ${text} ${link}`, meant: page && `${name} ${page.title} ${page.description}` }
  })
  return ways.flatMap(({ text, meant }, index) => {
    const other = ways
      .slice(0, index)
      .find((one) => meant && one.meant && areCrossed({ text, meant }, { text: one.text, meant: one.meant }))
    if (!other) return []
    const message = `This speaks of the page to which another link of these leads, and that one of ${block.ways[index]?.href}.`
    return [report(doc, [...at, 'ways', index, 'href'], { rule: 'links-crossed', message, fix: 'Swap the two addresses.' })]
  })
}

/** A link that opens the page on which it is. */
function linkedToItself(doc: PageDocument, block: PageBlock, at: JsonPath): Diagnostic[] {
  const own = doc.name === 'home' ? '/' : `/${doc.name}`
  return (block.block === 'ways' ? block.ways : []).flatMap(({ link, href }, index) => {
    if (href !== own) return []
    const message = `“${link}” opens the page on which it is.`
    return [report(doc, [...at, 'ways', index, 'href'], { rule: 'leads-to-itself', message, fix: 'Name the page that it speaks of.' })]
  })
}

/** What is counted is in the sentence that says so. */
function uncounted(doc: PageDocument, block: PageBlock, at: JsonPath): Diagnostic[] {
  if (block.block !== 'lately') return []
  const lost = ['{count}', '{days}'].find((one) => !block.text.includes(one))
  if (lost === undefined) return []
  const message = `The line has no ${lost}: it would say that something was counted, and not what.`
  return [report(doc, [...at, 'text'], { rule: 'count-left-out', message, fix: 'Write {count} and {days} where the numbers belong.' })]
}

/** A loan runs no longer than the purpose that its mode fills in allows. Where people choose the purpose, it may be a home. */
function otherYears(doc: PageDocument, block: PageBlock, at: JsonPath, { documents }: Catalogue): Diagnostic[] {
  if (block.block !== 'loan-calculator') return []
  const mode = documents.mode.get('landing' in doc.data ? doc.data.landing : (doc.data.starts ?? ''))
  const purpose = mode?.data.preset?.['purpose']
  const longest = longestTermYears(ourPlan, purpose === undefined || purpose === 'home-purchase' ? 'home-purchase' : 'other')
  if (block.longestYears <= longest) return []
  const message = `The calculator offers ${block.longestYears} years, and a loan with the purpose “${purpose ?? 'home-purchase'}” runs for ${longest} at most.`
  const fix = `Write "longestYears": ${longest}, or fill in "home-purchase" as the "purpose" in "preset" of the mode.`
  return [report(doc, [...at, 'longestYears'], { rule: 'example-that-cannot-be', message, fix })]
}
