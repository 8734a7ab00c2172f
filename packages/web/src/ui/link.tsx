import type { AnchorHTMLAttributes } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { readonly to: string; readonly state?: unknown }

/** A way to another page of ours, without loading all of it anew. The router's own one brings the means to load pages of servers. */
export function Link({ to, state, ...others }: Props) {
  const go = useLinkClickHandler(to, { state })
  return <a {...others} href={useHref(to)} onClick={go} />
}
