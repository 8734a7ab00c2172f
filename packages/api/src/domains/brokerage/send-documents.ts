import { findAccount } from './account-store.ts'
import type { BrokerageContext } from './brokerage-context.ts'

/**
 * Passes on to the partner what the person has sent for it. A file is noted as passed on once the partner has it; what dies in between
 * is sent once more, which the partner bears.
 */
export async function sendDocuments({ context, brokerage, sentFiles, recordAccepted }: BrokerageContext, accountId: string): Promise<void> {
  const account = await findAccount(context.db, accountId)
  if (account?.state !== 'ACTION_REQUIRED' || !account.partner_id) return
  for (const { requestId, document, files } of await sentFiles(account.person_id, accountId)) {
    const told = []
    for (const file of files) told.push(await brokerage.sendFile(account.partner_id, { document, ...file }))
    if (told.length > 0 && told.every(({ ok }) => ok)) await recordAccepted(requestId)
  }
}
