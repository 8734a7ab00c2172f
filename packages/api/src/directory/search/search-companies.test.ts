import { expect, it } from 'vitest'
import { freshDatabase } from '../../db/testing/test-database.ts'
import { fillCompanies } from '../testing/fill-companies.ts'
import { searchCompanies } from './search-companies.ts'
import { typedNames } from './testing/typed-names.ts'

const shown = 5
const leastFound = 0.95
const madeUp = 4_000

it('names as people type them are found among the first five, 95 of 100', async () => {
  const { db } = await freshDatabase()
  await fillCompanies(db, typedNames, madeUp)
  const find = async (typed: string) => (await searchCompanies(db, typed)).slice(0, shown).map(({ name }) => name)
  const all = typedNames.flatMap(({ name, typed }) => typed.map((text) => ({ name, text })))
  const missed: string[] = []
  for (const { name, text } of all) if (!(await find(text)).includes(name)) missed.push(`${text} (${name})`)
  expect(all.length).toBeGreaterThanOrEqual(300)
  expect(1 - missed.length / all.length, missed.join('\n')).toBeGreaterThanOrEqual(leastFound)
  for (const typed of ['', '...', "'; drop table companies; --", 'qqqqqqq', '%', '\\', '🦩', 'x'.repeat(200)])
    expect(await find(typed), typed).toEqual([])
})
