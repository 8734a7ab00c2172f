import type { PageBlock } from '@app/schemas/flow/page-block'
import type { Provider } from '@app/schemas/flow/providers'
import type { ProviderLink, ProviderSignIn } from '@app/schemas/pages/page-drawing'
import { loginUrl } from '@app/schemas/rules/accounts/login-url'
import type { FlowSnapshot } from '../../flows/flow-snapshot.ts'
import { type FoundPage, type PageFlows, pageCalled } from './page-at.ts'

type Flows = PageFlows & Pick<FlowSnapshot, 'providers'>

const list = 'my-401k-login'

/** Every provider and the address of its page. */
export function providerLinks({ providers }: Pick<Flows, 'providers'>): readonly ProviderLink[] {
  return providers
    .map(({ name, slug }) => ({ name, address: `/${list}/${slug}` }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** What a path below the list says of a provider: “/my-401k-login/acme”, or “/my-401k-login-acme”. */
export function providerSlug(path: string): string | undefined {
  return new RegExp(`^/${list}[-/]([^/]+)/?$`).exec(path)?.[1]
}

/** The page of a provider that we know. */
export function providerPage(flows: Flows, slug: string): { readonly page: FoundPage; readonly provider: ProviderSignIn } | undefined {
  const found = flows.providers.find((one) => one.slug === slug)
  const page = found && pageCalled(flows, 'my-401k-login-provider', `/${list}/${found.slug}`)
  return page && { page, provider: signInOf(found) }
}

/** That there is no such page, with the list of those that there are. */
export function noSuchProvider(flows: Flows): FoundPage | undefined {
  const page = pageCalled(flows, 'not-found')
  const providers = flows.files.page.get(list)?.blocks.find(({ block }) => block === 'providers')
  if (!page || !providers) return page
  const [opening, ...rest] = page.file.blocks
  const blocks: PageBlock[] = [...(opening ? [opening] : []), providers, ...rest]
  return { ...page, file: { ...page.file, blocks } }
}

function signInOf({ name, about, login_url }: Provider): ProviderSignIn {
  const signInUrl = loginUrl({ name, ...(login_url !== undefined && { login_url }) })
  return { name, about, signInUrl, isKnown: signInUrl === login_url }
}
