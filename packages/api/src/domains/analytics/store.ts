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

/** Saves what was drawn. Existing variants stay, so that odds that change later change nobody. */
export async function saveAssigned(db: Queries, personId: string, assigned: readonly Assigned[], at: Date): Promise<void> {
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

type Exposure = { readonly name: string; readonly variant: string; readonly day: string; readonly visitors: number }

/** Adds what was counted of visitors to the counts of their day. */
export async function addExposures(db: Queries, exposures: readonly Exposure[]): Promise<void> {
  const sorted = exposures.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  await sql`
    insert into experiment_exposures as kept (name, variant, day, visitors)
    select name, variant, day, visitors
    from jsonb_to_recordset(${JSON.stringify(sorted)}::jsonb) as counted (name text, variant text, day date, visitors integer)
    on conflict (name, variant, day) do update set visitors = kept.visitors + excluded.visitors`.execute(db)
}

/** How many visitors first saw a variant, day by day. */
export async function countExposures(db: Queries, test: string): Promise<readonly Omit<Exposure, 'name'>[]> {
  const { rows } = await sql<Omit<Exposure, 'name'>>`
    select variant, to_char(day, 'YYYY-MM-DD') as day, visitors from experiment_exposures where name = ${test} order by day`.execute(db)
  return rows
}

export async function forgetOldExposures(db: Queries, before: Date): Promise<void> {
  await sql`delete from experiment_exposures where day < ${before}::date`.execute(db)
}
