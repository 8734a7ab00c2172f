import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { deriveKeys } from '../../security/derive-key.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import type { PartnerEvent, WebhookHeaders } from '../webhooks/webhooks.ts'
import { brokerageNews } from './brokerage.ts'

const label = 'sandbox-brokerage-messages v1'
const header = 'x-brokerage-signature'
const message = brokerageNews.extend({ id: z.string(), at: z.iso.datetime() })

export function signMessage(keys: KeyRing, raw: string): Readonly<Record<string, string>> {
  return { [header]: signatureOf(deriveKeys(keys, label).current.key, raw) }
}

/** The message, when the sandbox has signed it. */
export function readMessage(keys: KeyRing, headers: WebhookHeaders, raw: string): PartnerEvent | undefined {
  const given = Buffer.from(headers(header) ?? '')
  const isSigned = [...deriveKeys(keys, label).byId.values()].some((key) => {
    const wanted = Buffer.from(signatureOf(key, raw))
    return wanted.length === given.length && timingSafeEqual(wanted, given)
  })
  if (!isSigned) return undefined
  const read = message.safeParse(JSON.parse(raw))
  if (!read.success) return undefined
  const { id, at, ...body } = read.data
  return { id, sentAt: new Date(at), body }
}

function signatureOf(key: Buffer, raw: string): string {
  return createHmac('sha256', key).update(raw).digest('hex')
}
