import type { PageBlock } from '@app/schemas/flow/blocks/page-block'
import type { Condition } from '@app/schemas/flow/condition'
import { dashboardAddresses } from '@app/schemas/pages/dashboard-addresses'
import { combinations, compileCondition, conditionLeaves, YES } from '../../flow/conditions.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'
import type { Vocabulary } from '../../resolve/vocabulary.ts'
import { checkCondition } from '../conditions.ts'
import { checkReferences, type Reference } from '../names.ts'
import { checkSameVariants } from '../step/same-variants.ts'
import { checkPromisesOfPage } from '../text/claims/promises.ts'
import { checkAccountWords } from './account-words.ts'
import { checkCalculator } from './calculators.ts'
import { checkPrices } from './compared-prices.ts'
import { checkPagePromises } from './page-promises.ts'
import { checkPageSlips } from './page-slips.ts'
import { checkVariantPrices } from './variant-prices.ts'

type PageDocument = Document<'page'> | Document<'landing'>

/** Pages of the app itself, which no file describes. */
const appPages = ['/signin', '/signup', ...dashboardAddresses]

/** Everything in the file of a landing or public page that must fit the rest of the catalogue. */
export function checkPage(doc: PageDocument, catalogue: Catalogue, vocabulary: Vocabulary): Diagnostic[] {
  const mode = 'landing' in doc.data ? doc.data.landing : doc.data.starts
  const modes = new Set(catalogue.documents.mode.keys())
  const starts: Reference[] = mode === undefined ? [] : [{ name: mode, at: [doc.kind === 'page' ? 'starts' : 'landing'] }]
  const links = doc.data.blocks.flatMap((block, index) =>
    block.block === 'ways'
      ? block.ways.map(({ href }, at) => ({ name: href.replace(/#.*/, ''), at: ['blocks', index, 'ways', at, 'href'] }))
      : [],
  )
  return [
    ...checkReferences(doc, starts, modes, 'unknown-mode', 'mode'),
    ...checkReferences(doc, links, addresses(catalogue), 'unknown-page', 'page'),
    ...doc.data.blocks.flatMap((block, index) => [
      ...checkWhen(doc, block, ['blocks', index], vocabulary),
      ...checkShape(doc, block, ['blocks', index], mode !== undefined),
    ]),
    ...checkPrices(doc, catalogue),
    ...checkPageSlips(doc, catalogue),
    ...checkPagePromises(doc, catalogue),
    ...checkVariantPrices(doc, catalogue),
    ...checkAccountWords(doc, catalogue),
    ...checkSameVariants(doc),
    ...checkUnpairedBlocks(doc, vocabulary),
    ...checkPromisesOfPage(doc),
  ]
}

/** A landing page is a page on which everybody can begin. */
export function checkLanding(doc: Document<'landing'>, catalogue: Catalogue, vocabulary: Vocabulary): Diagnostic[] {
  return [...checkPage(doc, catalogue, vocabulary), ...checkLandingShape(doc, vocabulary)]
}

/** flows/partners.json: the names and hosts of one partner each. */
export function checkPartners(doc: Document<'partners'>, catalogue: Catalogue): Diagnostic[] {
  const { partners } = doc.data
  const modes = partners.flatMap((one, index) => (one.modes ?? []).map((name, at) => ({ name, at: ['partners', index, 'modes', at] })))
  const names = partners.map(({ partner }, index) => ({ name: partner, at: ['partners', index, 'partner'] }))
  // An entry that is there twice is told by its key.
  const called = partners.flatMap(({ partner, name }, index) =>
    names.findIndex((one) => one.name === partner) === index ? [{ name, at: ['partners', index, 'name'] }] : [],
  )
  const hosts = partners.flatMap(({ domains }, index) => domains.map((name, at) => ({ name, at: ['partners', index, 'domains', at] })))
  return [
    ...checkReferences(doc, modes, new Set(catalogue.documents.mode.keys()), 'unknown-mode', 'mode'),
    ...modes.flatMap(({ name, at }) => (namesPartner(catalogue, name) ? [] : [report(doc, at, unnamedPartner(name))])),
    ...partners.flatMap(({ terms = '' }, index) => (/\$\s?\d/.test(terms) ? [report(doc, ['partners', index, 'terms'], promisedSum)] : [])),
    ...twice(doc, names),
    ...twice(doc, called),
    ...twice(doc, hosts),
    ...hosts.flatMap(({ name, at }) => (ofEverybody.has(name) ? [report(doc, at, hostOfEverybody(name))] : [])),
  ]
}

/** Where people of every employer come from. */
const ofEverybody: ReadonlySet<string> = new Set(
  'aol.com duckduckgo.com facebook.com gmail.com google.com hotmail.com icloud.com instagram.com linkedin.com live.com outlook.com proton.me tiktok.com yahoo.com'.split(
    ' ',
  ),
)

function hostOfEverybody(name: string) {
  return {
    rule: 'host-of-everybody',
    message: `People of every employer come from “${name}”: all of them would read the terms of this partner.`,
    fix: 'Name a host of the partner’s own.',
  }
}

const promisedSum = {
  rule: 'promised-sum',
  message: 'The terms of a partner name a sum: we pay nobody’s employees or visitors.',
  fix: 'Say in words what is free to them.',
}

/** The page before the mode says whose employees or visitors it is for. */
function namesPartner({ documents }: Catalogue, mode: string): boolean {
  const page = documents.landing.get(mode)?.data ?? documents.page.get(mode)?.data
  return page === undefined || page.blocks.some(({ block }) => block === 'partner-band')
}

function unnamedPartner(mode: string) {
  return {
    rule: 'partner-not-named',
    message: `The page “${mode}” names no partner: nobody who comes from one reads its terms.`,
    fix: `Add a block "partner-band" to the page “${mode}”, or take the mode out here.`,
  }
}

/** Names that have to differ, of which one stands twice. */
export function twice(doc: Document, named: readonly Reference[]): Diagnostic[] {
  return named.flatMap(({ name, at }, index) => {
    if (named.findIndex((one) => one.name === name) === index) return []
    return [report(doc, at, { rule: 'duplicate-name', message: `“${name}” stands twice.`, fix: 'Remove one of them.' })]
  })
}

function addresses({ documents }: Catalogue): Set<string> {
  const pages = [...documents.page.keys()].map((name) => (name === 'home' ? '/' : `/${name}`))
  return new Set([...pages, ...[...documents.landing.keys()].map((name) => `/${name}`), ...appPages])
}

/** Of a visitor nothing is known but their variants. */
function checkWhen(doc: Document, { when }: PageBlock, at: JsonPath, vocabulary: Vocabulary): Diagnostic[] {
  if (when === undefined) return []
  const ofPages = new Map([...vocabulary].filter(([name]) => name.startsWith('experiment.')))
  return checkCondition(doc, { condition: when, at: [...at, 'when'] }, ofPages)
}

function checkShape(doc: Document, block: PageBlock, at: JsonPath, startsMode: boolean): Diagnostic[] {
  if ('button' in block && block.block !== 'company-search' && !startsMode) {
    const fix = 'Name the mode with "starts", or leave the button out.'
    return [
      report(doc, [...at, 'button'], { rule: 'button-to-nowhere', message: 'The page starts no mode, so its button leads nowhere.', fix }),
    ]
  }
  if (block.block !== 'comparison') return checkCalculator(doc, block, at)
  const counts = new Set(block.rows.map(({ cells }) => cells.length))
  const [count] = counts
  // Where all rows are alike, it is the columns that are wrong.
  if (counts.size === 1 && block.rows.length > 1 && count !== block.columns.length) {
    const message = `There are ${block.columns.length} columns, and every row has ${count} cells.`
    return [report(doc, [...at, 'columns'], { rule: 'cells-and-columns', message, fix: 'Name each column once.' })]
  }
  return block.rows.flatMap(({ label, cells }, index) => {
    if (cells.length === block.columns.length) return []
    const message = `“${label}” has ${cells.length} cells for ${block.columns.length} columns.`
    return [report(doc, [...at, 'rows', index, 'cells'], { rule: 'cells-and-columns', message, fix: 'Give each column its cell.' })]
  })
}

const fewestBlocks = 3

/** Whoever comes to a landing page, in whichever variant of its tests: one opening, a button, a closing, and something between. */
function checkLandingShape(doc: Document<'landing'>, vocabulary: Vocabulary): Diagnostic[] {
  const { blocks } = doc.data
  const facts = [...new Set(blocks.flatMap(({ when }) => (when === undefined ? [] : conditionLeaves(when).map(({ fact }) => fact))))]
  if (facts.some((fact) => !vocabulary.has(fact))) return []
  let found = false
  return combinations(facts, (fact) => vocabulary.get(fact)?.values).flatMap((visitor) => {
    const shown = blocks.filter(({ when }) => isShown(when, visitor))
    const problem = problemWith(shown)
    // What one variant has too much of, another may lack: that is one mistake.
    if (problem === undefined || found) return []
    found = true
    const who = facts.length === 0 ? '' : ` Seen with ${facts.map((fact) => `${fact} = ${String(visitor[fact])}`).join(', ')}.`
    return [
      report(doc, placeIn(blocks, shown), {
        rule: 'landing-shape',
        message: `${problem}${who}`,
        fix: 'Put it back, and look at "when" of the blocks.',
      }),
    ]
  })
}

/** Where the second opening is, or the block that comes before the only one. */
function placeIn(blocks: readonly PageBlock[], shown: readonly PageBlock[]): JsonPath {
  const [, second] = shown.filter(({ block }) => block === 'hero')
  const [first] = shown
  const at = second ?? (first?.block === 'hero' ? undefined : first)
  return at ? ['blocks', blocks.indexOf(at), 'block'] : ['blocks']
}

function isShown(when: Condition | undefined, visitor: Parameters<ReturnType<typeof compileCondition>['of']>[0]): boolean {
  return when === undefined || compileCondition(when).of(visitor) === YES
}

function problemWith(shown: readonly PageBlock[]): string | undefined {
  const heroes = shown.filter(({ block }) => block === 'hero')
  if (heroes.length === 0) return 'The page has no opening (a "hero" block).'
  if (heroes.length > 1) return 'The page has two openings.'
  if (shown[0]?.block !== 'hero') return 'The opening is not the first block.'
  if (!heroes.some((hero) => 'button' in hero && hero.button !== undefined)) return 'The opening has no button: nobody can begin.'
  if (!shown.some(({ block }) => block === 'closing')) return 'The page has no "closing" block: at its end nobody can begin.'
  return shown.length < fewestBlocks ? 'There is nearly nothing on the page.' : undefined
}

/** Blocks of which a page has one for each variant, as it has one for everybody. */
const paired: ReadonlySet<string> = new Set(['hero', 'note', 'cost', 'comparison', 'closing'])

/** A block that lost its condition: beside it stands one of its kind for one variant, and none for the other. */
function checkUnpairedBlocks(doc: Document<'page'> | Document<'landing'>, vocabulary: Vocabulary): Diagnostic[] {
  const blocks = doc.data.blocks.map(({ block, when }) => {
    const [leaf, ...others] = when === undefined ? [] : conditionLeaves(when)
    return { block, isForAll: when === undefined, leaf: others.length === 0 && leaf?.values.length === 1 ? leaf : undefined }
  })
  return blocks.flatMap(({ block, isForAll }, index) => {
    const beside = [blocks[index - 1], blocks[index + 1]].find((one) => one?.block === block && one.leaf?.fact.startsWith('experiment.'))
    const { fact = '', values: [variant] = [] } = beside?.leaf ?? {}
    const other = vocabulary.get(fact)?.values.find((value) => value !== variant)
    const hasOther = blocks.some((one) => one.block === block && one.leaf?.fact === fact && one.leaf.values[0] === other)
    if (!isForAll || !paired.has(block) || !beside || other === undefined || hasOther) return []
    const message = `This “${block}” is shown to everybody, and the one beside it to people with ${fact} = ${variant}: they see both.`
    const fix = `Write "when": { "${fact}": "${other}" }, or put another block between the two.`
    return [report(doc, ['blocks', index], { rule: 'condition-lost', message, fix })]
  })
}
