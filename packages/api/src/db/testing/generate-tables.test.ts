import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generateTables } from './generate-tables.ts'
import { freshDatabaseUrl } from './test-database.ts'

it('the generated row types are those of the migrated database: if not, “npm run tables” writes them', async () => {
  const { url, drop } = await freshDatabaseUrl()
  const generated = await generateTables(url)
  await drop()
  expect(readFileSync(new URL('../generated/tables.ts', import.meta.url), 'utf8')).toBe(generated)
})
