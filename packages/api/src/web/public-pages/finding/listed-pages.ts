import type { FlowSnapshot } from '../../../flows/flow-snapshot.ts'
import { pageAt } from './find-page.ts'
import { providerLinks } from './provider-pages.ts'

/** The addresses of all pages that search engines may list. */
export function listedAddresses(flows: FlowSnapshot): readonly string[] {
  const { page, landing } = flows.files
  const own = [...page.keys(), ...landing.keys()].flatMap((name) => pageAt(flows, name)?.asked.address ?? [])
  return [...own, ...providerLinks(flows).map(({ address }) => address)]
}
