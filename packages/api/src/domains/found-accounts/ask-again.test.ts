import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { addCompany, dayMs, searcher } from './testing/searcher.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await addCompany(service.plainDb, { name: 'Silent Kiln Works', keeper: 'Silent Plan Records' })
  await addCompany(service.plainDb, { name: 'Paper Crane Clinic', keeper: 'Harbour Plan Records' })
})
afterAll(() => service.close())

async function searched(employer: string) {
  const person = await searcher(service)
  await person.addEmployer(employer)
  await person.start()
  await service.doJobs()
  const showings = async (): Promise<number> => (await person.get('/api/v1/documents/letter/disclosures/')).body.count
  return { ...person, showings }
}

async function passDays(days: number) {
  for (let day = 0; day < days; day++) {
    service.pass(dayMs)
    await service.doJobs()
  }
}

it('a record keeper that does not answer is shown the letter again three times, and then no more', async () => {
  const { showings } = await searched('Silent Kiln Works')
  expect(await showings()).toBe(1)
  await passDays(16)
  expect(await showings()).toBe(2)
  await passDays(30)
  expect(await showings()).toBe(4)
  await passDays(30)
  expect(await showings()).toBe(4)
})

it('one that has answered is not asked again', async () => {
  const { showings } = await searched('Paper Crane Clinic')
  await passDays(20)
  expect(await showings()).toBe(1)
})

it('nobody is asked again about an account that is not theirs, or without a letter', async () => {
  const [stranger, leaver] = [await searched('Silent Kiln Works'), await searched('Silent Kiln Works')]
  const [account] = await stranger.list('')
  await stranger.update([{ pk: account.pk, version: account.version, is_mine: 'no' }])
  await service.plainDb
    .updateTable('letter_signings')
    .set({ withdrawn_at: service.context.now() })
    .where('person_id', '=', leaver.pk)
    .execute()
  await passDays(20)
  expect([await stranger.showings(), await leaver.showings()]).toEqual([1, 1])
})

it('an answer whose message was lost is heard when its record keeper would be asked again', async () => {
  const { list, showings } = await searched('Paper Crane Clinic')
  await passDays(4)
  const [{ pk }] = await list('')
  await service.plainDb.updateTable('found_accounts').set({ answer: 'waiting', answered_at: null }).where('id', '=', pk).execute()
  await passDays(16)
  expect((await list(''))[0].record_keeper_answer).toBe('found')
  expect(await showings()).toBe(1)
})
