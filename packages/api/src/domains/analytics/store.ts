import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'

type Assigned = { readonly name: string; readonly value: string }

/** Variants by the names of tests, as one value. */
export function findAssigned(db: Queries, personId: string) {
  return db
    .selectFrom('experiment_assignments')
    .select(sql<Readonly<Record<string, string>> | null>`jsonb_object_agg(name, variant)`.as('found'))
    .where('person_id', '=', personId)
}

/** Keeps what was drawn. What is there already stays, so that odds that change later change nobody. */
export async function keepAssigned(db: Queries, personId: string, assigned: readonly Assigned[], at: Date): Promise<void> {
  const [names, variants] = [assigned.map(({ name }) => name), assigned.map(({ value }) => value)]
  await sql`
    insert into experiment_assignments (person_id, name, variant, assigned_at)
    select ${personId}::uuid, name, variant, ${at}::timestamptz from unnest(${names}::text[], ${variants}::text[]) as drawn (name, variant)
    on conflict (person_id, name) do nothing`.execute(db)
}

/** When they first saw them. */
export async function markSeen(db: Queries, personId: string, names: readonly string[], at: Date): Promise<void> {
  await sql`
    update experiment_assignments set exposed_at = ${at}
    where person_id = ${personId} and name = any(${names}) and exposed_at is null`.execute(db)
}
