import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'

const largestOfWord = 60

export type NamesOfCompany = {
  readonly id: number
  readonly name: string
  /** Names of the sponsor in all of its filings: as filed, trade names and earlier names. */
  readonly names: readonly string[]
  readonly plan_names: readonly string[]
}

export async function findNames(db: Queries, after: number, last: number): Promise<readonly NamesOfCompany[]> {
  const { rows } = await sql<NamesOfCompany>`
    select company.id, company.name, array_agg(distinct filed.name) filter (where filed.name is not null) as names,
      array_agg(distinct filing.plan_name) as plan_names
    from companies as company
    join filings as filing on filing.company_id = company.id
    cross join lateral (values (filing.company_name), (filing.trade_name), (filing.former_name)) as filed (name)
    where company.id > ${after} and company.id <= ${last}
    group by company.id`.execute(db)
  return rows
}

type Indexed = { readonly id: number; readonly other_names: readonly string[]; readonly search_words: readonly string[] }

export async function saveNames(db: Queries, companies: readonly Indexed[]): Promise<void> {
  if (companies.length === 0) return
  await sql`
    update companies set other_names = new.other_names, search_words = new.search_words
    from json_to_recordset(${JSON.stringify(companies)}::json) as new (id int, other_names text[], search_words text[])
    where companies.id = new.id and (companies.other_names, companies.search_words) is distinct from (new.other_names, new.search_words)`.execute(
    db,
  )
}

/** In the order of the words: two that do this at once don't wait for each other in a circle. */
export async function saveWords(db: Queries): Promise<void> {
  await sql`
    insert into company_words (word, companies, largest)
    select word, count(*), (array_agg(id order by assets_cents desc, id))[1:${sql.lit(largestOfWord)}]
    from companies cross join lateral unnest(search_words) as word
    group by word order by word
    on conflict (word) do update set companies = excluded.companies, largest = excluded.largest
    where (company_words.companies, company_words.largest) is distinct from (excluded.companies, excluded.largest)`.execute(db)
}

export async function findNewWords(db: Queries, after: string, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from company_words where word > ${after} and spellings = '{}' order by word limit ${limit}`.execute(db)
  return rows.map(({ word }) => word)
}

export async function saveSpellings(db: Queries, words: readonly { readonly word: string; readonly spellings: string[] }[]): Promise<void> {
  await sql`
    update company_words set spellings = new.spellings
    from json_to_recordset(${JSON.stringify(words)}::json) as new (word text, spellings text[])
    where company_words.word = new.word`.execute(db)
}
