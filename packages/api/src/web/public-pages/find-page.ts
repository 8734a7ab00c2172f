import type { PageBlock } from '@app/schemas/flow/blocks/page-block'
import type { LandingFile, PageFile } from '@app/schemas/flow/page'
import type { Provider } from '@app/schemas/flow/site/providers'
import type { ProviderLink, ProviderSignIn } from '@app/schemas/pages/page-drawing'
import { loginUrl } from '@app/schemas/rules/accounts/login-url'
import type { FlowSnapshot } from '../../flows/flow-snapshot.ts'

/** Which page is asked for. Plain data: with the same flows, the same page is found. */
export type PageAsked = {
  readonly name: string
  readonly address: string
  /** The provider that the page is about, by its slug. */
  readonly provider?: string
  /** Set where the list of providers comes along on a page that has none of its own. */
  readonly listsProviders?: true
}

/** A page with its file. */
export type FoundPage = {
  readonly asked: PageAsked
  readonly file: LandingFile | PageFile
  /** The mode that its button starts. */
  readonly mode: string | undefined
  readonly provider: Provider | undefined
}

/** The page that lists all providers. */
const providerList = 'my-401k-login'

/** Pages that are shown instead of another one, or for something in particular: none has an address of its own. */
const withoutAddress = new Set(['not-found', 'failure', 'my-401k-login-provider'])

/** The page whose address is one word; “home” is at “/”. */
export function pageAt(flows: FlowSnapshot, name: string): FoundPage | undefined {
  return withoutAddress.has(name) ? undefined : pageCalled(flows, name)
}

export function pageCalled(flows: FlowSnapshot, name: string): FoundPage | undefined {
  return findPage(flows, { name, address: name === 'home' ? '/' : `/${name}` })
}

export function findPage(flows: FlowSnapshot, asked: PageAsked): FoundPage | undefined {
  const { landing, page } = flows.files
  const file = landing.get(asked.name) ?? page.get(asked.name)
  const provider = flows.providers.find(({ slug }) => slug === asked.provider)
  if (!file || (asked.provider !== undefined && !provider)) return undefined
  return {
    asked,
    file: asked.listsProviders ? withProviders(flows, file) : file,
    mode: 'landing' in file ? file.landing : file.starts,
    provider,
  }
}

/** The names of the forms that stand on a page: that of the block “form” itself, else that of its kind of block. */
export function formsOf({ file }: FoundPage): readonly string[] {
  return file.blocks.map((block) => (block.block === 'form' ? block.form : block.block))
}

/** The list comes after what the page opens with. */
function withProviders<T extends LandingFile | PageFile>({ files }: FlowSnapshot, file: T): T {
  const providers = files.page.get(providerList)?.blocks.find(({ block }) => block === 'providers')
  if (!providers) return file
  const [opening, ...rest] = file.blocks
  const blocks: PageBlock[] = [...(opening ? [opening] : []), providers, ...rest]
  return { ...file, blocks }
}

/** Every provider and the address of its page. */
export function providerLinks({ providers }: Pick<FlowSnapshot, 'providers'>): readonly ProviderLink[] {
  return providers
    .map(({ name, slug }) => ({ name, address: `/${providerList}/${slug}` }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** What a path below the list says of a provider: “/my-401k-login/acme”, or “/my-401k-login-acme”. */
export function providerSlug(path: string): string | undefined {
  return new RegExp(`^/${providerList}[-/]([^/]+)/?$`).exec(path)?.[1]
}

/** The page of a provider that we know. */
export function providerPage(flows: FlowSnapshot, slug: string): FoundPage | undefined {
  return findPage(flows, { name: 'my-401k-login-provider', address: `/${providerList}/${slug}`, provider: slug })
}

/** Says that the provider is unknown, and lists those that we know. */
export function unknownProviderPage(flows: FlowSnapshot): FoundPage | undefined {
  return findPage(flows, { name: 'not-found', address: '/not-found', listsProviders: true })
}

export function signInOf({ name, about, login_url }: Provider): ProviderSignIn {
  const signInUrl = loginUrl({ name, ...(login_url !== undefined && { login_url }) })
  return { name, about, signInUrl, isKnown: signInUrl === login_url }
}

/** The addresses of all pages that search engines may list. */
export function listedAddresses(flows: FlowSnapshot): readonly string[] {
  const { page, landing } = flows.files
  const own = [...page.keys(), ...landing.keys()].flatMap((name) => pageAt(flows, name)?.asked.address ?? [])
  return [...own, ...providerLinks(flows).map(({ address }) => address)]
}
