import { createHmac, timingSafeEqual } from 'node:crypto'
import type { WebhookSource } from '../webhooks/webhooks.ts'

const signatureHeader = 'x-finder-signature'

/** A message says when it was signed, and is signed together with that. */
export function signChange(secret: string, raw: string, at: Date): Readonly<Record<string, string>> {
  const seconds = String(Math.floor(at.getTime() / 1000))
  return { [signatureHeader]: `t=${seconds},v1=${mac(secret, seconds, raw).toString('hex')}` }
}

export function verifyChange(secret: string): WebhookSource['verify'] {
  return (header, raw) => {
    const [, seconds, hex] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header(signatureHeader) ?? '') ?? []
    if (seconds === undefined || hex === undefined) return undefined
    if (!timingSafeEqual(mac(secret, seconds, raw), Buffer.from(hex, 'hex'))) return undefined
    const body = read(raw)
    return body && { id: body.id, sentAt: new Date(Number(seconds) * 1000), body: { ref: body.ref } }
  }
}

function mac(secret: string, seconds: string, raw: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${raw}`).digest()
}

function read(raw: string): { readonly id: string; readonly ref: string } | undefined {
  try {
    const { id, ref } = JSON.parse(raw)
    return typeof id === 'string' && typeof ref === 'string' ? { id, ref } : undefined
  } catch {
    return undefined
  }
}
