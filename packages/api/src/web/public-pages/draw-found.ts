import { compileCondition, type Facts, YES } from '@app/engine'
import type { BrandFile } from '@app/schemas/flow/brand'
import type { PageBlock } from '@app/schemas/flow/page-block'
import type { Partner } from '@app/schemas/flow/partners'
import type { PageDrawing, ProviderLink, ProviderSignIn, SentForm } from '@app/schemas/pages/page-drawing'
import type { Proof } from '../../domains/tracking/proof.ts'
import { cardAddress } from './cards.ts'
import { fillBlock, fillWords, type PageWords } from './fill-words.ts'
import type { FoundPage } from './page-at.ts'
import type { PageBuilder } from './page-builder.ts'

/** Everything that makes one drawing of a page different from another. */
export type Circumstances = {
  readonly builder: PageBuilder
  readonly brand: BrandFile
  readonly origin: string
  readonly today: string
  readonly prices: PageWords
  readonly partner: Partner | undefined
  /** The variants of the visitor: “experiment.NAME”. */
  readonly facts: Facts
  readonly asksConsent: boolean
  readonly isListed: boolean
  readonly sent?: SentForm
  readonly providers?: readonly ProviderLink[]
  readonly provider?: ProviderSignIn
  readonly adScript?: string
  readonly tellsVisit?: boolean
  readonly advertising?: 'yes' | 'no' | 'browser'
  /** What was counted of the last days, for pages that say so. */
  readonly counted?: Proof
}

/** The page as text: the blocks that are for this visitor, with every word filled in. */
export function drawFound({ name, file, address, startsAt, start }: FoundPage, about: Circumstances): string {
  const { builder, brand, prices, partner, facts, provider, origin, today, asksConsent, isListed } = about
  const words: PageWords = {
    ...Object.fromEntries(Object.entries(prices).map(([name, price]) => [`price:${name}`, price])),
    ...(partner && { partner: partner.name, terms: partner.terms }),
    ...(provider && { provider: provider.name }),
  }
  const drawing: PageDrawing = {
    address,
    origin,
    // What is wrong is heard first.
    title: `${about.sent?.errors ? 'Error: ' : ''}${fillWords(file.title, brand, words)}`,
    description: fillWords(file.description, brand, words),
    blocks: file.blocks.flatMap((block) => (isFor(block, facts, partner) ? (filled(block, brand, words, about.counted) ?? []) : [])),
    brand,
    today,
    asksConsent,
    isListed,
    ...(isListed && { card: cardAddress(provider ? 'my-401k-login' : name) }),
    files: builder.filesOf(start),
    ...(startsAt !== undefined && { startsAt }),
    ...(about.sent && { sent: about.sent }),
    ...(about.providers && { providers: about.providers }),
    ...(provider && { provider }),
    ...(about.tellsVisit && { tellsVisit: true }),
    ...(about.adScript !== undefined && { adScript: about.adScript }),
    ...(about.advertising && { advertising: about.advertising }),
  }
  return builder.drawPage(drawing)
}

/** The experiments that make a page different. */
export function experimentsOf({ file }: FoundPage): readonly string[] {
  const reads = file.blocks.flatMap(({ when }) => (when === undefined ? [] : compileCondition(when).reads))
  return [...new Set(reads)]
}

/** The block with its words; nothing where it says a count that cannot be told. */
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
