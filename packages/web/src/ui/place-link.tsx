import type { AppPlace } from '@app/schemas/flow/app-places'
import type { ComponentProps } from 'react'
import { placeAddress } from '../client/app-places.ts'
import { Link } from './link.tsx'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & {
  readonly place: AppPlace
  /** The modes that the person has begun, the latest first. */
  readonly begun?: readonly { readonly mode: string }[]
}

/** A link from a page of ours into the flows. Nothing is drawn while no live mode opens the place. */
export function PlaceLink({ place, begun, ...link }: Props) {
  const address = placeAddress(place, begun)
  return address === undefined ? null : <Link to={address} {...link} />
}
