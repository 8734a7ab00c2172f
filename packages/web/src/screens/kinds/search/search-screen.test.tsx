import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

// Pieces of a page come when it asks for them: on a busy machine that takes a while.

afterEach(() => {
  cleanup()
  forgetPerson()
})

const ended = { pk: '1', state: 'ended', started_at: '2026-05-03T12:00:00Z', ended_at: '2026-05-03T12:01:00Z', sources: [] }
const running = { ...ended, state: 'running', ended_at: null }
const intel = { pk: '11111111-1111-4111-8111-111111111111', version: 1, company_name: 'Intel', start_year: 2014, end_year: 2019 }
const ada = { pk: '2', version: 1, first_name: 'Ada', last_name: 'Sample', city: 'Portland', state: 'OR', zip_code: '97214' }
const start = 'POST /api/v1/accounts/onboarding/create/'
const alternatives = 'POST /api/v1/accounts/alt_personal_information/create/'

const draw = (search: object | null) => {
  const kept = { names: [{ first_name: 'Ada', last_name: 'Example' }], zipcodes: ['97201'], search }
  return drawStep('landing-rollover', 'search', {
    'GET /api/v1/accounts/onboarding/': () => ({ body: kept }),
    [start]: () => ({ status: 201, body: { ...kept, search: running } }),
    'GET /api/v1/employers/list_user_employers/': () => ({ body: { results: [intel] } }),
    [`DELETE /api/v1/employers/delete/${intel.pk}`]: () => ({ body: { status: 'OK' } }),
    'GET /api/v1/accounts/personal_information/': () => ({ body: { results: [ada] } }),
    [alternatives]: ({ body }) => ({ status: 201, body: { ...kept, ...body } }),
  })
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('the button really starts the search', async () => {
  const { asked, done } = await draw(null)
  await press('Start the search')
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(asked.filter(({ call }) => call === start)).toHaveLength(1)
})

it.each([
  [running, 'Your search is running', 'See how it’s going'],
  [ended, 'Your search is done', 'See what we found'],
])('a search that %o is told and not started again', async (search, title, goOn) => {
  const { asked, done } = await draw(search)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  await press(goOn)
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(asked.some(({ call }) => call === start)).toBe(false)
})

it('a search that has ended is started again when the person asks for it', async () => {
  const { asked, done } = await draw(ended)
  await userEvent.click(await screen.findByRole('button', { name: 'Search once more' }))
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(asked.filter(({ call }) => call === start)).toHaveLength(1)
})

it('lists everything that is searched for, and takes off what is wrong', async () => {
  await draw(null)
  expect(await screen.findByText('Ada Sample')).toBeTruthy()
  expect(screen.getByText('Portland, OR 97214')).toBeTruthy()
  await press('Remove: Intel')
  expect(await screen.findByText('Intel is no longer part of the search.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove: Intel' })).toBeNull()
  await press('Remove: Ada Example')
  expect(await screen.findByText('Ada Example is no longer part of the search.')).toBeTruthy()
})

it('a ZIP code is added in place: checked first, with Enter, and the page is not sent', async () => {
  const { asked, done } = await draw(null)
  await userEvent.click(await screen.findByRole('button', { name: 'Add an earlier ZIP code' }))
  await userEvent.keyboard('10{Enter}')
  expect(screen.getByText('Enter the five digits of a ZIP code, such as 02139.')).toBeTruthy()
  await userEvent.keyboard('001{Enter}')
  expect(await screen.findByRole('button', { name: 'Remove: 10001' })).toBeTruthy()
  expect(asked.find(({ call }) => call.includes('alt_personal'))?.body).toEqual({ zipcodes: ['97201', '10001'] })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add an earlier ZIP code' })))
  expect(done).not.toHaveBeenCalled()
})

it('a name and a ZIP code that are typed and not added are added before the search starts', async () => {
  const { asked, done } = await draw(null)
  await press('Add a name you used')
  await userEvent.type(screen.getByLabelText('First name then'), 'Ada')
  await userEvent.type(screen.getByLabelText('Last name then'), 'Ryder')
  await press('Add an earlier ZIP code')
  await userEvent.type(screen.getByLabelText('ZIP code where you lived'), '60614')
  await press('Start the search')
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(asked.flatMap(({ call, body }) => (call === alternatives || call === start ? [body] : []))).toEqual([
    {
      names: [
        { first_name: 'Ada', last_name: 'Example' },
        { first_name: 'Ada', last_name: 'Ryder' },
      ],
    },
    { zipcodes: ['97201', '60614'] },
    {},
  ])
})

it('what is typed wrong there holds the search up and is said; a field that was opened and left empty does not', async () => {
  const { asked, done } = await draw(null)
  await press('Add a name you used')
  await press('Add an earlier ZIP code')
  await userEvent.type(screen.getByLabelText('ZIP code where you lived'), '606')
  await press('Start the search')
  expect(await screen.findByText('Enter the five digits of a ZIP code, such as 02139.')).toBeTruthy()
  expect(asked.some(({ call }) => call === start)).toBe(false)
  await userEvent.clear(screen.getByLabelText('ZIP code where you lived'))
  await press('Start the search')
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(asked.some(({ call }) => call === alternatives)).toBe(false)
})
