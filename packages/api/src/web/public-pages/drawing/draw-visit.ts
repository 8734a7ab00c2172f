import { compileCondition, compileFlow, completeFacts, type Facts, start, YES } from '@app/engine'
import type { PageBlock } from '@app/schemas/flow/blocks/page-block'
import type { BrandFile } from '@app/schemas/flow/site/brand'
import type { Partner } from '@app/schemas/flow/site/partners'
import type { Language } from '@app/schemas/language'
import type { PageDrawing, SentForm } from '@app/schemas/pages/page-drawing'
import type { Proof } from '../../../domains/tracking/proof.ts'
import type { FlowSnapshot } from '../../../flows/flow-snapshot.ts'
import { brandIn, pageIn, partnerIn, providerIn } from '../../../flows/in-language.ts'
import { type FoundPage, formsOf, providerLinks, signInOf } from '../find-page.ts'
import type { PageBuilder, PageStart } from './page-builder.ts'
import { fillBlock, fillWords, type PageWords, priceWords } from './page-words.ts'

/** What all visitors share: the flows, what the web package built, and where people reach the service. */
export type SharedByVisits = { readonly flows: FlowSnapshot; readonly builder: PageBuilder; readonly origin: string }

/** Everything in which one visit to a page differs from another. Plain data, since drawn pages are stored under it. */
export type Visit = {
  readonly language: Language
  readonly today: string
  /** The partner whose name the page shows. */
  readonly partner?: string
  /** The variants of the visitor: “experiment.NAME”. */
  readonly facts: Facts
  /** Signed in, as far as a cookie says: the button leads to where they left off. */
  readonly isKnown?: true
  /** The mode that the address names, which counts over that of the page. An unknown one is the default. */
  readonly mode?: string
  /** What follows the address of the page, where one of its forms led there: “sent”. */
  readonly below?: string
  readonly asksConsent: boolean
  readonly tellsVisit: boolean
  readonly adScript?: string
  readonly advertising?: 'yes' | 'no' | 'browser'
  readonly sent?: SentForm
  /** What was counted of the last days, for pages that say so. */
  readonly counted?: Proof
}

/** Pages about something that went wrong: search engines leave them out. */
const unlisted = new Set(['not-found', 'failure'])

/** The page as text: the blocks that are for this visitor, with every word filled in. */
export function drawVisit({ flows, builder, origin }: SharedByVisits, page: FoundPage, visit: Visit): string {
  const { language } = visit
  const brand = flows.brand && brandIn(language, flows.brand, flows)
  if (!brand) throw new Error('There is no brand to draw pages with.')
  const partner = flows.partners.find((one) => one.partner === visit.partner)
  const provider = page.provider && signInOf(providerIn(language, page.provider, flows))
  const words: PageWords = {
    ...Object.fromEntries(Object.entries(priceWords(visit.today, language)).map(([name, price]) => [`price:${name}`, price])),
    ...(partner && { partner: partner.name, terms: partnerIn(language, partner, flows).terms }),
    ...(provider && { provider: provider.name }),
  }
  const file = pageIn(language, page.file, flows)
  const isListed = !visit.sent && !unlisted.has(page.asked.name)
  return builder.drawPage({
    address: page.asked.address,
    openedAt: openedAt(page, visit),
    language,
    origin,
    // What is wrong is heard first.
    title: `${visit.sent?.errors ? 'Error: ' : ''}${fillWords(file.title, brand, words)}`,
    description: fillWords(file.description, brand, words),
    blocks: file.blocks.flatMap((block) => (isFor(block, visit.facts, partner) ? (filled(block, brand, words, visit.counted) ?? []) : [])),
    brand,
    today: visit.today,
    asksConsent: visit.asksConsent,
    isListed,
    ...(isListed && { card: `/cards/${provider ? 'my-401k-login' : page.asked.name}.png` }),
    ...startOf(flows, builder, page, visit),
    ...(visit.sent && { sent: visit.sent }),
    ...(formsOf(page).includes('providers') && !provider && { providers: providerLinks(flows) }),
    ...(provider && { provider }),
    ...(visit.tellsVisit && { tellsVisit: true }),
    ...(visit.adScript !== undefined && { adScript: visit.adScript }),
    ...(visit.advertising && { advertising: visit.advertising }),
  })
}

/** The address as it was opened, of what was checked in it: the same page again, with the same mode behind its button. */
function openedAt({ asked }: FoundPage, { below, mode }: Visit): string {
  return `${asked.address}${below === undefined ? '' : `/${below}`}${mode === undefined ? '' : `?flow_mode=${mode}`}`
}

/** Where the button leads, and the files of the page and of that step. */
function startOf(
  flows: FlowSnapshot,
  builder: PageBuilder,
  page: FoundPage,
  { isKnown, language, mode = page.mode }: Visit,
): Pick<PageDrawing, 'files' | 'startsAt'> {
  if (page.mode === undefined || mode === undefined) return { files: builder.filesOf(language) }
  if (!flows.modes.get(mode)?.live && flows.defaultMode) {
    const { mode: fallback, resumeAt } = flows.defaultMode
    return { files: builder.filesOf(language), startsAt: `/${fallback}/${resumeAt}` }
  }
  const first = isKnown ? { mode, step: undefined } : firstStep(flows, mode)
  return { files: builder.filesOf(language, first), startsAt: first.step ? `/${mode}/${first.step.step}` : `/${mode}` }
}

/** The first step of a mode for a stranger. A mode without one finds it by itself. */
function firstStep({ modes }: FlowSnapshot, mode: string): PageStart {
  const live = modes.get(mode)?.live
  if (!live) return { mode, step: undefined }
  const flow = compileFlow(live.resolved)
  const { go } = start(flow, completeFacts(flow, {}))
  return { mode, step: go && live.steps[go.step] }
}

/** The block with its words; undefined where it says a count that is not known. */
function filled(block: PageBlock, brand: BrandFile, words: PageWords, counted: Proof | undefined): PageBlock | undefined {
  if (block.block !== 'lately') return fillBlock(block, brand, words)
  const found = counted?.results.find(({ what }) => what === block.what)
  if (!counted || !found) return undefined
  return fillBlock(block, brand, { ...words, count: found.count.toLocaleString('en-US'), days: String(counted.days) })
}

function isFor(block: PageBlock, facts: Facts, partner: Partner | undefined): boolean {
  if (block.block === 'partner-band' && !partner) return false
  return block.when === undefined || compileCondition(block.when).of(facts) === YES
}
