import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { freshDatabase } from '../../../db/testing/test-database.ts'
import { testApp } from '../../../testing/test-app.ts'
import { openEndedSessions } from './ended-sessions.ts'

const nowhere = 'postgres://app@localhost/app?host=%2Fnowhere'

it('asks the database about every session as long as it cannot listen', async () => {
  const { db, signUp } = await testApp()
  const { pk } = await signUp()
  const ended = open(db, nowhere)
  const { id } = await db.selectFrom('sessions').select('id').where('person_id', '=', pk).executeTakeFirstOrThrow()
  expect(await ended.has(id)).toBe(false)
  await db.updateTable('sessions').set({ ended_at: new Date(), ended_because: 'signed out' }).where('id', '=', id).execute()
  expect(await ended.has(id)).toBe(true)
})

it('knows what ended before it listened, and after it had lost its connection', async () => {
  const { db, url } = await freshDatabase()
  const [before, meanwhile] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
  await sql`alter table sessions drop constraint sessions_person_id_fkey`.execute(db)
  const end = (id: string) =>
    sql`
    insert into sessions (id, person_id, device, began_at, password_checked_at, last_used_at, expires_at, ended_at)
    values (${id}, ${id}, '', now(), now(), now(), now(), now())`.execute(db)
  await end(before)
  const ended = open(db, url)
  await expect.poll(() => ended.has(before)).toBe(true)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ended sessions' and datname = current_database()`.execute(
    db,
  )
  await end(meanwhile)
  await expect.poll(() => ended.has(meanwhile)).toBe(true)
})

function open(db: Parameters<typeof openEndedSessions>[0]['db'], url: string) {
  const ended = openEndedSessions({ db, url, now: () => new Date() })
  onTestFinished(() => ended.close())
  return ended
}

it('can be closed while it is still connecting', async () => {
  const { db, url } = await freshDatabase()
  for (let times = 0; times < 20; times++) {
    const sessions = openEndedSessions({ db, url, now: () => new Date() })
    if (times % 2 === 1) await new Promise((resolve) => setTimeout(resolve, times))
    await sessions.close()
  }
})
