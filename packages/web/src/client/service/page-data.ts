import type { ChoosableModes, OpenPlaces } from '@app/engine'
import type { BrandFile } from '@app/schemas/flow/site/brand'
import { type Language, useLanguage } from '../language.ts'

/** What the service writes into the page, so that the first view asks for nothing but the mode. */
export type PageData = {
  readonly brand: BrandFile | undefined
  /** The same in other languages. */
  readonly brandIn?: Readonly<Partial<Record<Language, BrandFile>>>
  /** Every mode that can be walked now. */
  readonly modes: readonly string[]
  /** What modes were called before, and are called now. */
  readonly renamed?: Readonly<Record<string, string>>
  /** The modes that an address without one leads back to. */
  readonly remembered: readonly string[]
  /** What the dashboard offers to begin with, by language. */
  readonly starts: Readonly<Partial<Record<Language, readonly Start[]>>>
  /** Where pages outside the flows lead. */
  readonly places: OpenPlaces
  /** The mode that replaces an unknown one, and where people go who resume there. */
  readonly fallback: { readonly mode: string; readonly resumeAt: string }
  /** Shows, with a new account, that a page of ours asks for it. */
  readonly securityCode: string
  /** Whether the pages for those who make the product are there. */
  readonly isDevelopment?: boolean
  /** Whether previews may be shown to the person who opened this page. */
  readonly mayPreview?: boolean
  /** The A/B variants of people without an account. */
  readonly variants?: readonly { readonly name: string; readonly value: string }[]
}

type Start = { readonly mode: string; readonly name: string; readonly about: string }

const nothing: PageData = {
  brand: undefined,
  modes: [],
  remembered: [],
  starts: {},
  places: {},
  fallback: { mode: '', resumeAt: '' },
  securityCode: '',
}
let read: { readonly text: string; readonly data: PageData } | undefined

export function readPageData(): PageData {
  // While the pages are built there is none.
  if (typeof document === 'undefined') return nothing
  const text = document.getElementById('page-data')?.textContent
  if (!text) return nothing
  // Written by the service, from the same build.
  if (read?.text !== text) read = { text, data: { ...nothing, ...JSON.parse(text) } }
  return read.data
}

/** The name of a mode and all that it had before: that of now first. */
export function namesOfMode(mode: string): readonly string[] {
  const { renamed = {} } = readPageData()
  return [mode, ...Object.keys(renamed).filter((old) => renamed[old] === mode)]
}

/** The modes that an address, or a memory, can name. */
export function choosableModes({ modes, fallback }: Pick<PageData, 'modes' | 'fallback'> = readPageData()): ChoosableModes {
  const { renamed = {}, remembered } = readPageData()
  return {
    nowCalled: (name) => (modes.includes(name) ? name : (renamed[name] ?? name)),
    isKnown: (name) => modes.includes(name),
    isRemembered: (name) => remembered.includes(name),
    fallback: fallback.mode,
  }
}

/** The brand in the language of the page. */
export function useBrand(): BrandFile | undefined {
  const { brand, brandIn } = readPageData()
  return brandIn?.[useLanguage()] ?? brand
}
