import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { walkView } from '../../../testing/real-flows.ts'
import { signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { termsConditions } from '../papers/terms-conditions.ts'
import { questionnaire as questionnaireRecord } from '../questionnaire.ts'
import { investmentAccountInfo } from './investment-account-info.ts'

beforeEach(signedInBrowser)
afterEach(forgetPerson)

const work = (mode: string) => ({ mode, step: 'choose-account-type', facts: {}, all: {}, key: 'key' })
const questionnaire = 'GET /api/v1/accounts/investment_account_info/'
const plan = { self_employed: true, account_type: 'INDIVIDUAL_401K' }
const knows = (answers: object) => ({ [questionnaire]: () => ({ body: { results: [{ pk: 'answers', version: 1, ...answers }] } }) })

it('people with another employer read at once that no individual 401(k) opens for them, and nothing is saved', async () => {
  const asked = stubService(knows({ employment_status: 'employed' }))
  const wrong = await investmentAccountInfo.wrong?.(plan, work('landing-fc-iraonly'))
  expect(wrong?.['account_type']).toContain('only for people who answered “I work for myself”')
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
    'GET /api/v1/accounts/wished_ira/': () => ({ body: { ira_type: null } }),
    'POST /api/v1/documents/retirement/account/create/': () => ({ status: 201, body: { results: [] } }),
  })
  expect((await termsConditions.save({}, work(mode))).ok).toBe(true)
  expect(asked.filter(({ call }) => call.includes('retirement/account/create')).map(({ body }) => body)).toEqual(made)
})

const terms = 'GET /api/v1/documents/terms-condition/'
const create = 'POST /api/v1/documents/retirement/account/create/'
const termsOf = (accepted_at: string | null) => ({
  [terms]: () => ({ body: { results: [{ document: 'account_agreement', version: '1', title: '', sections: [], hash: '', accepted_at }] } }),
})
/** Somebody whose answers are kept as they are sent. */
const keeps = (mode: string, before: object, wish: string | null = null) => {
  let wished = wish
  let answers: object = before
  const told = () => ({ pk: 'answers', version: 1, ...answers })
  const accountType = (wants: unknown) => ({ account_type: wants === true ? 'INDIVIDUAL_401K' : 'TRADITIONAL_IRA' })
  return {
    [questionnaire]: () => ({ body: { results: [told()] } }),
    'PATCH /api/v1/accounts/investment_account_info/answers/update/': ({ body }: { body: { loan_interest?: boolean } }) => {
      answers = { ...answers, ...body, ...accountType(body.loan_interest) }
      return { body: told() }
    },
    'GET /api/v1/accounts/wished_ira/': () => ({ body: { ira_type: wished } }),
    'POST /api/v1/accounts/wished_ira/update/': ({ body }: { body: { ira_type: string | null } }) => {
      wished = body.ira_type
      return { body }
    },
    [`GET /api/flows/${mode}/walk`]: () => ({ body: walkView(mode) }),
    [create]: () => ({ status: 201, body: { results: [], count: 0 } }),
  }
}
const alone = { employment_status: 'self-employed', loan_interest: false, account_type: 'TRADITIONAL_IRA' }
const madeOf = (asked: ReturnType<typeof stubService>) => asked.flatMap(({ call, body }) => (call === create ? [body] : []))

it('people who have agreed to the terms and choose another account get its papers with that choice', async () => {
  const asked = stubService({ ...keeps('landing-fc-iraonly', alone), ...termsOf('2026-11-20T12:00:00.000Z') })
  expect((await investmentAccountInfo.save(plan, work('landing-fc-iraonly'))).ok).toBe(true)
  expect(madeOf(asked)).toEqual([{ account_type: 'INDIVIDUAL_401K', has_no_employees: true }])
  expect((await investmentAccountInfo.save({ self_employed: false }, work('landing-fc-iraonly'))).ok).toBe(true)
  expect(madeOf(asked).at(-1)).toEqual({ account_type: 'TRADITIONAL_IRA' })
})

it('before the terms are agreed to, choosing an account makes no papers', async () => {
  const asked = stubService({ ...keeps('landing-fc-iraonly', alone), ...termsOf(null) })
  expect((await investmentAccountInfo.save(plan, work('landing-fc-iraonly'))).ok).toBe(true)
  expect(madeOf(asked)).toEqual([])
})

it('the kind of IRA that was wished before does not count over the account that is chosen', async () => {
  const asked = stubService({ ...keeps('landing-fc-iraonly', alone, 'roth'), ...termsOf('2026-11-20T12:00:00.000Z') })
  await investmentAccountInfo.save({ self_employed: false }, work('landing-fc-iraonly'))
  expect(madeOf(asked)).toEqual([{ account_type: 'TRADITIONAL_IRA' }])
})

it('people who do not want a loan any more, after the terms, get the papers of an IRA', async () => {
  const wanted = { ...alone, loan_interest: true, account_type: 'INDIVIDUAL_401K' }
  const asked = stubService({ ...keeps('landing-fc-loan', wanted), ...termsOf('2026-11-20T12:00:00.000Z') })
  expect((await questionnaireRecord.save({ loan_interest: false }, work('landing-fc-loan'))).ok).toBe(true)
  expect(madeOf(asked)).toEqual([{ account_type: 'TRADITIONAL_IRA' }])
})

it('people who want a loan get no papers of an IRA that was wished before', async () => {
  const asked = stubService({ ...keeps('landing-fc-loan', alone, 'roth'), ...termsOf('2026-11-20T12:00:00.000Z') })
  expect((await questionnaireRecord.save({ loan_interest: true }, work('landing-fc-loan'))).ok).toBe(true)
  expect(madeOf(asked)).toEqual([])
})
