import type { PageBlock } from '../flow/blocks/page-block.ts'
import type { BrandFile } from '../flow/site/brand.ts'
import type { Language } from '../language.ts'
import type { IslandName } from './island-names.ts'
import type { CardWords, PageCard } from './page-card.ts'

/** Everything that a landing or public page is drawn from: words are filled in, and blocks are those of this visitor's variants. */
export type PageDrawing = {
  /** Its path: “/landing-rollover”. */
  readonly address: string
  /** The address at which it was opened, where it can be opened again: “/landing-balance?flow_mode=landing-solo”, “/contact-us/sent”. */
  readonly openedAt: string
  readonly language: Language
  /** Where people reach the service: “https://www.example.com”. */
  readonly origin: string
  readonly title: string
  readonly description: string
  readonly blocks: readonly PageBlock[]
  readonly brand: BrandFile
  /** Where the main button leads: the first step of the mode. */
  readonly startsAt?: string
  /** The day on which it is drawn: “2026-11-20”. What changes with the year goes by it. */
  readonly today: string
  /** Set while the visitor was not asked yet whether advertisers may be told of visits. */
  readonly asksConsent: boolean
  /** Whether advertisers may be told of this visit, or the address has a code of theirs that has to leave it. */
  readonly tellsVisit?: boolean
  /** False for pages that search engines should leave out. */
  readonly isListed: boolean
  /** What was typed into a form of the page, when it was sent: the result or the errors are shown beside it. */
  readonly sent?: SentForm
  /** The list for the block “providers”, or the one provider of the page. */
  readonly providers?: readonly ProviderLink[]
  readonly provider?: ProviderSignIn
  /** The script of the advertising network, on the few pages that may load it, and only after a yes. */
  readonly adScript?: string
  /** What was answered to whether advertisers may be told, for the page where the answer can be changed; “browser” where that said no. */
  readonly advertising?: 'yes' | 'no' | 'browser'
  /** The address of the picture that is shown where people share the page. */
  readonly card?: string
  /** A button that sends nothing but itself, to the address of the page: for pages that ask before they do something. */
  readonly press?: string
  readonly files: PageFiles
}

/** What came back from a form: its name is that of its block, or of the form in it. */
export type SentForm = {
  readonly form: string
  readonly typed: Readonly<Record<string, string>>
  /** What is wrong, by field; “” is about all of it. */
  readonly errors?: Readonly<Record<string, string>>
  /** True once it was taken. */
  readonly isTaken?: boolean
  /** How far it is, for a form of several parts. */
  readonly state?: FormState
  readonly companies?: readonly FoundCompany[]
}

/** A message is passed on, or waits for its sender to confirm it; somebody waits in line, and may say where they work. */
export type FormState = 'passed-on' | 'email-sent' | 'in-line' | 'employer-told'

export type FoundCompany = {
  readonly id: number
  readonly name: string
  readonly place: string | undefined
  /** What the filings say of its plans, in words. */
  readonly plan: string
  /** One of a demonstration. */
  readonly isMadeUp: boolean
}
export type ProviderLink = { readonly name: string; readonly address: string }
export type ProviderSignIn = { readonly name: string; readonly about: string; readonly signInUrl: string; readonly isKnown: boolean }

/** What the page needs beside itself, as the build named it. */
export type PageFiles = {
  /** Written into the page: nothing is fetched before it is seen. */
  readonly style: string
  readonly fonts: readonly string[]
  readonly icon: string
  /** What makes the form of a block answer while one types, by its name; the page does without it too. */
  readonly islands: Readonly<Partial<Record<IslandName, string | undefined>>>
  /** What tells of a visit, and what checks the contact form for programs. */
  readonly visit?: string | undefined
  readonly contact?: string | undefined
  /** What the step after the button needs, fetched when nothing else is to be done. */
  readonly next: readonly string[]
  /** What that step asks the service for first. */
  readonly data: readonly string[]
}

/** What the web package builds for the service: a page as text, and what is shown where somebody shares it. */
export type PageRenderer = {
  readonly drawPage: (drawing: PageDrawing) => string
  readonly drawCard: (words: CardWords) => PageCard
}
