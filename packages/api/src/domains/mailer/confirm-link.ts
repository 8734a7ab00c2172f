import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKeys } from '../../security/derive-key.ts'
import type { KeyRing } from '../../security/key-ring.ts'

const label = 'contact-links v1'

/** The address by which the sender of a message confirms it. It names the row, and nothing of the message. */
export function confirmUrl(keys: KeyRing, publicUrl: string, id: string): string {
  return `${publicUrl}/api/v1/mailer/contact-us/confirm/${id}/${tokenFor(deriveKeys(keys, label).current.key, id)}/`
}

/** Whether we made the link. */
export function isConfirmLink(keys: KeyRing, id: string, token: string): boolean {
  const given = Buffer.from(token)
  return [...deriveKeys(keys, label).byId.values()].some((key) => {
    const wanted = Buffer.from(tokenFor(key, id))
    return wanted.length === given.length && timingSafeEqual(wanted, given)
  })
}

function tokenFor(key: Buffer, id: string): string {
  return createHmac('sha256', key).update(id).digest('base64url')
}
