import type { Partner } from '@app/schemas/flow/site/partners'

type Named = { readonly partner: string | undefined; readonly domain: string | undefined }

/**
 * The partner whose name a page shows. An address only says which one of ours it is: what is shown comes from our own list, so a made-up
 * name shows nothing. Named twice and differently it shows nothing either.
 */
export function partnerOf(partners: readonly Partner[], { partner, domain }: Named, mode: string | undefined): Partner | undefined {
  const byName = partner === undefined ? undefined : partners.find((one) => one.partner === partner.toLowerCase())
  const byDomain = domain === undefined ? undefined : partners.find((one) => one.domains.includes(domain.toLowerCase()))
  if (byName && domain !== undefined && byDomain !== byName) return undefined
  const found = byName ?? (partner === undefined ? byDomain : undefined)
  const counts = found?.modes === undefined || (mode !== undefined && found.modes.includes(mode))
  return counts ? found : undefined
}
