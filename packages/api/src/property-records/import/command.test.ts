import { once } from 'node:events'
import { createWriteStream, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { freshDatabase } from '../../db/testing/test-database.ts'
import { isFew } from '../../testing/is-few.ts'
import { beginImport, newFolder, runImport } from '../../testing/run-import.ts'
import { sampleReports } from '../sample/sample-report.ts'
import { report } from '../testing/report-lines.ts'

it('reads files of a state, tells what is wrong, and says when a report does not add up', async () => {
  const folder = newFolder()
  const { db, url } = await freshDatabase()
  const [first = '', property = '', last = ''] = report([{ lastName: 'SAMPLE', firstName: 'ADA', state: 'OR' }])
  writeFileSync(join(folder, 'good.txt'), `${[first, property, last].join('\r\n')}\r\n`)
  writeFileSync(join(folder, 'torn.txt'), `${[first, property].join('\r\n')}\r\n${property.slice(0, 99)}`)
  const good = await runImport(folder, ['naupa', 'good.txt', '--state', 'or'], url)
  expect([good.code, good.said]).toEqual([0, expect.stringContaining('good.txt: 3 records, 1 owner kept, 2 records that name nobody')])
  const torn = await runImport(folder, ['naupa', 'good.txt', 'torn.txt', '--state', 'OR', '--bands'], url)
  expect(torn.code).toBe(1)
  expect(torn.said).toContain('line 3: it has 99 characters, and a record has 625')
  expect(torn.said).toContain('1 report did not add up')
  expect((await runImport(folder, ['naupa', 'good.txt', '--state', 'OR'], url)).said).toContain('good.txt: read before, 3 records')
  expect(await db.selectFrom('property_records').select('state').execute()).toEqual([{ state: 'OR' }])
})

it.each([
  [['naupa', 'good.txt']],
  [['naupa', '--state', 'OR']],
  [['naupa', 'good.txt', '--state', 'ZZ']],
  [['naupa', 'x', '--stat', 'OR']],
])('does nothing with wrong words: %j', async (words) => {
  const { code, said } = await runImport(newFolder(), words)
  expect([code, said]).toEqual([2, expect.stringContaining('naupa FILE… --state XX')])
})

it('killed in the middle it goes on where it was, and comes to the same', async () => {
  const folder = newFolder()
  // So many in all states, and of them in Oregon, which is read.
  const [owners, inOregon] = isFew ? [60_000, 10_002] : [180_000, 30_000]
  const words = ['naupa', 'OR.txt', '--state', 'OR']
  const { db, url } = await freshDatabase()
  const sample = { owners, seed: 3, known: [] }
  await pipeline(Readable.from(sampleReports(sample, 'OR')), createWriteStream(join(folder, 'OR.txt')))
  const rowsDone = async () => (await db.selectFrom('property_imports').select('rows_done').executeTakeFirst())?.rows_done ?? 0
  let killed = 0
  for (const until of [1, 8_001]) {
    const child = beginImport(folder, words, url)
    const exit = once(child, 'exit')
    while ((await rowsDone()) < until && child.exitCode === null) await pause(5)
    if (child.kill('SIGKILL')) killed++
    await exit
  }
  expect([killed, await db.selectFrom('property_imports').select('is_read').execute()]).toEqual([2, [{ is_read: false }]])
  const { code, said } = await runImport(folder, words, url)
  expect([code, said]).toEqual([0, expect.stringMatching(/OR\.txt: .* went on after [\d,]+ records/)])
  expect(await db.selectFrom('property_owners').select('number').execute()).toHaveLength(inOregon)
})
