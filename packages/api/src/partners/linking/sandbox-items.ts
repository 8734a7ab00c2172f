import { z } from 'zod'
import type { Queries } from '../../db/database.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { findObject, putObject } from '../sandbox/store.ts'

const verification = z.enum(['not_needed', 'pending', 'verified', 'failed', 'expired'])
const cents = z.number().nullable()
const text = z.string().nullable()

const item = z.object({
  account: z.object({
    accountId: z.string(),
    name: z.string(),
    type: z.string(),
    subtype: z.string(),
    lastFour: text,
    balanceCents: cents,
    availableCents: cents,
    vestedCents: cents,
    accountNumber: text,
    routingNumber: text,
    verification,
  }),
  needsLogin: z.boolean(),
  isRemoved: z.boolean(),
  deposit: z.object({ code: z.string(), arrivesAt: z.coerce.date(), expiresAt: z.coerce.date(), triesLeft: z.number() }).nullable(),
})

/** A link as the bank or the plan knows it. */
export type SandboxItem = z.output<typeof item>

export const sandboxPartner = 'linking'

export async function findItem(shelf: { readonly db: Queries; readonly keys: KeyRing }, itemId: string): Promise<SandboxItem | undefined> {
  const found = await findObject(shelf, sandboxPartner, itemId)
  return found && item.parse(found.body)
}

export async function putItem(
  shelf: { readonly db: Queries; readonly keys: KeyRing },
  itemId: string,
  body: SandboxItem,
  now: Date,
): Promise<void> {
  await putObject(shelf, { partner: sandboxPartner, id: itemId, kind: 'item', body }, now)
}

export function accessTokenOf(itemId: string): string {
  return `access-sandbox-${itemId}`
}

export function itemIdOf(accessToken: string): string {
  return accessToken.replace(/^access-sandbox-/, '')
}
