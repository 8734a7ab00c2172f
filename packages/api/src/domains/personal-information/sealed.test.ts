import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { testApp } from '../../testing/test-app.ts'
import { form, personWithRecord } from './testing/person-with-record.ts'

const changed = { ...form, street_address: '98 Quarry Hill', city: 'Kennebunkport', zip_code: '04046', phone_number: '2075550177' }
const secrets = [
  ...['Harbor Lane', 'Portland', '04101', '2075550134', '207-555-0134', '1985-04-27', '078051120', '078-05-1120'],
  ...['Quarry Hill', 'Kennebunkport', '04046', '2075550177', '1979-11-03', '219099999', '219-09-9999'],
  ...['Zebulon', 'Quillfeather', 'tok_visa_4242'],
]

it('keeps nothing personal in the clear: in no table, and in no row that was replaced', async () => {
  const service = await testApp()
  const { update, sign, addCard, nameProviders, record } = await personWithRecord(service)
  await update(record.pk, 1, { ...form, first_name: 'Zebulon', last_name: 'Quillfeather' })
  await sign(record.pk, { has_custodial_auth: true, signed_name: 'Zebulon Quillfeather' })
  await addCard('tok_visa_4242')
  await nameProviders(['Sample Trust'])
  const last = await update(record.pk, 5, { ...changed, ssn: '219-09-9999', dob: '1979-11-03' })
  expect([last.status, last.body.version]).toEqual([200, 6])
  const places = [await rowsOf(service.db), await filesOf(service.db)]
  // What is not secret shows that the right places were looked at.
  expect(places.filter((text) => text.includes('Sample Trust'))).toHaveLength(places.length)
  expect(secrets.filter((secret) => places.some((text) => text.includes(secret)))).toEqual([])
})

/** Every table as text, as a dump would have it. */
async function rowsOf(db: Database): Promise<string> {
  const tables = await db.introspection.getTables()
  const texts = await Promise.all(
    tables.map(({ name }) => sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db)),
  )
  return texts.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n')
}

/** What lies in the files of the tables, also of rows that are no more. */
async function filesOf(db: Database): Promise<string> {
  await sql`checkpoint`.execute(db)
  const { rows } = await sql<{ bytes: Buffer }>`
    select pg_read_binary_file(pg_relation_filepath(oid)) as bytes from pg_class
    where relkind in ('r', 't') and relnamespace in ('public'::regnamespace, 'pg_toast'::regnamespace)
      and pg_relation_filepath(oid) is not null and pg_relation_size(oid) > 0`.execute(db)
  return rows.map(({ bytes }) => bytes.toString('latin1')).join('\n')
}
