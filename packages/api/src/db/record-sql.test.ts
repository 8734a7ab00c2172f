import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { currentRole, grantAccess } from './access.ts'
import { audit } from './audit.ts'
import type { Database } from './database.ts'
import { migrate } from './migrations.ts'
import { freshDatabase } from './testing/test-database.ts'
import { transaction } from './transaction.ts'

const event = { actor: 'a', action: 'b', subject: 'c' }

it('writes down what the product sends, each statement once, however it is waited for', async () => {
  const { db, recorded } = await recording()
  await audit(db, event)
  await audit(db, event).then(() => undefined)
  await transaction(db, (trx) => audit(trx, event), Math.random)
  await Promise.all([currentRole(db), currentRole(db)])
  expect(recorded()).toEqual([
    'insert into "audit_events" ("actor", "action", "subject", "detail") values ($1, $2, $3, $4)',
    'select current_user as role',
  ])
})

it('leaves out what tests send themselves, also within work that the product runs', async () => {
  const { db, recorded } = await recording()
  await db.selectFrom('audit_events').selectAll().execute()
  await sql`select 1`.execute(db)
  await transaction(db, (trx) => trx.selectFrom('audit_events').selectAll().execute(), Math.random)
  expect(recorded()).toEqual([])
})

it('leaves out migrations, and statements that give rights', async () => {
  const { db, recorded } = await recording()
  await migrate(db)
  await sql`create role ${sql.id(role)}`.execute(db)
  await grantAccess(db, role)
  await sql`drop owned by ${sql.id(role)}`.execute(db)
  await sql`drop role ${sql.id(role)}`.execute(db)
  expect(recorded().filter((statement) => !statement.startsWith('select '))).toEqual([])
})

it('writes down a statement that fails', async () => {
  const { db, recorded } = await recording()
  await sql`drop table audit_events`.execute(db)
  await expect(audit(db, event)).rejects.toThrow('does not exist')
  expect(recorded()).toHaveLength(1)
})

const role = `test_recorded_${process.pid}`

async function recording(): Promise<{ db: Database; recorded: () => string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'recorded-'))
  vi.stubEnv('SQL_RECORD', folder)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })
  const { db } = await freshDatabase()
  const recorded = () =>
    readdirSync(folder)
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
      .filter((line) => line !== '')
      .map((line): string => JSON.parse(line))
      .sort()
  return { db, recorded }
}
