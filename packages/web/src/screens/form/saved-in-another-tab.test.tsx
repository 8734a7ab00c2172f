import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { followChanges } from '../../client/service/changes.ts'
import { forgetPerson } from '../../client/session/resets.ts'
import { drawStep } from '../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const root = '/api/v1/accounts/personal_information'

it('a page shows what another tab has saved, and keeps what is being typed on it', async () => {
  let kept = { pk: 'x', version: 1, first_name: 'Ada', last_name: 'Sample' }
  const { asked } = await drawStep('landing-fc-newfind', 'personal-information', {
    [`GET ${root}/`]: () => ({ body: { results: [kept] } }),
    [`GET ${root}/ssn/`]: () => ({ body: { results: [] } }),
  })
  onTestFinished(followChanges())
  const names = () => ['Legal first name', 'Legal last name'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)
  await waitFor(() => expect(names()).toEqual(['Ada', 'Sample']))
  await userEvent.type(screen.getByLabelText('Legal first name'), 'line')
  kept = { ...kept, version: 2, first_name: 'Adele', last_name: 'Quill' }
  const other = new BroadcastChannel('changes')
  onTestFinished(() => other.close())
  other.postMessage('changed')
  await waitFor(() => expect(names()).toEqual(['Adaline', 'Quill']))
  expect(asked.every(({ call }) => call.startsWith('GET '))).toBe(true)
})

it('so does a page that asks the questionnaire', async () => {
  let kept = { pk: 'q', version: 1, citizen_status: 'us-citizen' }
  await drawStep('landing-fc-iraonly', 'qa1', { 'GET /api/v1/accounts/investment_account_info/': () => ({ body: { results: [kept] } }) })
  onTestFinished(followChanges())
  const chosen = () => screen.queryAllByRole<HTMLInputElement>('radio').findIndex(({ checked }) => checked)
  await waitFor(() => expect(chosen()).toBe(0))
  kept = { ...kept, version: 2, citizen_status: 'visa-holder' }
  const other = new BroadcastChannel('changes')
  onTestFinished(() => other.close())
  other.postMessage('changed')
  await waitFor(() => expect(chosen()).toBe(2))
})
