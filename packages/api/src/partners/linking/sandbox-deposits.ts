import type { Queries } from '../../db/database.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { type Deposits, type NotDone, refused } from './linking.ts'
import { findItem, putItem, type SandboxItem } from './sandbox-items.ts'
import { readSandboxCode } from './sandbox-tokens.ts'

type Checked = NotDone | { readonly ok: true; readonly deposits: Deposits }

/** Compares what the person says with what stood beside the deposit. A try before it has arrived does not count. */
export async function checkDeposit(
  shelf: { readonly db: Queries; readonly keys: KeyRing },
  itemId: string,
  publicToken: string,
  now: Date,
): Promise<Checked> {
  const item = await findItem(shelf, itemId)
  if (!item?.deposit || item.isRemoved) return refused
  const said = readSandboxCode(publicToken)
  if (said === undefined) return refused
  const after = tried(item, item.deposit, said, now)
  await putItem(shelf, itemId, after, now)
  const { triesLeft, expiresAt } = after.deposit ?? item.deposit
  return { ok: true, deposits: { verification: after.account.verification, triesLeft, expiresAt } }
}

function tried(item: SandboxItem, deposit: NonNullable<SandboxItem['deposit']>, said: string, now: Date): SandboxItem {
  const { account } = item
  if (account.verification !== 'pending' || now < deposit.arrivesAt) return item
  if (now >= deposit.expiresAt) return { ...item, account: { ...account, verification: 'expired' } }
  if (said === deposit.code) return { ...item, account: { ...account, verification: 'verified' } }
  const triesLeft = deposit.triesLeft - 1
  return { ...item, deposit: { ...deposit, triesLeft }, account: { ...account, verification: triesLeft > 0 ? 'pending' : 'failed' } }
}
