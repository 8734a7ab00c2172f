import { openPlaces } from '@app/engine/files'
import type { AppPlace } from '@app/schemas/flow/app-places'
import type { LiveCatalogue } from './live-catalogue.ts'

type Where = { readonly flows: LiveCatalogue; readonly settings: { readonly publicUrl: string } }

/** The address of a place in the flows, for links in e-mails. Without a live mode that opens it for everybody, the dashboard. */
export function placeUrl({ flows, settings }: Where, place: AppPlace): string {
  const live = [...flows.current().modes.values()].flatMap((status) => status.live?.file ?? [])
  const opening = openPlaces(live)[place]?.find(({ ifBegun }) => !ifBegun)
  if (!opening) return `${settings.publicUrl}/dashboard`
  return `${settings.publicUrl}/${opening.mode}${opening.at === undefined ? '' : `/${opening.at}`}`
}
