import { afterAll, beforeAll, expect, it } from 'vitest'
import { factsOf } from '../../facts/facts-of.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { callsOf as documentsOf } from '../documents/testing/document-calls.ts'
import { addCompany, searcher } from '../found-accounts/testing/searcher.ts'
import { openFacts } from '../index.ts'
import { personWithAnswers } from '../questionnaire/testing/person-with-answers.ts'
import { experiments, questions, route } from '../testing/real-flows.ts'
import { signingFacts } from './facts.ts'
import { callsOf, signer } from './testing/signer.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await addCompany(service.plainDb, { name: 'Paper Crane Clinic', keeper: 'Paper Crane Records' })
})
afterAll(() => service.close())

const dayMs = 24 * 3_600_000

/** What flows are told of a person’s papers, beside how many their page of signing shows. */
async function asked({ pk, access }: { readonly pk: string; readonly access: string }) {
  const facts = openFacts(() => ({ questions, route, experiments }), service.context.now)
  const { waiting } = await callsOf(service, access).read()
  return { told: (await factsOf(service.db, pk, facts))['papers.current'], waiting: waiting.length }
}

it('nobody is led to sign before there is a paper', async () => {
  expect(await asked(await service.signUp())).toEqual({ told: false, waiting: 0 })
})

it('the note of a loan is to be signed, can be looked at for a day, and then there is nothing', async () => {
  const { sign, access, pk } = await signer(service)
  // Their plan was signed for long before.
  service.pass(dayMs)
  expect(await asked({ pk, access })).toEqual({ told: true, waiting: 1 })
  await sign()
  expect(await asked({ pk, access })).toEqual({ told: true, waiting: 0 })
  service.pass(dayMs + 1)
  expect(await asked({ pk, access })).toEqual({ told: false, waiting: 0 })
})

it('agreements are to be signed while they are for the account that is chosen', async () => {
  const { pk, access, record, change } = await personWithAnswers(service, { employment_status: 'self-employed', loan_interest: false })
  await documentsOf(service, access).agreements({ account_type: 'TRADITIONAL_IRA' })
  expect(await asked({ pk, access })).toEqual({ told: true, waiting: 1 })
  await change(record.pk, record.version, { loan_interest: true })
  expect(await asked({ pk, access })).toEqual({ told: false, waiting: 0 })
})

it('the form of a move is to be signed until the move is taken back', async () => {
  const person = await searcher(service)
  await person.addEmployer('Paper Crane Clinic')
  await person.start()
  await service.doJobs()
  const [account] = await person.list('5500/')
  const ira = { provider: 'Harbor Trust', account_number: '7712345678', existing_ira: true, ira_type: 'traditional' }
  const { body } = await person.post('/api/v1/accounts/add_ira_account/', ira)
  expect(await asked(person)).toEqual({ told: false, waiting: 0 })
  await person.post('/api/v1/accounts/found_accounts/rollover_request/', { pk: account.pk, destination: { pre_tax: body.pk } })
  expect(await asked(person)).toEqual({ told: true, waiting: 1 })
  await service.db.updateTable('rollovers').set({ cancelled_at: service.context.now() }).where('person_id', '=', person.pk).execute()
  expect(await asked(person)).toEqual({ told: false, waiting: 0 })
})

it('papers are signed once none waits, and that is news for a day', async () => {
  const { sign, access, pk } = await signer(service)
  service.pass(dayMs)
  const isSigned = async () =>
    (
      await factsOf(
        service.db,
        pk,
        openFacts(() => ({ questions, route, experiments }), service.context.now),
      )
    )['papers.signed']
  expect((await callsOf(service, access).read()).waiting).toHaveLength(1)
  expect(await isSigned()).toBe(false)
  await sign()
  expect(await isSigned()).toBe(true)
  service.pass(dayMs + 1)
  expect(await isSigned()).toBe(false)
})

it('money waits for an IRA here until it is open and signed for, unless it can go elsewhere', () => {
  const now = new Date('2026-11-30T12:00:00Z')
  const yesterday = new Date(now.getTime() - dayMs)
  const { facts } = signingFacts(
    () => ({ questions }),
    () => now,
  )
  const account = { account_type: 'TRADITIONAL_IRA', state: 'SUBMITTED', created_at: now, updated_at: now }
  const open = { ...account, state: 'ACTIVE' }
  const signed = [{ kind: 'account', about: 'TRADITIONAL_IRA', signed_at: now }]
  const told = (accounts: readonly object[], more: object = {}) => {
    const all = { signed: [], agreements: [], forms: [], loans: [], elsewhere: false, answers: null, accounts, ...more }
    const { 'ira.here': here, 'move.waits': waits } = facts(all)
    return { here, waits }
  }
  expect(told([])).toEqual({ here: false, waits: false })
  expect(told([account])).toEqual({ here: false, waits: true })
  expect(told([{ ...account, created_at: yesterday }])).toEqual({ here: true, waits: true })
  expect(told([account], { signed }).waits).toBe(true)
  expect(told([open]).waits).toBe(true)
  expect(told([open], { signed }).waits).toBe(false)
  expect(told([account], { elsewhere: true }).waits).toBe(false)
  expect(told([{ ...account, state: 'REJECTED', created_at: yesterday }])).toEqual({ here: false, waits: false })
  expect(told([{ ...account, account_type: 'INDIVIDUAL_401K', created_at: yesterday }])).toEqual({ here: false, waits: false })
})
