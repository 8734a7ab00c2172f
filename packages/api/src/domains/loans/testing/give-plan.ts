import { postEntry } from '../../../ledger/ledger.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addTestAccount } from '../../brokerage/testing/add-test-account.ts'
import { planStepsOf, signNotes } from './borrower.ts'

type Person = Awaited<ReturnType<TestApp['signUp']>>

/**
 * An individual 401(k) that can lend, straight into the books: for tests whose clock must not move. The partner does not know it, so no
 * money of it can be sent.
 */
export async function givePlan(service: TestApp, person: Person, cents: number): Promise<void> {
  const { db, context } = service
  const id = await addTestAccount(service, person.pk, 'INDIVIDUAL_401K')
  await db.transaction().execute(async (trx) => {
    const lines = [
      { account: `bank/${person.pk}`, cents: -cents },
      { account: `brokerage/${id}/cash`, cents },
    ]
    await postEntry(trx, { id: `given ${id}`, kind: 'test', at: context.now(), lines })
  })
  await signNotes(service, person.access, { signed_name: `${person.first_name} ${person.last_name}` })
  await planStepsOf(service, person).linkBank()
}
