import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { FactSource } from '../facts/fact-source.ts'
import { composeFacts, factsOf } from '../facts/facts-of.ts'
import { testApp } from '../testing/test-app.ts'
import { factSources } from './index.ts'
import { addMarks } from './progress/store.ts'
import { countStatements } from './testing/count-statements.ts'
import { letBeKnown } from './testing/let-be-known.ts'
import { experiments, questions, realFacts, route } from './testing/real-flows.ts'

it('asks all domains in one statement', async () => {
  const { db, count } = countStatements((await testApp()).db)
  await factsOf(db, randomUUID(), realFacts)
  expect(count()).toBe(1)
})

it('tells of each person what is theirs', async () => {
  const { db, signUp } = await testApp()
  const [ada, ben] = [await signUp(), await signUp()]
  await letBeKnown(db, ada.pk, { hasRecord: true, isSigned: true, wantsIra: false })
  await addMarks(db, ada.pk, ['estimated_401k_fees'], new Date())
  expect(await factsOf(db, ada.pk, realFacts)).toMatchObject({
    'personal.record': 'present',
    'letter.signed': true,
    'ira.interest': false,
    'progress.estimated_401k_fees': true,
  })
  const nothing = { 'personal.record': 'empty', 'letter.signed': false, 'ira.interest': false, 'progress.estimated_401k_fees': false }
  expect(await factsOf(db, ben.pk, realFacts)).toMatchObject(nothing)
  expect(await factsOf(db, randomUUID(), realFacts)).toMatchObject(nothing)
})

it('a domain tells the same facts of everybody, whether it knows them or not', async () => {
  const { db, signUp } = await testApp()
  const { pk } = await signUp()
  await letBeKnown(db, pk, { hasRecord: true, isSigned: true, wantsIra: true })
  const ofNobody = Object.values(
    factSources(
      () => ({ questions, route, experiments }),
      () => new Date(),
    ),
  ).flatMap(({ facts }) => Object.keys(facts(null)))
  expect(Object.keys(await factsOf(db, pk, realFacts)).sort()).toEqual(ofNobody.sort())
})

it('gives each source its own value, and null when there was no row', async () => {
  const { db } = await testApp()
  const source = (name: string, value: number, isThere: boolean): FactSource => ({
    query: (queries) =>
      queries.selectNoFrom(sql<unknown>`jsonb_build_object('value', ${value}::int)`.as('found')).where(sql.lit(isThere), '=', true),
    facts: (found) => ({ [name]: JSON.stringify(found) }),
  })
  const columns = composeFacts({ one: source('one', 1, true), other: source('other', 2, true), none: source('none', 3, false) })
  const row = await db.selectNoFrom(columns.of(db, randomUUID())).executeTakeFirstOrThrow()
  expect(columns.read(row)).toEqual({ one: '{"value":1}', other: '{"value":2}', none: 'null' })
})
