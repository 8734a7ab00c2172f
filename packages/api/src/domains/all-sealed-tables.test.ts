import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { allSealedTables, domains } from './index.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('**/*.ts', { cwd: source }).filter((file) => !file.endsWith('.test.ts'))
const declaring = files.filter((file) => file.endsWith('/sealed.ts')).sort()
const filesWith = (text: RegExp) => files.filter((file) => text.test(readFileSync(`${source}/${file}`, 'utf8'))).sort()

it('each declared table reaches the change of keys once', async () => {
  const declared = await Promise.all(declaring.map(tablesOf))
  expect(namesOf(allSealedTables)).toEqual(namesOf(declared.flat()))
  expect(new Set(namesOf(allSealedTables)).size).toBe(allSealedTables.length)
})

it.each(declaring.filter((file) => file.startsWith('domains/')))('%s is what its domain brings', async (file) => {
  const modules: Readonly<Record<string, unknown>> = await import(`${source}/${file.replace('sealed.ts', 'domain.ts')}`)
  const brought = domains.filter((domain) => Object.values(modules).includes(domain)).flatMap(({ sealed = [] }) => sealed)
  expect(namesOf(brought)).toEqual(namesOf(await tablesOf(file)))
})

it('tables are declared in files named sealed.ts and nowhere else', () => {
  expect(filesWith(/\bsealedTable\(/)).toEqual(declaring)
})

it('only declared columns are encrypted: no folder but security encrypts by itself', () => {
  expect(filesWith(/\b(encrypt|decrypt)Field\b/).filter((file) => !file.startsWith('security/'))).toEqual([])
})

async function tablesOf(file: string): Promise<typeof allSealedTables> {
  const exported: Readonly<Record<string, (typeof allSealedTables)[number]>> = await import(`${source}/${file}`)
  return Object.values(exported)
}

function namesOf(tables: typeof allSealedTables): readonly string[] {
  return tables.map(({ name }) => name).sort()
}
