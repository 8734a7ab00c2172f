import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { addCompany, searcher } from '../found-accounts/testing/searcher.ts'
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
  const ira = { provider: 'Harbor Trust', account_number: '7712345678', existing_ira: true, ira_type: 'traditional' }
  const { body } = await person.post('/api/v1/accounts/add_ira_account/', ira)
  const payload = { pk: account.pk, destination: { pre_tax: body.pk } }
  await person.post('/api/v1/accounts/found_accounts/rollover_request/', payload)
  return { ...person, ...callsOf(service, person.access) }
}

const factsOf = ({ facts }: Paper) => Object.fromEntries(facts.map(({ name, value }) => [name, value]))

it('money that is to move has a form, which says from where, to where and how', async () => {
  const { read, sign } = await mover()
  const [form] = (await read()).waiting
  expect(form).toMatchObject({ kind: 'transfer', title: 'Transfer form: Paper Crane Records' })
  expect(factsOf(form)).toMatchObject({
    From: 'Paper Crane Records',
    To: 'Harbor Trust, account ending in 5678',
    'To: account number': '7712345678',
    'To: checks payable to': 'Harbor Trust FBO Pat Example',
    'To: mail checks to': 'My address',
    'How much': 'All of it',
    'Kind of money': 'Pre-tax money',
  })
  expect((await sign()).body).toMatchObject({ waiting: [], signed: [{ kind: 'transfer' }] })
})

it('a form that is signed is not asked for again', async () => {
  const { read, sign } = await mover()
  await sign()
  await service.doJobs()
  expect((await read()).waiting).toEqual([])
})
