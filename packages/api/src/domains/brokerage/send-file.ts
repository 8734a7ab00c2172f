import type { BrokerageDocument } from '../../partners/brokerage/brokerage.ts'
import { findAccount } from './account-store.ts'
import type { BrokerageGround } from './brokerage-ground.ts'
import { lookAtAccount } from './follow-account.ts'

type File = { readonly document: BrokerageDocument; readonly mediaType: string; readonly bytes: Uint8Array }

/** Passes a document on that the brokerage asked for, and looks how the account stands then. Not to be called within a transaction. */
export async function sendFileToBrokerage(
  parts: BrokerageGround,
  accountId: string,
  file: File,
): Promise<'sent' | 'partner_unavailable' | 'partner_refused'> {
  const account = await findAccount(parts.ground.db, accountId)
  if (!account?.partner_id) return 'partner_refused'
  const told = await parts.brokerage.sendFile(account.partner_id, file)
  if (!told.ok) return told.why === 'unavailable' ? 'partner_unavailable' : 'partner_refused'
  await lookAtAccount(parts, accountId)
  return 'sent'
}
