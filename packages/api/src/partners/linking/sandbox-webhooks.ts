import { createECDH, createHash } from 'node:crypto'
import type { JWK } from 'jose'
import { deriveKeys } from '../../security/derive-key.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import type { Deliver } from '../webhooks/webhooks.ts'
import { verifySigned, webhookHeader } from './signed-webhook.ts'

const label = 'linking-sandbox-webhooks v1'

/** Signs as the real company does, with a key of the sandbox. */
export async function deliverSigned(keys: KeyRing, deliver: Deliver, body: object, now: Date): Promise<void> {
  const { id, key } = deriveKeys(keys, label).current
  const raw = JSON.stringify(body)
  const { importJWK, SignJWT } = await import('jose')
  const token = await new SignJWT({ request_body_sha256: createHash('sha256').update(raw).digest('hex') })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: id })
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .sign(await importJWK(pairOf(key), 'ES256'))
  await deliver('linking', { [webhookHeader]: token }, raw)
}

export function verifySandbox(keys: KeyRing) {
  return verifySigned(async (keyId) => {
    const key = deriveKeys(keys, label).byId.get(keyId)
    if (!key) return undefined
    const { d: _secret, ...open } = pairOf(key)
    return open
  })
}

/** The pair of keys derived from 32 bytes. */
function pairOf(secret: Buffer): JWK {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(secret)
  const open = curve.getPublicKey()
  const text = (bytes: Buffer) => bytes.toString('base64url')
  return { kty: 'EC', crv: 'P-256', x: text(open.subarray(1, 33)), y: text(open.subarray(33)), d: text(secret) }
}
