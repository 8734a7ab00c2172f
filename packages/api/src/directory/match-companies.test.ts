import { expect, it } from 'vitest'
import { freshDatabase } from '../db/testing/test-database.ts'
import { matchCompanies } from './match-companies.ts'
import { fillCompanies } from './testing/fill-companies.ts'

const known = [
  { name: 'Paper Crane Clinic, Inc.' },
  { name: 'Paper Crane Clinic of Ohio', tradeName: 'The Old Crane' },
  { name: 'Rosewater Sample Hospital' },
]

it('gives who may be meant, the surest first, and why', async () => {
  const { db } = await freshDatabase()
  await fillCompanies(db, known)
  const why = async (name: string) => (await matchCompanies(db, { name })).map((match) => [match.company.name, match.why])
  expect(await why('PAPER CRANE CLINIC, INC.')).toEqual([
    ['Paper Crane Clinic, Inc.', 'exact'],
    ['Paper Crane Clinic of Ohio', 'prefix'],
  ])
  expect((await why('Paper Crain Clinic'))[0]).toEqual(['Paper Crane Clinic, Inc.', 'misspelt'])
  expect((await why('The Old Crane'))[0]).toEqual(['Paper Crane Clinic of Ohio', 'exact'])
  expect((await why('The Paper Crane Clinic'))[0]).toEqual(['Paper Crane Clinic, Inc.', 'normalised'])
  expect((await why('Sample Hospital Rosewater'))[0]).toEqual(['Rosewater Sample Hospital', 'similar'])
  expect((await why('St. Rosewater'))[0]).toEqual(['Rosewater Sample Hospital', 'similar'])
  for (const name of ['', '...', 'Nobody Whatsoever', "x'; --"]) expect(await why(name), name).toEqual([])
})

it('is surer of a company in the same state', async () => {
  const { db } = await freshDatabase()
  await fillCompanies(db, known)
  const [plain] = await matchCompanies(db, { name: 'Rosewater Sample Hospital' })
  const [near] = await matchCompanies(db, { name: 'Rosewater Sample Hospital', state: plain?.company.state ?? '' })
  expect([plain?.confidence, near?.confidence]).toEqual([95, 98])
})
