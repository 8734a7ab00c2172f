import { createHash } from 'node:crypto'
import { feeClasses } from '@app/schemas/rules/accounts/fee-data'
import { planCost } from '@app/schemas/rules/accounts/fees'
import { describe, expect, it } from 'vitest'
import { freshDatabase } from '../../db/testing/test-database.ts'
import { flowsFolder } from '../../flows/testing/flows-folder.ts'
import { fillDirectory } from './fill-directory.ts'
import { readKnownCompanies } from './known-companies.ts'
import { sampleFile, sampleKinds } from './sample-files.ts'
import { type Sample, samplePlan } from './sample-plan.ts'

const sample: Sample = { plans: 20_000, seed: 1, known: [] }
const plans = Array.from({ length: sample.plans }, (_none, index) => samplePlan(sample, index))

function hashOf(own: Partial<Sample> = {}) {
  const hash = createHash('sha256')
  for (const kind of sampleKinds) for (const lines of sampleFile({ ...sample, plans: 2_000, ...own }, kind)) hash.update(lines)
  return hash.digest('hex')
}

it('the same seed gives the same bytes, another seed others', () => {
  expect(hashOf()).toBe(hashOf())
  expect(hashOf({ seed: 2 })).not.toBe(hashOf())
})

it('a larger sample begins with the smaller one', () => {
  expect(samplePlan({ ...sample, plans: 1_000_000 }, 1_234)).toEqual(plans[1_234])
})

it('no EIN begins as those that are given out do, and each is there once', () => {
  expect(plans.every(({ ein }) => /^00\d{7}$/.test(ein))).toBe(true)
  expect(new Set(plans.map(({ ein }) => ein)).size).toBe(plans.length)
})

describe('numbers are plausible', () => {
  it('people, accounts and savings fit each other', () => {
    for (const { participants, accounts, assetsBegin, assetsEnd } of plans) {
      expect(accounts).toBeLessThanOrEqual(participants)
      expect(accounts).toBeGreaterThan(0)
      expect(assetsEnd).toBeGreaterThanOrEqual(20_000)
      expect(assetsEnd).toBeLessThanOrEqual(20_000_000_000)
      expect(assetsEnd / assetsBegin).toBeGreaterThan(0.9)
      expect(assetsEnd / assetsBegin).toBeLessThan(1.3)
    }
    const perPerson = plans.map(({ assetsEnd, participants }) => assetsEnd / participants).sort((a, b) => a - b)
    expect(perPerson[10_000]).toBeGreaterThan(35_000)
    expect(perPerson[10_000]).toBeLessThan(75_000)
  })

  it.each(feeClasses.map((size, index) => [size.belowDollars ?? 'no end', index] as const))(
    'plans below %s cost in all what such plans cost',
    (_below, index) => {
      const [from, to] = [feeClasses[index - 1]?.belowDollars ?? 0, feeClasses[index]?.belowDollars ?? Number.POSITIVE_INFINITY]
      const costs = plans
        .filter(({ assetsEnd }) => assetsEnd >= from && assetsEnd < to)
        .map(({ assetsBegin, assetsEnd, admin }) =>
          planCost({ assetsBeginCents: assetsBegin * 100, assetsEndCents: assetsEnd * 100, adminCents: admin * 100 }),
        )
      const median = costs.map((cost) => cost?.percent.expected ?? 0).sort((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0
      const usual = feeClasses[index]?.totalPercent ?? 0
      expect(costs.length).toBeGreaterThan(20)
      expect(median / usual).toBeGreaterThan(0.85)
      expect(median / usual).toBeLessThan(1.15)
    },
  )

  it('short forms are three to four times as many as others, or nearly', () => {
    const short = plans.filter(({ form }) => form === 'short').length
    expect(short / plans.length).toBeGreaterThan(0.6)
    expect(short / plans.length).toBeLessThan(0.85)
    expect(plans.filter(({ form, participants }) => form === 'large' && participants < 100)).toEqual([])
    expect(plans.filter(({ form, keeper }) => form === 'short' && keeper !== undefined)).toEqual([])
  })
})

it('the employers of the personas come first, with who kept their records', async () => {
  const known = await readKnownCompanies(flowsFolder)
  expect(known.length).toBeGreaterThan(5)
  const found = known.map((_one, index) => samplePlan({ ...sample, known }, index))
  expect(found.map(({ company }) => company)).toEqual(known.map(({ name }) => name))
  expect(found.flatMap(({ keeper }, index) => (known[index]?.recordKeeper ? [keeper] : []))).toEqual(
    known.flatMap(({ recordKeeper }) => recordKeeper ?? []),
  )
})

it('two that fill a directory at once come to the same', async () => {
  const { db } = await freshDatabase()
  const sample = { plans: 3_000, seed: 1, known: [] }
  await Promise.all([fillDirectory(db, sample), fillDirectory(db, sample)])
  expect(await db.selectFrom('plans').select('ack_id').execute()).toHaveLength(3_000)
})
