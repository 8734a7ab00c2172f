import { expect, it } from 'vitest'
import { freshDatabase } from '../../db/testing/test-database.ts'
import { fillDirectory } from '../../directory/sample/fill-directory.ts'
import { findKeepers } from '../../directory/store.ts'
import { read, report, sourceOf } from '../../property-records/testing/report-lines.ts'
import { isFew } from '../../testing/is-few.ts'
import { testApp } from '../../testing/test-app.ts'
import { testFlows } from '../../testing/test-settings.ts'
import { areSamplesMissing, fillSamples, type SampleContext } from './samples.ts'

const sizes = isFew ? { plans: 1_000, owners: 300 } : { plans: 20_000, owners: 5_000 }

async function withContext(test: (context: SampleContext) => Promise<void>) {
  const { db } = await freshDatabase()
  await test({ db, flows: await testFlows() })
}

it(`an empty service soon has ${sizes.plans} plans, the personas’ employers among them, and unclaimed property`, () =>
  withContext(async ({ db, flows }) => {
    expect(await areSamplesMissing({ db, flows })).toBe(true)
    await fillSamples({ db, flows }, sizes)
    expect(await areSamplesMissing({ db, flows })).toBe(false)
    for (const name of ['Paper Crane Clinic', 'Rosewater Sample Hospital'])
      expect(await db.selectFrom('companies').select('id').where('name', '=', name).execute()).toHaveLength(1)
    expect((await findKeepers(db, 0, 100)).names).toContain('Test Retirement Group')
    const { count } = await db
      .selectFrom('plans')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(sizes.plans)
    expect((await db.selectFrom('property_owners').select('number').execute()).length).toBeGreaterThan(sizes.owners * 0.8)
  }))

it('leaves alone in what there is something', () =>
  withContext(async ({ db, flows }) => {
    await fillDirectory(db, { plans: 3, seed: 1, known: [{ name: 'Only This' }] })
    await read(db, sourceOf(report([{ lastName: 'ONLY', firstName: 'THIS' }])))
    expect(await areSamplesMissing({ db, flows })).toBe(false)
    await fillSamples({ db, flows })
    expect(await db.selectFrom('companies').select('id').execute()).toHaveLength(3)
    expect(await db.selectFrom('property_owners').select('number').execute()).toHaveLength(1)
  }))

it('nothing is made up but for a demonstration', async () => {
  const [demo, real] = [await testApp({ isDemo: true }), await testApp()]
  expect(Object.keys(demo.jobHandlers)).toContain('fill-samples')
  expect(Object.keys(real.jobHandlers)).not.toContain('fill-samples')
})
