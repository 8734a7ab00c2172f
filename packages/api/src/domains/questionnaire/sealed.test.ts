import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { SealedValueProblem } from '../../security/sealing.ts'
import { testApp } from '../../testing/test-app.ts'
import { toRecord } from './record.ts'
import { sealedQuestionnaires } from './sealed.ts'
import { findQuestionnaire, type QuestionnaireRow } from './store.ts'
import { personWithAnswers } from './testing/person-with-answers.ts'

const personal = {
  trusted_contact: true,
  contact_firstname: 'Zebulon',
  contact_lastname: 'Quillfeather',
  contact_email: 'zeb@quill.example',
  contact_phonenumber: '5035550134',
  beneficiary_dob: '1979-11-03',
}
const secrets = ['Zebulon', 'Quillfeather', 'zeb@quill', '5035550134', '1979-11-03', 'typed by mistake']

it('keeps nothing in the clear of what says who somebody is: in no row, and in no row that was replaced', async () => {
  const service = await testApp()
  await service.context.flows.ready()
  const { change, list, record } = await personWithAnswers(service, { ...personal, finra_affiliated_firm: 'Made-Up Brokerage' })
  const { body } = await change(record.pk, 1, {
    trusted_contact: false,
    contact_phonenumber: 'typed by mistake',
    contact_firstname: 'Zebulona',
  })
  expect(body).toMatchObject({ contact_lastname: 'Quillfeather', contact_phonenumber: 'typed by mistake', contact_firstname: 'Zebulona' })
  expect(await list()).toEqual([body])
  const places = [await rowsOf(service.db), await filesOf(service.db)]
  // What is not secret shows that the right places were looked at.
  expect(places.filter((text) => text.includes('Made-Up Brokerage'))).toHaveLength(places.length)
  expect(secrets.filter((secret) => places.some((text) => text.includes(secret)))).toEqual([])
})

it('binds each sealed answer to its question and its record', async () => {
  const service = await testApp()
  await service.context.flows.ready()
  const people = [await personWithAnswers(service, personal), await personWithAnswers(service, personal)]
  const [one, other] = await Promise.all(people.map(async ({ pk }) => findQuestionnaire(service.db, pk)))
  if (!one || !other) throw new Error('The records of this test are gone.')
  const open = (row: QuestionnaireRow) => toRecord(service.context.keys, service.context.flows.current().questions, row)
  expect(open(one)).toMatchObject(personal)
  expect(() => open({ ...one, answers: other.answers })).toThrow(SealedValueProblem)
  const { contact_firstname: first, contact_lastname: last } = one.answers
  expect(() => open({ ...one, answers: { ...one.answers, contact_firstname: last ?? '', contact_lastname: first ?? '' } })).toThrow(
    SealedValueProblem,
  )
})

it('says where its sealed texts are, for when keys are changed', async () => {
  const service = await testApp()
  await service.context.flows.ready()
  await personWithAnswers(service, personal)
  const [column] = sealedQuestionnaires.sealed
  if (!column) throw new Error('The table declares no sealed column.')
  const { sealedValuesOf } = column
  const row = await service.db.selectFrom('questionnaires').select(sealedValuesOf).executeTakeFirstOrThrow()
  const sealed = Object.entries(row[sealedValuesOf]).filter(([, value]) => typeof value === 'object' && 'sealed' in value)
  expect(sealed.map(([name]) => name).sort()).toEqual(
    Object.keys(personal)
      .filter((name) => name !== 'trusted_contact')
      .sort(),
  )
})

/** Every row of the table as text, as a dump would have it. */
async function rowsOf(db: Database): Promise<string> {
  const { rows } = await sql<{ row: string }>`select t::text as row from questionnaires t`.execute(db)
  return rows.map(({ row }) => row).join('\n')
}

/** What lies in the files of the table, also of rows that are no more. */
async function filesOf(db: Database): Promise<string> {
  await sql`checkpoint`.execute(db)
  const { rows } = await sql<{ bytes: Buffer }>`
    select pg_read_binary_file(pg_relation_filepath(oid)) as bytes from pg_class
    where oid = 'questionnaires'::regclass
      or (oid = (select reltoastrelid from pg_class where oid = 'questionnaires'::regclass) and pg_relation_size(oid) > 0)`.execute(db)
  return rows.map(({ bytes }) => bytes.toString('latin1')).join('\n')
}
