import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { closeDatabase, openDatabase } from '../db/database.ts'
import { emptyFolder, serving, usedFolder } from '../db/testing/data-folders.ts'
import { freshDatabase } from '../db/testing/test-database.ts'
import { programEnv } from '../testing/program-env.ts'
import { listDeadLetters, retryDeadLetters } from './dead-letters.ts'
import type { JobHandler } from './jobs.ts'
import { working } from './testing/working.ts'

const script = fileURLToPath(new URL('../../../../scripts/jobs.ts', import.meta.url))

describe('a job that was given up', () => {
  it('is listed with its kind, its time, its tries and what the failure is called, and no word of the failure', async () => {
    const { db, url } = await freshDatabase()
    const { handler } = failing()
    const { jobs } = await working(url, { visit: { ...handler, retries: 2 } })
    const before = Date.now()
    await jobs.send(db, 'visit', { personId: '1' })
    await expect.poll(() => listDeadLetters(db)).toHaveLength(1)
    const [dead] = await listDeadLetters(db)
    expect(dead).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      name: 'visit',
      since: expect.any(Date),
      tries: 3,
      error: 'not-at-home',
    })
    expect(dead?.since.getTime()).toBeGreaterThanOrEqual(before - 1_000)
  })

  it('is done with all its tries when it is sent again, with the words it came with', async () => {
    const { db, url } = await freshDatabase()
    const { handler, seen, mend } = failing()
    const { jobs } = await working(url, { visit: handler })
    await jobs.send(db, 'visit', { personId: '1', requestId: 'r-1' })
    await expect.poll(() => listDeadLetters(db)).toHaveLength(1)
    expect(await retryAll(db, jobs)).toBe(1)
    await expect.poll(() => listDeadLetters(db)).toEqual([expect.objectContaining({ tries: 2 })])
    mend()
    expect(await retryAll(db, jobs)).toBe(1)
    await expect.poll(() => seen).toHaveLength(5)
    expect(seen.at(-1)).toEqual({ personId: '1', requestId: 'r-1' })
    expect(await listDeadLetters(db)).toEqual([])
  })

  it('is listed too when its service was killed at every try', async () => {
    const { db, url } = await freshDatabase()
    const { handler } = failing()
    const { jobs } = await working(url, { visit: { ...handler, retries: 0, longestSeconds: 1 } }, { workers: 0 })
    await jobs.send(db, 'visit', {})
    await sql`update pgboss.job set state = 'active', started_on = now() - interval '1 hour' where name = 'visit'`.execute(db)
    await working(url, {})
    await expect.poll(() => listDeadLetters(db)).toEqual([expect.objectContaining({ name: 'visit', tries: 1, error: 'took-too-long' })])
  })

  it('is sent again once, however many ask at the same moment', async () => {
    const { db, url } = await freshDatabase()
    const { handler } = failing()
    const { jobs, stop } = await working(url, { visit: handler })
    for (let index = 0; index < 5; index++) await jobs.send(db, 'visit', {})
    await expect.poll(() => listDeadLetters(db)).toHaveLength(5)
    await stop()
    const sent = await Promise.all(Array.from({ length: 4 }, () => retryAll(db, jobs)))
    expect(sent.reduce((sum, one) => sum + one)).toBe(5)
  })
})

describe('npm run jobs', () => {
  it('lists the jobs of a running service, and does one or all of them again', async () => {
    const folder = await usedFolder()
    const { url } = await serving(folder)
    const db = openDatabase({ url, maxConnections: 1, statementTimeoutMs: 2_000 })
    const { handler, seen } = failing()
    const { jobs } = await working(url, { visit: handler })
    expect(await run(['dead'], { DATA_DIR: folder })).toEqual({ code: 0, said: 'No job was given up.\n' })
    for (let index = 0; index < 3; index++) await jobs.send(db, 'visit', {})
    await expect.poll(() => listDeadLetters(db)).toHaveLength(3)
    const list = await run(['dead'], { DATA_DIR: folder })
    expect(list.said).toMatch(/^3 jobs were given up, the oldest first:\n/)
    expect(list.said).toMatch(/ {2}[\da-f-]{36} {2}visit {2}not-at-home, tried 2 times {2}since \d{4}-\d\d-\d\d \d\d:\d\d UTC\n/)
    expect(list.said).not.toContain('Ana')
    const [first] = await listDeadLetters(db)
    expect(await run(['retry', first?.id ?? ''], { DATA_DIR: folder })).toEqual({ code: 0, said: '1 job is done again.\n' })
    await expect.poll(() => seen).toHaveLength(8)
    expect(await run(['retry', first?.id ?? ''], { DATA_DIR: folder })).toMatchObject({
      code: 1,
      said: `${first?.id} was not given up.\n`,
    })
    await expect.poll(() => listDeadLetters(db)).toHaveLength(3)
    expect(await run(['retry', 'all'], { DATA_DIR: folder })).toEqual({ code: 0, said: '3 jobs are done again.\n' })
    await closeDatabase(db)
  })

  it.each([
    [['ded'], '“ded” is not known here.'],
    [['dead', 'now'], '“dead now” is not known here.'],
    [['retry'], 'Say which job: its ID, or all.'],
    [['retry', 'visit'], '“visit” is not the ID of a job.'],
    [['retry', 'all', 'visit'], '“all” is not the ID of a job.'],
  ])('answers %j with how it is used', async (words, why) => {
    const { code, said } = await run(words, {})
    expect(code).toBe(2)
    expect(said).toContain(why)
    expect(said).toContain('npm run jobs -- retry ID … | all')
  })

  it('says in one line that no service runs, and makes nothing', async () => {
    const folder = emptyFolder()
    const { code, said } = await run(['dead'], { DATA_DIR: folder })
    expect(code).toBe(1)
    expect(said).toMatch(/^No service runs on the data folder \S+\. Start it with “npm start”, or name .*\n$/)
  })

  it('says in one line that a named database is not there, without its password', async () => {
    const { code, said } = await run(['dead'], { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/app' })
    expect({ code, said }).toEqual({ code: 1, said: 'The database that DATABASE_URL names cannot be used (ECONNREFUSED).\n' })
  })
})

function failing() {
  const seen: unknown[] = []
  let isMended = false
  const work: JobHandler['work'] = async (data) => {
    seen.push(data)
    if (!isMended) throw Object.assign(new Error('Ana Rivera is not at home.'), { code: 'not-at-home' })
  }
  const mend = () => {
    isMended = true
  }
  return { handler: { work, retries: 1, longestDelaySeconds: 0 }, seen, mend }
}

async function retryAll(db: Parameters<typeof retryDeadLetters>[0], jobs: Parameters<typeof retryDeadLetters>[1]): Promise<number> {
  const dead = await listDeadLetters(db)
  return retryDeadLetters(
    db,
    jobs,
    dead.map(({ id }) => id),
  )
}

function run(words: readonly string[], env: Readonly<Record<string, string>>): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words], { env: { ...programEnv, NO_COLOR: '1', ...env } }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr })
    })
  })
}
