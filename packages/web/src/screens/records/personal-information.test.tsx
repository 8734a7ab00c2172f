// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/resets.ts'
import { drawStep } from '../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const root = '/api/v1/accounts/personal_information'
const draw = (results: readonly object[]) =>
  drawStep('landing-fc-newfind', 'personal-information', {
    [`GET ${root}/`]: () => ({ body: { results } }),
    [`GET ${root}/ssn/`]: () => ({ body: { results: [] } }),
  })
const textIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

it('before anything is kept the legal names begin as the names of the account, and nothing else is filled in', async () => {
  await draw([])
  await waitFor(() => expect([textIn('Legal first name'), textIn('Legal last name')]).toEqual(['Ada', 'Sample']))
  const filled = screen.getAllByRole<HTMLInputElement>('textbox').filter(({ value }) => value !== '')
  expect(filled).toHaveLength(2)
})

it('names that are kept count over those of the account', async () => {
  await draw([{ pk: 'x', version: 1, first_name: 'Adelaide', last_name: 'Specimen' }])
  await waitFor(() => expect([textIn('Legal first name'), textIn('Legal last name')]).toEqual(['Adelaide', 'Specimen']))
})
