import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { mover } from '../rollovers/testing/mover.ts'
import { addCompany, dayMs, searcher } from './testing/searcher.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await addCompany(service.plainDb, { name: 'Paper Crane Clinic, Inc.', keeper: 'Harbour Plan Records' })
  await addCompany(service.plainDb, { name: 'Tin Whistle Works LLC', keeper: 'Meadow Plan Records' })
})
afterAll(() => service.close())

/** Somebody who had a job, and whose record keeper has answered about it. */
async function answered(company: string, told: { readonly other_provider?: string } = {}) {
  const person = await searcher(service)
  const job = await person.addEmployer(company, told)
  const search = async (days = 0) => {
    await person.start()
    await service.doJobs()
    service.pass(days * dayMs)
    await service.doJobs()
    const [account, ...others] = await person.list('')
    expect(others).toEqual([])
    return account
  }
  const shownTo = async () =>
    (await person.get('/api/v1/documents/letter/disclosures/')).body.results.map(({ recipient }: { recipient: string }) => recipient)
  return { ...person, job, search, shownTo, first: await search(4) }
}

it('another company in the place of one is asked about anew: no answer about the first is shown of it', async () => {
  const person = await answered('Paper Crane Clinic')
  expect(person.first).toMatchObject({ record_keeper_answer: 'found', balance_from: 'record-keeper' })
  await person.update([{ pk: person.first.pk, version: person.first.version, is_mine: 'yes', selected: true }])
  await person.changeEmployer(person.job, 'Tin Whistle Works', {})
  const changed = await person.search()
  expect(changed).toMatchObject({
    employer_name: 'Tin Whistle Works',
    record_keeper_name: 'Meadow Plan Records',
    record_keeper_answer: 'waiting',
    balance: null,
    is_mine: 'unsure',
    selected: false,
  })
  expect(await person.shownTo()).toEqual(['Meadow Plan Records', 'Harbour Plan Records'])
  service.pass(4 * dayMs)
  await service.doJobs()
  expect((await person.list(''))[0]).toMatchObject({ record_keeper_answer: 'found', balance: expect.any(Number) })
})

it('a provider that is named later is asked too, where the first knew nothing; what the person said of the account stays', async () => {
  const person = await answered('Nothing Was Filed For This', { other_provider: 'Wrong Trust' })
  expect(person.first.record_keeper_answer).toBe('nothing')
  await person.update([{ pk: person.first.pk, version: person.first.version, is_mine: 'yes', tax_type: 'roth', balance: 1_200 }])
  await person.changeEmployer(person.job, 'Nothing Was Filed For This', { other_provider: 'Right Trust' })
  expect(await person.search()).toMatchObject({
    record_keeper_name: 'Right Trust',
    record_keeper_answer: 'waiting',
    answered_at: null,
    is_mine: 'yes',
    tax_type: 'roth',
    balance: 1_200,
    balance_from: 'you',
  })
  expect(await person.shownTo()).toEqual(['Right Trust', 'Wrong Trust'])
})

it('an account that was not theirs at one provider is asked about at the next, and listed again', async () => {
  const person = await answered('Nothing Was Filed For This', { other_provider: 'Wrong Trust' })
  await person.update([{ pk: person.first.pk, version: person.first.version, is_mine: 'no' }])
  await person.changeEmployer(person.job, 'Nothing Was Filed For This', { other_provider: 'Right Trust' })
  expect(await person.search()).toMatchObject({ record_keeper_answer: 'waiting', is_mine: 'unsure' })
})

it('who has confirmed an account keeps it, whatever provider is named for the same job later', async () => {
  const person = await answered('Paper Crane Clinic')
  await person.changeEmployer(person.job, 'Paper Crane Clinic', { other_provider: 'Another Trust' })
  expect(await person.search()).toMatchObject({
    pk: person.first.pk,
    record_keeper_name: 'Harbour Plan Records',
    record_keeper_answer: 'found',
    balance: person.first.balance,
  })
  expect(await person.shownTo()).toEqual(['Harbour Plan Records'])
})

it('the same company, written otherwise, is asked about once', async () => {
  const person = await answered('Paper Crane')
  await person.changeEmployer(person.job, 'Paper Crane Clinic', {})
  expect(await person.search()).toMatchObject({ pk: person.first.pk, employer_name: 'Paper Crane Clinic', record_keeper_answer: 'found' })
  expect(await person.shownTo()).toEqual(['Harbour Plan Records'])
})

it('an account that is being moved stays the one that is moved', async () => {
  const person = await mover(service, 'Paper Crane Clinic')
  const { pk: move } = await person.requestSigned()
  const [job] = (await person.get('/api/v1/employers/list_user_employers/')).body.results
  await person.changeEmployer(job.pk, 'Tin Whistle Works', {})
  await person.start()
  await service.doJobs()
  expect(await person.list('')).toEqual([expect.objectContaining({ pk: person.account.pk, rollover: move })])
})
