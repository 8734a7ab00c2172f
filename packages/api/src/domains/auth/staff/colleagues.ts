import type { StaffRole } from '@app/schemas/rules/desk/roles'
import type { Queries } from '../../../db/database.ts'
import type { KeyRing } from '../../../security/key-ring.ts'
import { openAccount } from '../account.ts'
import { findPeople } from '../store.ts'
import { findColleagues } from './staff-store.ts'

export type Colleague = {
  readonly personId: string
  readonly role: StaffRole
  readonly name: string
  readonly email: string
}

/** Everybody who works at the desk, or with a role, the longest there first. */
export async function colleaguesWith({ keys }: { readonly keys: KeyRing }, db: Queries, role?: StaffRole): Promise<readonly Colleague[]> {
  const rows = await findColleagues(db, role)
  if (rows.length === 0) return []
  const people = new Map(
    (
      await findPeople(
        db,
        rows.map(({ person_id }) => person_id),
      )
    ).map((row) => [row.id, openAccount(keys, row)]),
  )
  return rows.flatMap(({ person_id: personId, role: own }) => {
    const account = people.get(personId)
    return account ? [{ personId, role: own, name: `${account.firstName} ${account.lastName}`.trim(), email: account.email }] : []
  })
}
