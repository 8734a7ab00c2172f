import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'

/** How many people have answered a question; with values, how many chose one of them. Sealed answers are counted, and not read. */
export async function countAnswers(db: Queries, name: string, values?: readonly string[]): Promise<number> {
  const chosen =
    values === undefined
      ? sql<boolean>`true`
      : sql<boolean>`(answers ->> ${name} = any(${values}::text[]) or
    exists (select from jsonb_array_elements_text(case jsonb_typeof(answers -> ${name}) when 'array' then answers -> ${name} end) as one (value)
      where value = any(${values}::text[])))`
  const { count } = await db
    .selectFrom('questionnaires')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where(sql<boolean>`answers ? ${name}`)
    .where(chosen)
    .executeTakeFirstOrThrow()
  return Number(count)
}
