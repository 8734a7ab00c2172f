import type { FlowSnapshot } from '../../flows/flow-snapshot.ts'
import { type FoundPage, pageAt, pageCalled } from './page-at.ts'
import { providerLinks } from './provider-pages.ts'

/** Where there is a page, for those who look for what there is. */
export function listedAddresses(flows: FlowSnapshot): readonly string[] {
  const { page, landing } = flows.files
  const own = [...page.keys(), ...landing.keys()].flatMap((name) => listedPage(flows, name)?.address ?? [])
  return [...own, ...providerLinks(flows).map(({ address }) => address)]
}

/** A page that has an address of its own. */
export function listedPage(flows: FlowSnapshot, name: string): FoundPage | undefined {
  return name === 'home' ? pageCalled(flows, name) : pageAt(flows, name)
}
