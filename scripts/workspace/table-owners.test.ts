import { expect, it } from 'vitest'
import { tableOwnerProblems } from './table-owners.ts'

const loans = "db.selectFrom('loans').innerJoin('lenders', 'id')"
const found = (files: Readonly<Record<string, string>>, fewest = 1) => tableOwnerProblems(new Map(Object.entries(files)), 'domains', fewest)

it('each table belongs to one domain, however many of its files name it', () => {
  expect(
    found({ 'domains/loans/store.ts': loans, 'domains/loans/facts.ts': loans, 'domains/auth/store.ts': "insertInto('people')" }),
  ).toEqual([])
})

it('no other domain names it, in whatever statement', () => {
  expect(found({ 'domains/loans/store.ts': loans, 'domains/offers/store.ts': "db.updateTable('lenders')" })).toEqual([
    'The table lenders is used by more than one domain: domains/loans/store.ts, domains/offers/store.ts.',
  ])
})

it('tests may read what they like', () => {
  expect(found({ 'domains/loans/store.ts': loans, 'domains/offers/offers.test.ts': loans, 'domains/testing/rows.ts': loans })).toEqual([])
})

it('a check that finds too few tables looks in the wrong place', () => {
  expect(found({ 'domains/loans/store.ts': loans }, 3)).toEqual([
    'Only 2 tables were found in domains: the check does not look where they are.',
  ])
})
