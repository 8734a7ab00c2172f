import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from './database.ts'
import { freshDatabase } from './testing/test-database.ts'

it('keeps who did what to whom, and when', async () => {
  const { db } = await withEvent()
  const [event] = await db.selectFrom('audit_events').selectAll().execute()
  expect(event).toMatchObject({ id: 1, actor: 'person:1', action: 'ssn.read', subject: 'person:2', detail: { why: 'support' } })
  expect(event?.at).toBeInstanceOf(Date)
})

it('refuses to change, remove or empty what was written, even for the owner of the table', async () => {
  const { db } = await withEvent()
  const refused = { code: '42501', message: 'rows of audit_events are never changed' }
  await expect(sql`update audit_events set actor = 'nobody'`.execute(db)).rejects.toMatchObject(refused)
  await expect(sql`delete from audit_events`.execute(db)).rejects.toMatchObject(refused)
  await expect(sql`truncate audit_events`.execute(db)).rejects.toMatchObject(refused)
  const insertAgain = sql`insert into audit_events (id, actor, action, subject) values (1, 'x', 'x', 'x')`
  await expect(insertAgain.execute(db)).rejects.toThrow()
  expect(await db.selectFrom('audit_events').select('actor').execute()).toEqual([{ actor: 'person:1' }])
})

async function withEvent(): Promise<{ db: Database }> {
  const { db } = await freshDatabase()
  const detail = JSON.stringify({ why: 'support' })
  await db.insertInto('audit_events').values({ actor: 'person:1', action: 'ssn.read', subject: 'person:2', detail }).execute()
  return { db }
}
