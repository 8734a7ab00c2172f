import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKeys } from '../../security/derive-key.ts'
import type { KeyRing } from '../../security/key-ring.ts'

const label = 'unsubscribe-links v1'

/** The address that stops e-mails. It names no e-mail address, and it never runs out. */
export function unsubscribeUrl(keys: KeyRing, publicUrl: string, reference: string): string {
  const { key } = deriveKeys(keys, label).current
  return `${publicUrl}/api/v1/accounts/users/unsubscribe/${encodeURIComponent(reference)}/${tokenFor(key, reference)}/`
}

/** Whether we made the link. */
export function isOurLink(keys: KeyRing, reference: string, token: string): boolean {
  const given = Buffer.from(token)
  return [...deriveKeys(keys, label).byId.values()].some((key) => {
    const wanted = Buffer.from(tokenFor(key, reference))
    return wanted.length === given.length && timingSafeEqual(wanted, given)
  })
}

function tokenFor(key: Buffer, reference: string): string {
  return createHmac('sha256', key).update(reference).digest('base64url')
}
