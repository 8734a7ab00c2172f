import { randomUUID } from 'node:crypto'
import { postEntry } from '../../../ledger/ledger.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addAccount } from '../../brokerage/account-store.ts'
import { openMoney } from '../../brokerage/booking.ts'
import { planStepsOf, signNotes } from './borrower.ts'

type Person = Awaited<ReturnType<TestApp['signUp']>>

/**
 * An individual 401(k) that can lend, straight into the books: for tests whose clock must not move. The partner does not know it, so no
 * money of it can be sent.
 */
export async function givePlan(service: TestApp, person: Person, cents: number): Promise<void> {
  const { db, context } = service
  const [id, at] = [randomUUID(), context.now()]
  await db.transaction().execute(async (trx) => {
    await addAccount(trx, {
      id,
      person_id: person.pk,
      account_type: 'INDIVIDUAL_401K',
      number: `T${id.slice(0, 8)}`,
      state: 'ACTIVE',
      partner_id: `unknown-${id}`,
      partner_number: null,
      last_four: null,
      reason: null,
      valued_at: null,
      consent_version: '1',
      consented_at: at,
      consent_address: 'none',
      trying_until: null,
      created_at: at,
      active_at: at,
      updated_at: at,
    })
    await openMoney(trx, id, person.pk)
    const lines = [
      { account: `bank/${person.pk}`, cents: -cents },
      { account: `brokerage/${id}/cash`, cents },
    ]
    await postEntry(trx, { id: `given ${id}`, kind: 'test', at, lines })
  })
  await signNotes(service, person.access, { signed_name: `${person.first_name} ${person.last_name}` })
  await planStepsOf(service, person).linkBank()
}
