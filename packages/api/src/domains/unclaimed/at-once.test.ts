import { afterAll, beforeAll, expect, it } from 'vitest'
import { factsOf } from '../../facts/facts-of.ts'
import { read, report, sourceOf } from '../../property-records/testing/report-lines.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { realFacts } from '../testing/real-flows.ts'
import { searchAtOnce } from './search-at-once.ts'
import { dayMs, owner } from './testing/owner.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

let holders = 0
type Own = Parameters<typeof report>[0][number]

const hold = (own: Own, amounts: 'exact' | 'bands' = 'exact') =>
  read(
    service.plainDb,
    sourceOf(report([{ firstName: 'OMAR', state: 'OR', zip: '97214', kind: 'IR02', ...own }], [], `HOLDER AT ONCE ${holders++}`), {
      amounts,
    }),
  )

/** Somebody of whom a state holds this before they tell us who they are. */
async function told(own: Partial<Own> = {}, amounts?: 'exact' | 'bands') {
  const person = await owner(service, { isKnown: false })
  await hold({ lastName: person.lastName, ...own }, amounts)
  await person.tellOfThemselves()
  return { ...person, isFound: async () => (await factsOf(service.db, person.pk, realFacts))['balance.found'] }
}

it('retirement money that a state holds is known as soon as there is personal information, without a letter or a job', async () => {
  const person = await told()
  expect(await person.isFound()).toBe(true)
  const { search, results } = await person.get()
  expect([search.state, results.length, results[0].is_retirement]).toEqual(['done', 1, true])
})

it('a band of amounts is an amount', async () => {
  expect(await (await told({}, 'bands')).isFound()).toBe(true)
})

it.each([
  ['is no retirement money', { kind: 'UT01' }],
  ['has no amount', { amount: '0000000000' }],
  ['fits the name alone', { state: '  ', zip: '     ' }],
])('what %s is no balance', async (_, own) => {
  expect(await (await told(own)).isFound()).toBe(false)
})

it('what a person says is not theirs is no balance any more, until they take that back', async () => {
  const person = await told()
  const [match] = (await person.get()).results
  await person.answer([{ pk: match.pk, version: 1, mine: 'no' }])
  expect(await person.isFound()).toBe(false)
  await person.answer([{ pk: match.pk, version: 2, mine: 'unsure' }])
  expect(await person.isFound()).toBe(true)
})

it('another name is looked for as soon as it is saved', async () => {
  const person = await told({ lastName: 'NAMECHANGED' })
  expect(await person.isFound()).toBe(false)
  await person.rename('Namechanged')
  expect(await person.isFound()).toBe(true)
})

it('looks each month only for those who look at what was found', async () => {
  const nextLook = async ({ pk }: { pk: string }) =>
    (await service.plainDb.selectFrom('unclaimed_searches').select('next_look_at').where('person_id', '=', pk).executeTakeFirstOrThrow())
      .next_look_at
  const person = await told()
  expect(await nextLook(person)).toBeNull()
  const inAMonth = service.context.now().getTime() + 30 * dayMs
  await person.get()
  const first = await nextLook(person)
  expect(first?.getTime()).toBeGreaterThanOrEqual(inAMonth)
  await person.get()
  expect(await nextLook(person)).toEqual(first)
})

it('what goes wrong while a person waits is left to the job, and what they saved stays saved', async () => {
  const person = await owner(service, { isKnown: false })
  await hold({ lastName: person.lastName })
  // Somebody else holds the row for longer than a page waits.
  await person.tellOfThemselves()
  await hold({ lastName: person.lastName })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const holding = service.context.db.transaction().execute(async (trx) => {
    await trx.selectFrom('unclaimed_searches').selectAll().where('person_id', '=', person.pk).forUpdate().execute()
    begin()
    await held
  })
  await begun
  setTimeout(letGo, 2_500)
  await searchAtOnce(service.context, person.pk)
  await holding
  expect((await person.get()).search.state).toBe('running')
  await service.doJobs()
  expect((await person.get()).results).toHaveLength(2)
})
