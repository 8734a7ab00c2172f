// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/resets.ts'
import { walkView } from '../../testing/real-flows.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { investmentAccountInfo } from './investment-account-info.ts'
import { termsConditions } from './terms-conditions.ts'

beforeEach(signedInBrowser)
afterEach(forgetPerson)

const work = (mode: string) => ({ mode, step: 'choose-account-type', facts: {}, all: {}, key: 'key' })
const questionnaire = 'GET /api/v1/accounts/investment_account_info/'
const plan = { self_employed: true, account_type: 'INDIVIDUAL_401K' }
const knows = (answers: object) => ({ [questionnaire]: () => ({ body: { results: [{ pk: 'answers', version: 1, ...answers }] } }) })

it('whoever has a job first is told at once that no individual 401(k) opens for them, and nothing is kept', async () => {
  const asked = stubService(knows({ employment_status: 'employed' }))
  const saved = await investmentAccountInfo.save(plan, work('landing-fc-iraonly'))
  expect(saved.ok).toBe(false)
  expect(saved.ok ? [] : saved.failure.fields?.['account_type']?.[0]).toContain('only for people who answered “I work for myself”')
  expect(asked.filter(({ call }) => !call.startsWith('GET'))).toEqual([])
})

it.each([
  ['landing-fc-iraonly', [{ account_type: 'INDIVIDUAL_401K', has_no_employees: true }]],
  ['landing-fc-find', []],
])('in %s the papers of an individual 401(k) are made only if its own page has asked for it', async (mode, made) => {
  const asked = stubService({
    ...knows({ employment_status: 'self-employed', loan_interest: true, has_employees: false, account_type: 'INDIVIDUAL_401K' }),
    [`GET /api/flows/${mode}/walk`]: () => ({ body: walkView(mode) }),
    'GET /api/v1/documents/terms-condition/': () => ({ body: { results: [] } }),
    'POST /api/v1/documents/retirement/account/create/': () => ({ status: 201, body: { results: [] } }),
  })
  expect((await termsConditions.save({}, work(mode))).ok).toBe(true)
  expect(asked.filter(({ call }) => call.includes('retirement/account/create')).map(({ body }) => body)).toEqual(made)
})
