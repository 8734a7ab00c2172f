import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { useStepUp } from '../../client/session/step-up.ts'
import { drawStep } from '../../testing/draw-step.tsx'
import { stubService } from '../../testing/stub-service.ts'
import { questionnaire } from './questionnaire.ts'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const root = '/api/v1/accounts/personal_information'
const ada = {
  pk: 'x',
  version: 1,
  first_name: 'Ada',
  last_name: 'Sample',
  dob: '1992-04-27',
  street_address: '1204 Example Street',
  city: 'Portland',
  state: 'OR',
  zip_code: '97214',
  phone_number: '5035550112',
}

it('an answer that was only shown takes nothing back that another tab or device has saved meanwhile', async () => {
  let kept = ada
  const { asked, done } = await drawStep('landing-fc-newfind', 'personal-information?part=2', {
    [`GET ${root}/`]: () => ({ body: { results: [kept] } }),
    [`GET ${root}/ssn/`]: () => ({ body: { results: [] } }),
    [`PUT ${root}/x/update/`]: ({ body, headers }) => {
      if (headers['if-match'] !== `"${kept.version}"`) return { status: 412, body: { code: 'precondition_failed', detail: 'Changed.' } }
      kept = { ...kept, ...body, version: kept.version + 1 }
      return { body: kept }
    },
  })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Portland'))
  kept = { ...ada, version: 2, last_name: 'Sample Ruiz', city: 'Eugene' }
  const street = screen.getByLabelText('Home street address')
  await userEvent.clear(street)
  await userEvent.type(street, '7 Mill Lane')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(asked.filter(({ call }) => call.startsWith('PUT '))).toHaveLength(2)
  expect(kept).toMatchObject({ last_name: 'Sample Ruiz', city: 'Eugene', street_address: '7 Mill Lane', version: 3 })
})

it.each([
  [403, 'step_up_required'],
  [400, 'validation_failed'],
])('an answer that was refused stays on its page, and has no other page refused: %s %s', async (status, code) => {
  const saved = { pk: 'q1', version: 2, contact_firstname: 'Mia', risk: 'low' }
  stubService({
    'GET /api/v1/accounts/investment_account_info/': () => ({ body: { results: [saved] } }),
    'PATCH /api/v1/accounts/investment_account_info/q1/update/': ({ body }) =>
      body && 'contact_firstname' in body ? { status, body: { code, detail: 'No.' } } : { body: { ...saved, ...body, version: 3 } },
  })
  // The dialog that asks who it is, closed without an answer.
  onTestFinished(useStepUp.subscribe(({ asking }) => asking?.settle(false)))
  const work = { mode: 'landing-fc-loan', step: 'trusted-contact', facts: {}, all: {}, key: 'one' }
  expect((await questionnaire.save({ contact_firstname: 'Eva' }, work)).ok).toBe(false)
  expect((await questionnaire.save({ risk: 'high' }, { ...work, step: 'qa4', key: 'two' })).ok).toBe(true)
})

it('nor does one of the questionnaire, unless nothing is saved there', async () => {
  const saved = { pk: 'q1', version: 2, citizen_status: 'visa-holder', employment_status: '' }
  const asked = stubService({
    'GET /api/v1/accounts/investment_account_info/': () => ({ body: { results: [saved] } }),
    'PATCH /api/v1/accounts/investment_account_info/q1/update/': ({ body }) => ({ body: { ...saved, ...body, version: 3 } }),
  })
  const untouched = new Set(['citizen_status', 'employment_status'])
  const work = { mode: 'landing-fc-loan', step: 'qa1', facts: {}, all: {}, key: 'one', untouched }
  await questionnaire.save({ citizen_status: 'us-citizen', employment_status: 'employed', risk: 'low' }, work)
  expect(asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ employment_status: 'employed', risk: 'low' })
})
