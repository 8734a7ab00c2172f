import { randomUUID } from 'node:crypto'
import { sealing } from '../../../security/sealing.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { type AccountRow, addAccount } from '../account-store.ts'
import { openMoney } from '../booking.ts'
import { sealedBrokerageAccounts } from '../sealed.ts'

/** An open account straight into the books, for tests whose clock must not move. The partner does not know it, so no money of it can be sent. */
export async function addTestAccount({ db, context }: TestApp, personId: string, type: AccountRow['account_type']): Promise<string> {
  const [id, at] = [randomUUID(), context.now()]
  await db.transaction().execute(async (trx) => {
    await addAccount(trx, {
      id,
      person_id: personId,
      account_type: type,
      number: `T${id.slice(0, 8)}`,
      state: 'ACTIVE',
      partner_id: `unknown-${id}`,
      partner_number: null,
      last_four: null,
      reason: null,
      valued_at: null,
      consent_version: '1',
      consented_at: at,
      consent_address: sealing(context.keys, sealedBrokerageAccounts).seal('consent_address', id, '10.0.0.1'),
      trying_until: null,
      created_at: at,
      active_at: at,
      updated_at: at,
    })
    await openMoney(trx, id, personId)
  })
  return id
}
