import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../../testing/test-app.ts'
import { addRecharacterization } from '../recharacterizations/recharacterization-store.ts'
import { addTransfer } from '../transfers/transfer-store.ts'
import { addTestAccount } from './add-test-account.ts'

/** A deposit into a Roth IRA that was changed to an account of the other kind, as rows alone: its money is in no books. */
export async function addTestChange(service: TestApp, personId: string, toAccountId: string): Promise<string> {
  const [transferId, id, at] = [randomUUID(), randomUUID(), service.context.now()]
  const fromAccountId = await addTestAccount(service, personId, 'ROTH_IRA')
  const over = { reason: null, consent_version: '1', trying_until: null, asked_at: at, waits_until: null, sent_at: at, settled_at: at }
  const common = { person_id: personId, partner_id: null, tax_year: at.getUTCFullYear(), amount_cents: 10_000, ended_at: at, ...over }
  await service.db.transaction().execute(async (trx) => {
    const deposit = {
      direction: 'IN',
      type: 'CURRENT_YEAR',
      bank_id: 'bank',
      bank_last_four: '4321',
      payment_way: null,
      schedule_id: null,
    } as const
    await addTransfer(trx, { ...common, ...deposit, id: transferId, account_id: fromAccountId, state: 'AVAILABLE', available_at: at })
    const sides = { from_account_id: fromAccountId, to_account_id: toAccountId }
    const sums = { moved_cents: 10_100, opening_cents: 10_000, closing_cents: 10_100, has_filed_in_time: null }
    await addRecharacterization(trx, { ...common, ...sides, ...sums, id, transfer_id: transferId, state: 'SETTLED' })
  })
  return id
}
