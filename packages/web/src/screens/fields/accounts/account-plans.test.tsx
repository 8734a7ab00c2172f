import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'
import { feesOf, foundAccount, likelyAccount } from '../../../testing/found-samples.ts'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const updateCall = 'POST /api/v1/accounts/found_accounts/update/'
const personCall = 'PUT /api/v1/accounts/personal_information/p1/update/'
const claimCall = 'POST /api/v1/accounts/completed_info/update/'
const person = { pk: 'p1', version: 2, first_name: 'Ada', last_name: 'Sample', dob: '1990-01-01', ira_interest: false }

const draw = () =>
  drawStep('landing-rollover', 'fix-401k', {
    'GET /api/v1/accounts/found_accounts/': () => ({ body: { results: [foundAccount(), likelyAccount()] } }),
    'GET /api/v1/employers/fees/': () => ({ body: feesOf([]) }),
    'GET /api/v1/financial_accounts/accounts/': () => ({ body: { results: [] } }),
    'GET /api/v1/accounts/personal_information/': () => ({ body: { results: [person] } }),
    'PUT /api/journeys/landing-rollover': () => ({ body: { mode: 'landing-rollover', version: 1 } }),
    [personCall]: ({ body }) => ({ body: { ...person, ...body } }),
    [updateCall]: () => ({ body: { results: [foundAccount(), likelyAccount()] } }),
    [claimCall]: () => ({ body: {} }),
  })

it('what is chosen holds for every account but for those that differ', async () => {
  const { asked, done } = await draw()
  await userEvent.click(await screen.findByRole('radio', { name: /Move one or more to an IRA/ }))
  await userEvent.selectOptions(await screen.findByLabelText('Blue Fern Grocery'), 'leave')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(asked.find(({ call }) => call === updateCall)?.body.found_accounts).toEqual([
    { pk: foundAccount().pk, version: 3, account_plan: 'move' },
    { pk: likelyAccount().pk, version: 3, account_plan: 'leave' },
  ])
  await waitFor(() => expect(done).toHaveBeenCalled())
})

it('wanting an IRA is kept with the person before the key is claimed', async () => {
  const { asked, done } = await draw()
  await userEvent.click(await screen.findByRole('radio', { name: /Move one or more to an IRA/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(done).toHaveBeenCalled())
  const calls = asked.map(({ call }) => call)
  expect(asked.find(({ call }) => call === personCall)?.body.ira_interest).toBe(true)
  expect(calls.indexOf(personCall)).toBeLessThan(calls.indexOf('PUT /api/journeys/landing-rollover'))
  expect(calls.indexOf('PUT /api/journeys/landing-rollover')).toBeLessThan(calls.indexOf(claimCall))
})

it('another choice takes the wish for an IRA back, and claims nothing', async () => {
  const { asked, done } = await draw()
  await userEvent.click(await screen.findByRole('radio', { name: /Leave them where they are/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(asked.find(({ call }) => call === personCall)?.body.ira_interest).toBe(false)
  expect(asked.some(({ call }) => call === claimCall)).toBe(false)
})
