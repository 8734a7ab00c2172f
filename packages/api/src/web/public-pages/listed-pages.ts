import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import { type FoundPage, pageAt, pageCalled } from './page-at.ts'
import { providerLinks } from './provider-pages.ts'

type Flows = Pick<LiveCatalogue, 'landing' | 'page' | 'standing'>

/** Where there is a page, for those who look for what there is. */
export function listedAddresses(flows: Flows & Pick<LiveCatalogue, 'pageNames' | 'providers'>): readonly string[] {
  const { pages, landings } = flows.pageNames()
  const own = [...pages, ...landings].flatMap((name) => listedPage(flows, name)?.address ?? [])
  return [...own, ...providerLinks(flows).map(({ address }) => address)]
}

/** A page that has an address of its own. */
export function listedPage(flows: Flows, name: string): FoundPage | undefined {
  return name === 'home' ? pageCalled(flows, name) : pageAt(flows, name)
}
