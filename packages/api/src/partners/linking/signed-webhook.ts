import { createHash, timingSafeEqual } from 'node:crypto'
import type { JWK } from 'jose'
import type { WebhookSource } from '../webhooks/webhooks.ts'

/** The public key of that name; undefined when the company has none. */
export type WebhookKey = (keyId: string) => Promise<JWK | undefined>

export const webhookHeader = 'plaid-verification'

/** A message is signed by a short token in its head: ES256, with the hash of the body and the time in it. */
export function verifySigned(keyOf: WebhookKey): WebhookSource['verify'] {
  return async (header, raw, now) => {
    const token = header(webhookHeader)
    if (token === undefined) return undefined
    const { decodeProtectedHeader, importJWK, jwtVerify } = await import('jose')
    try {
      const { alg, kid } = decodeProtectedHeader(token)
      const key = alg === 'ES256' && typeof kid === 'string' ? await keyOf(kid) : undefined
      if (!key) return undefined
      const { payload } = await jwtVerify(token, await importJWK(key, 'ES256'), { algorithms: ['ES256'], currentDate: now })
      const { iat, request_body_sha256: hash } = payload
      const own = createHash('sha256').update(raw).digest()
      if (typeof iat !== 'number' || typeof hash !== 'string' || !isEqual(own, hash)) return undefined
      // Messages have no id: their content and their moment of signing identify them.
      return { id: `${iat} ${hash}`, sentAt: new Date(iat * 1000), body: JSON.parse(raw) }
    } catch {
      return undefined
    }
  }
}

function isEqual(own: Buffer, hash: string): boolean {
  const given = Buffer.from(hash, 'hex')
  return given.length === own.length && timingSafeEqual(given, own)
}
