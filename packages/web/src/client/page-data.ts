import type { BrandFile } from '@app/schemas/flow/brand'
import { type Language, useLanguage } from './language.ts'

/** What the service writes into the page, so that the first view asks for nothing but the mode. */
export type PageData = {
  readonly brand: BrandFile | undefined
  /** The same in other languages. */
  readonly brandIn?: Readonly<Partial<Record<Language, BrandFile>>>
  /** Every mode that can be walked now. */
  readonly modes: readonly string[]
  /** The mode that stands in for one that is not known. */
  readonly fallback: string
  /** Shows, with a new account, that a page of ours asks for it. */
  readonly securityCode: string
  /** Whether the pages for those who make the product are there. */
  readonly isDevelopment?: boolean
}

export function readPageData(): PageData {
  const text = document.getElementById('page-data')?.textContent
  // Written by the service, from the same build.
  return text ? (JSON.parse(text) as PageData) : { brand: undefined, modes: [], fallback: '', securityCode: '' }
}

/** The brand in the language of the page. */
export function useBrand(): BrandFile | undefined {
  const { brand, brandIn } = readPageData()
  return brandIn?.[useLanguage()] ?? brand
}
