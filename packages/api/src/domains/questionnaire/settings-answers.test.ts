import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeOf, isFailure } from '../../failure/failure.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { answersOf } from './record.ts'
import { saveSettingsAnswers } from './save-settings-answers.ts'
import { personWithAnswers } from './testing/person-with-answers.ts'

const contact = {
  contact_firstname: 'Mia',
  contact_lastname: 'Draft',
  contact_email: 'MIA@Draft.example',
  contact_phonenumber: '303 555 0188',
}
const kept = { ...contact, contact_email: 'mia@draft.example', contact_phonenumber: '3035550188' }

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterAll(() => service.close())

const save = (id: string, base: number, answers: Parameters<typeof saveSettingsAnswers>[5], key: string = randomUUID()) =>
  saveSettingsAnswers(service.context, service.context.flows.current(), { id }, key, base, answers)
const answers = (id: string) => answersOf(service.context, service.context.flows.current().questions, id)
const refusal = (result: unknown) => (isFailure(result) ? { code: codeOf(result), fields: Object.keys(result.said?.fields ?? {}) } : result)

it('settings save what is filled in, and leave what is empty', async () => {
  const { pk, list } = await personWithAnswers(service, contact)
  const saved = await save(pk, 1, { contact_firstname: 'Esi', contact_lastname: '', contact_email: null, contact_phonenumber: undefined })
  expect(saved).toMatchObject({ ...kept, version: 2, contact_firstname: 'Esi' })
  expect(await list()).toEqual([saved])
})

it('settings make the record of somebody who has answered nothing yet, once', async () => {
  const { pk } = await service.signUp()
  expect(refusal(await save(pk, 1, contact))).toEqual({ code: 'not_found', fields: [] })
  const key = randomUUID()
  const made = await save(pk, 0, contact, key)
  expect(made).toMatchObject({ ...kept, version: 1 })
  expect(await save(pk, 0, contact, key)).toEqual(made)
  expect(refusal(await save(pk, 0, { contact_firstname: 'Eve' }))).toEqual({ code: 'conflict_version', fields: ['contact_firstname'] })
})

it('settings and the questionnaire do not overwrite each other', async () => {
  const { pk, change, record } = await personWithAnswers(service, contact)
  await save(pk, 1, { contact_firstname: 'Esi' })
  expect((await change(record.pk, 1, { contact_firstname: 'Ana' })).body.code).toBe('conflict_version')
  expect(await save(pk, 1, { contact_lastname: 'Sketch' })).toMatchObject({
    version: 3,
    contact_firstname: 'Esi',
    contact_lastname: 'Sketch',
  })
  expect(refusal(await save(pk, 1, { contact_firstname: 'Ana', loan_interest: true }))).toEqual({
    code: 'conflict_version',
    fields: ['contact_firstname'],
  })
})

it('settings look at every answer, also at one that the questionnaire does not ask for', async () => {
  const { pk } = await personWithAnswers(service, { trusted_contact: false })
  const wrong = { contact_firstname: '4na', contact_email: 'ana', annual_pretax_income: 'much' }
  expect(refusal(await save(pk, 1, wrong))).toEqual({ code: 'validation_failed', fields: Object.keys(wrong) })
  expect(refusal(await save(pk, 1, { favourite_colour: 'blue' }))).toEqual({ code: 'unknown_field', fields: ['?'] })
})

it('other domains get the answers that questions took, with those that follow, and nobody else’s', async () => {
  const { pk } = await personWithAnswers(service, { trusted_contact: false, contact_email: 'ana', loan_interest: true })
  expect(await answers(pk)).toEqual({ trusted_contact: false, loan_interest: true, account_type: 'INDIVIDUAL_401K' })
  expect(await answers((await service.signUp()).pk)).toEqual({})
})

it('at most one of two records is made when settings and the questionnaire begin at once', async () => {
  for (let trial = 0; trial < 20; trial++) {
    const { pk, access } = await service.signUp()
    const url = '/api/v1/accounts/add_investment_account_info/'
    const headers = { 'idempotency-key': randomUUID() }
    const [made, added] = await Promise.all([
      save(pk, 0, { contact_firstname: 'Mia' }),
      service.ask({ method: 'POST', url, token: access, payload: { loan_interest: true }, headers }),
    ])
    expect(isFailure(made)).toBe(false)
    const answered = await answers(pk)
    expect(answered).toMatchObject({ contact_firstname: 'Mia', ...(added.status === 201 && { loan_interest: true }) })
    expect([201, 409]).toContain(added.status)
  }
})
