import type { BrandFile } from '@app/schemas/flow/brand'
import { type Language, useLanguage } from './language.ts'

/** What the service writes into the page, so that the first view asks for nothing but the mode. */
export type PageData = {
  readonly brand: BrandFile | undefined
  /** The same in other languages. */
  readonly brandIn?: Readonly<Partial<Record<Language, BrandFile>>>
  /** Every mode that can be walked now. */
  readonly modes: readonly string[]
  /** The mode that stands in for one that is not known, and where people go who resume there. */
  readonly fallback: { readonly mode: string; readonly resumeAt: string }
  /** Shows, with a new account, that a page of ours asks for it. */
  readonly securityCode: string
  /** Whether the pages for those who make the product are there. */
  readonly isDevelopment?: boolean
  /** Whether whoever opened this page may look at previews. */
  readonly mayPreview?: boolean
  /** The variants of A/B tests of whoever has no account, and where each shows. */
  readonly variants?: readonly { readonly name: string; readonly value: string; readonly where: readonly string[] }[]
}

const nothing: PageData = { brand: undefined, modes: [], fallback: { mode: '', resumeAt: '' }, securityCode: '' }
let read: { readonly text: string; readonly data: PageData } | undefined

export function readPageData(): PageData {
  // While the pages are built there is none.
  if (typeof document === 'undefined') return nothing
  const text = document.getElementById('page-data')?.textContent
  if (!text) return nothing
  // Written by the service, from the same build.
  if (read?.text !== text) read = { text, data: JSON.parse(text) }
  return read.data
}

/** The brand in the language of the page. */
export function useBrand(): BrandFile | undefined {
  const { brand, brandIn } = readPageData()
  return brandIn?.[useLanguage()] ?? brand
}
