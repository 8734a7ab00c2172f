import type { Provider } from '@app/schemas/flow/site/providers'
import type { ProviderLink, ProviderSignIn } from '@app/schemas/pages/page-drawing'
import { loginUrl } from '@app/schemas/rules/accounts/login-url'
import type { FlowSnapshot } from '../../../flows/flow-snapshot.ts'
import { type FoundPage, findPage, providerList } from './find-page.ts'

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
