import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { personalInformationFacts } from './facts.ts'
import { callsOf, form } from './testing/person-with-record.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const facts = personalInformationFacts(() => service.context.now())
const { ssn: _ssn, ...withoutSsn } = form

async function factsOf(personId: string) {
  const { rows } = await service.db.executeQuery(service.db.selectNoFrom(facts.query(service.db, personId).as('found')).compile())
  return facts.facts(rows[0]?.found)
}

it('tells flows how far a person is', async () => {
  const { access, pk } = await service.signUp()
  const { add, update, sign } = callsOf(service, access)
  const nothing = { 'personal.record': 'empty', 'ssn.known': false, 'letter.signed': false, 'ira.interest': false }
  expect(await factsOf(pk)).toEqual(nothing)
  const { body: record } = await add(withoutSsn)
  expect(await factsOf(pk)).toEqual({ ...nothing, 'personal.record': 'present' })
  await update(record.pk, 1, { ...form, ira_interest: true })
  expect(await factsOf(pk)).toEqual({ ...nothing, 'personal.record': 'present', 'ssn.known': true, 'ira.interest': true })
  await sign(record.pk)
  expect(await factsOf(pk)).toEqual({ 'personal.record': 'present', 'ssn.known': true, 'letter.signed': true, 'ira.interest': true })
})

it('knows nothing of one person from another', async () => {
  const [one, other] = [await service.signUp(), await service.signUp()]
  await callsOf(service, one.access).add()
  expect((await factsOf(other.pk))['personal.record']).toBe('empty')
})

it('names only facts and values of the vocabulary', () => {
  const { facts: vocabulary } = JSON.parse(readFileSync(new URL('../../../../../flows/facts.json', import.meta.url), 'utf8'))
  const found = [null, { has_ssn: true, signed_ms: Date.now(), wants_ira: true }]
  for (const [name, value] of found.flatMap((one) => Object.entries(facts.facts(one))))
    expect(vocabulary[name]?.values, name).toContain(value)
})
