import type { PageBlock } from '@app/schemas/flow/blocks/page-block'
import type { BrandFile } from '@app/schemas/flow/site/brand'
import { fillBrandWords } from '@app/schemas/rules/visitors/brand-words'

/** What {words} stand for on a page, beside those of the brand. */
export type PageWords = Readonly<Record<string, string>>

export function fillWords(text: string, brand: BrandFile, words: PageWords): string {
  const filled = text.replace(
    /\{([a-z_:]+)\}/g,
    (written, name: string) => (Object.hasOwn(words, name) ? words[name] : undefined) ?? written,
  )
  return fillBrandWords(filled, brand)
}

/** The same for every text of a block. */
export function fillBlock(block: PageBlock, brand: BrandFile, words: PageWords): PageBlock {
  return fillAll(block, (text) => fillWords(text, brand, words))
}

function fillAll<T>(value: T, fill: (text: string) => string): T
function fillAll(value: unknown, fill: (text: string) => string): unknown {
  if (typeof value === 'string') return fill(value)
  if (Array.isArray(value)) return value.map((one) => fillAll(one, fill))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillAll(inner, fill)]))
}
