import type { Context } from '../../context/context.ts'
import { openAccount } from '../auth/account.ts'
import { findPeople } from '../auth/store.ts'

/** The names of people, by their ids. Who has closed their account has none any more. */
export async function namesOf(
  { db, keys }: Pick<Context, 'db' | 'keys'>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  return new Map(
    (await findPeople(db, known)).flatMap((row) => {
      if (row.closed_at !== null) return []
      const { firstName, lastName } = openAccount(keys, row)
      return [[row.id, `${firstName} ${lastName}`.trim()] as const]
    }),
  )
}
