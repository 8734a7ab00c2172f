import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'

/** A mode, a step, a fact that people decide, or one answer to it: under every name that it had. */
export type PeopleAt =
  | { readonly what: 'mode' | 'step' | 'fact'; readonly names: readonly string[] }
  | { readonly what: 'option'; readonly names: readonly string[]; readonly values: readonly string[] }

/** How many people are on their way in the mode, stand on the step, or have given the answer. */
export async function countPeopleAt(db: Queries, at: PeopleAt): Promise<number> {
  const { count } = await db
    .selectFrom('journeys')
    .select((eb) => eb.fn.count<string>('person_id').distinct().as('count'))
    .where(isAt(at))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function isAt(at: PeopleAt) {
  const { names } = at
  switch (at.what) {
    case 'mode':
      return sql<boolean>`mode = any(${names}::text[])`
    case 'step':
      return sql<boolean>`(place ->> 'step' = any(${names}::text[]) or place -> 'from' ->> 'step' = any(${names}::text[]))`
    case 'fact':
      return sql<boolean>`answers ?| ${names}::text[]`
    case 'option':
      return sql<boolean>`exists (
        select from jsonb_each_text(answers) as one (name, value) where name = any(${names}::text[]) and value = any(${at.values}::text[]))`
  }
}
