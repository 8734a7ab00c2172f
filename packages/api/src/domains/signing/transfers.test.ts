import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { addCompany, dayMs, searcher } from '../found-accounts/testing/searcher.ts'
import { callsOf, type Paper } from './testing/signer.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await addCompany(service.plainDb, { name: 'Paper Crane Clinic', keeper: 'Paper Crane Records' })
})
afterAll(() => service.close())

async function mover() {
  const person = await searcher(service)
  await person.addEmployer('Paper Crane Clinic')
  await person.start()
  await service.doJobs()
  const [account] = await person.list('5500/')
  const headers = { 'idempotency-key': randomUUID() }
  await person.post('/api/v1/accounts/found_accounts/rollover_request/', { pk: account.pk }, headers)
  return { ...person, ...callsOf(service, person.access) }
}

it('money that is to move has a form, which says from where, to where and how', async () => {
  const { read, post, sign } = await mover()
  const factsOf = ({ facts }: Paper) => Object.fromEntries(facts.map(({ name, value }) => [name, value]))
  const [form] = (await read()).waiting
  expect(form).toMatchObject({ kind: 'transfer', title: 'Transfer form: Paper Crane Records' })
  expect(factsOf(form)).toMatchObject({ From: 'Paper Crane Records', To: 'The IRA that you open for it', 'How much': 'All of it' })
  const ira = { provider: 'Harbor Trust', account_number: '7712345678', existing_ira: true }
  await post('/api/v1/accounts/add_ira_account/', ira, { 'idempotency-key': randomUUID() })
  const [named] = (await read()).waiting
  expect(factsOf(named)['To']).toBe('Harbor Trust, account ending in 5678')
  expect(named.hash).not.toBe(form.hash)
  expect((await sign()).body).toMatchObject({ waiting: [], signed: [{ kind: 'transfer' }] })
})

it('a form for money that is on its way asks for nothing any more', async () => {
  const { read } = await mover()
  await service.doJobs()
  for (let day = 0; day < 30; day++) {
    service.pass(dayMs)
    await service.doJobs()
  }
  expect((await read()).waiting).toEqual([])
})
