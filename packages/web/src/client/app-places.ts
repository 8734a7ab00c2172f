import type { Opening } from '@app/engine'
import type { AppPlace } from '@app/schemas/flow/app-places'
import { readPageData } from './service/page-data.ts'
import { addressOf } from './walk/address.ts'

/** The address of a place in the flows. Returns undefined while no live mode opens it. */
export function placeAddress(place: AppPlace, begun: readonly { readonly mode: string }[] = []): string | undefined {
  const opening = openingOf(place, begun)
  if (!opening) return undefined
  return opening.at === undefined ? `/${opening.mode}` : addressOf(opening.mode, opening.at)
}

/** The mode and step of a place: a mode that the person has begun comes first, in the order of `begun`. */
export function openingOf(place: AppPlace, begun: readonly { readonly mode: string }[] = []): Opening | undefined {
  const openings = readPageData().places[place] ?? []
  const own = begun.flatMap((one) => openings.find(({ mode }) => mode === one.mode) ?? [])
  return own[0] ?? openings.find(({ ifBegun }) => !ifBegun)
}
