import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { closeDatabase, openDatabase } from '../db/database.ts'
import { freshDatabase, freshDatabaseUrl } from '../db/testing/test-database.ts'
import { isFew } from '../testing/is-few.ts'
import { beginImport, newFolder, runImport, runImportProgram } from '../testing/run-import.ts'
import { importCommand } from './import.ts'

it('writes a sample and reads it; read again nothing is to be done', async () => {
  const folder = newFolder()
  const { db, url } = await freshDatabase()
  expect(await runImport(folder, ['sample', '--plans', '200', '--seed', '5', 'sample'])).toMatchObject({
    code: 0,
    said: expect.stringContaining('200 plans of seed 5'),
  })
  const files = ['F_SCH_H', 'F_5500', 'F_5500_SF', 'F_SCH_I', 'F_SCH_C_PART1_ITEM2'].map((kind) => `sample/${kind}.csv`)
  expect(await runImportProgram(folder, ['form5500', ...files], url)).toMatchObject({ code: 0, said: expect.stringContaining('✓') })
  expect(await db.selectFrom('plans').select('ack_id').execute()).toHaveLength(200)
  const again = await runImport(folder, ['form5500', ...files], url)
  expect([again.code, again.said]).toEqual([0, expect.stringContaining('everything was read before')])
})

it('tells rows that cannot be read by their lines, the first on the screen and all in a file', async () => {
  const folder = newFolder()
  const { url } = await freshDatabase()
  const rows = Array.from({ length: 30 }, (_none, index) => `A${index},x,1,Name,2J\n`).join('')
  writeFileSync(join(folder, 'bad.csv'), `ACK_ID,SPONS_DFE_EIN,SPONS_DFE_PN,SPONSOR_DFE_NAME,TYPE_PENSION_BNFT_CODE\n${rows}`)
  const { code, said } = await runImport(folder, ['form5500', 'bad.csv'], url)
  expect(code).toBe(0)
  expect(said).toContain('30 rows could not be read')
  expect(said).toContain('line 21: the EIN is not there, or not one')
  expect(said).not.toContain('line 22:')
  const all = readFileSync(join(folder, 'bad.csv.bad-rows.csv'), 'utf8').trim().split('\n')
  expect([all.length, all.at(-1)]).toEqual([31, '31,"the EIN is not there, or not one"'])
})

it.each([
  [['form5500', 'nothing.csv'], 1, 'There is no file'],
  [['form5500'], 2, '“form5500” needs more words.\nnpm run import'],
  [['form5500', '--all'], 2, '“form5500” does not take “--all”.\nnpm run import'],
  [['forms'], 2, 'There is no command “forms”.\nnpm run import'],
  [['sample', '--plans', '0'], 2, 'npm run import'],
  [['sample', '--plans', 'many'], 2, 'npm run import'],
  [['sample', '--sed', '1'], 2, 'npm run import'],
  [[], 2, 'npm run import'],
  [['help'], 0, 'npm run import'],
])('%j ends with %i and says why', async (words, code, said) => {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const screen = { print: say, complain: say, progress: say }
  expect(await importCommand(words, { env: {}, folder: newFolder(), signal: new AbortController().signal, screen })).toBe(code)
  expect(lines.join('\n')).toContain(said)
})

it('killed in the middle it goes on where it was, and comes to the same', async () => {
  const folder = newFolder()
  const plans = isFew ? 10_000 : 30_000
  await runImport(folder, ['sample', '--plans', String(plans), '.'])
  const { url, drop } = await freshDatabaseUrl()
  const db = openDatabase({ url, maxConnections: 1, statementTimeoutMs: 0 })
  onTestFinished(async () => {
    await closeDatabase(db)
    await drop()
  })
  const words = ['form5500', 'F_5500_SF.csv', 'F_5500.csv']
  const rowsDone = async () => (await db.selectFrom('directory_imports').select('rows_done').executeTakeFirst())?.rows_done ?? 0
  let killed = 0
  for (const until of [1, isFew ? 2_001 : 8_001]) {
    const child = beginImport(folder, words, url)
    const exit = once(child, 'exit')
    while ((await rowsDone()) < until && child.exitCode === null) await pause(5)
    if (child.kill('SIGKILL')) killed++
    await exit
  }
  const kept = await db.selectFrom('filings').select('ack_id').execute()
  expect([killed, kept.length]).toEqual([2, await rowsDone()])
  const { said } = await runImport(folder, words, url)
  expect(said).toMatch(/F_5500_SF\.csv: .* went on after [\d,]+ rows/)
  expect(await db.selectFrom('plans').select('ack_id').execute()).toHaveLength(plans)
})
