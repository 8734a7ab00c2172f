import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { readDevice } from '../../../client/device.ts'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'
import { putIn } from '../../../testing/put-in.ts'
import type { Asked } from '../../../testing/stub-service.ts'

// Nothing scrolls here.
Element.prototype.scrollIntoView = () => undefined

// Pieces of a page come when it asks for them: on a busy machine that takes a while.

afterEach(() => {
  cleanup()
  forgetPerson()
})

const none = { company_id: null, record_keeper_selected_name: null, salary: null, other_provider: null }
const intel = { pk: '11111111-1111-4111-8111-111111111111', version: 3, company_name: 'Intel', start_year: 2014, end_year: 2019, ...none }
const list = 'GET /api/v1/employers/list_user_employers/'
const root = '/api/v1/employers'

const draw = (kept: readonly (typeof intel)[] = [], more: Parameters<typeof drawStep>[2] = {}) =>
  drawStep('landing-rollover', 'previous-jobs', {
    [list]: () => ({ body: { results: kept } }),
    'GET /api/v1/record_keepers/names/': () => ({ body: { count: 1, next: null, results: ['Fidelity'] } }),
    'GET /api/v1/employers/companies/': () => ({ body: { results: [] } }),
    [`POST ${root}/add_user_employers/`]: ({ body }) => ({ status: 201, body: { ...none, ...body, pk: crypto.randomUUID(), version: 1 } }),
    [`PUT ${root}/${intel.pk}/update/`]: ({ body }) => ({ body: { ...intel, ...body, version: 4 } }),
    [`DELETE ${root}/delete/${intel.pk}`]: () => ({ body: { status: 'OK' } }),
    'POST /api/v1/accounts/completed_info/update/': () => ({ body: {} }),
    ...more,
  })
const called = (asked: readonly Asked[], method: string) => asked.filter(({ call }) => call.startsWith(`${method} ${root}`))
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const goOn = () => press('I don’t have any more jobs to add')
const fill = async (name: string, from: string, to: string, keeper = 'I don’t remember') => {
  await putIn(await screen.findByRole('combobox', { name: 'Employer' }), name)
  await putIn(screen.getByLabelText('First year there'), from)
  await putIn(screen.getByLabelText('Last year there'), to)
  await putIn(screen.getByRole('combobox', { name: /^Who ran the plan/ }), keeper)
  await userEvent.keyboard('{Escape}')
}

it('an empty list gets a message, and the list of errors leads to the first thing to fill in', async () => {
  await draw()
  await screen.findByRole('combobox', { name: 'Employer' })
  await goOn()
  await userEvent.click(await screen.findByRole('link', { name: /Add at least one past job/ }))
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Employer' }))
})

it('an open row that is whole counts when the page goes on', async () => {
  const { asked, done } = await draw()
  await fill('Corner Bakery', '2020', '2021')
  await goOn()
  await waitFor(() => expect(done).toHaveBeenCalled())
  const [added] = called(asked, 'POST')
  expect(added?.body).toEqual({ ...none, company_name: 'Corner Bakery', start_year: 2020, end_year: 2021 })
})

it('a name and two years are enough, and years may have two digits', async () => {
  const { asked, done } = await draw()
  await userEvent.type(await screen.findByRole('combobox', { name: 'Employer' }), 'Corner Bakery')
  await userEvent.type(screen.getByLabelText('First year there'), '98')
  await userEvent.type(screen.getByLabelText('Last year there'), '04')
  await goOn()
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(called(asked, 'POST')[0]?.body).toEqual({ ...none, company_name: 'Corner Bakery', start_year: 1998, end_year: 2004 })
})

it('an open row that is not whole says what is missing, field by field, and keeps what was typed', async () => {
  const { asked } = await draw()
  await userEvent.type(await screen.findByRole('combobox', { name: 'Employer' }), 'Corner')
  await goOn()
  await userEvent.click(await screen.findByRole('link', { name: /Enter the year you left/ }))
  expect(document.activeElement).toBe(screen.getByLabelText('Last year there'))
  await userEvent.type(screen.getByLabelText('First year there'), '2014')
  expect(screen.queryByRole('link', { name: /Enter the year you started/ })).toBeNull()
  expect(screen.getByRole('link', { name: /Enter the year you left/ })).toBeTruthy()
  expect(screen.getByDisplayValue('Corner')).toBeTruthy()
  expect(called(asked, 'POST')).toEqual([])
})

it('a span of years does not end before it begins', async () => {
  await draw()
  await fill('Corner', '2019', '2014')
  await press('Add another job')
  expect(await screen.findByText('The last year is before the first year. Check both years.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Last year there'))
})

it('another job closes the one before into a line, and the focus goes to the new one', async () => {
  await draw()
  await fill('Corner Bakery', '2020', '2021')
  await press('Add another job')
  expect(screen.getByText('2020 – 2021')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Employer' }))
})

it('what is typed is on the device at every letter, and a stored number of a company goes with it', async () => {
  const company = {
    company_id: 7,
    company_name: 'Otter Inc',
    city: 'Bend',
    state: 'OR',
    participants: 12,
    record_keeper_name: 'Fidelity',
    source_year: 2024,
  }
  const { asked, done } = await draw([], { 'GET /api/v1/employers/companies/': () => ({ body: { results: [company] } }) })
  await userEvent.type(await screen.findByRole('combobox', { name: 'Employer' }), 'ott')
  await userEvent.click(await screen.findByRole('option', { name: /Otter Inc/ }))
  expect(JSON.stringify(readDevice('drafts'))).toContain('Otter Inc')
  await press('Use Fidelity')
  await userEvent.type(screen.getByLabelText('First year there'), '2014')
  await userEvent.type(screen.getByLabelText('Last year there'), '2019')
  await goOn()
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(called(asked, 'POST')[0]?.body).toMatchObject({ company_id: 7, record_keeper_selected_name: 'Fidelity' })
})

it('a job that the service has is a line; changed, it is sent with the version it was changed from', async () => {
  const { asked, done } = await draw([intel])
  await press(await screen.findByRole('button', { name: 'Change: Intel' }).then(() => 'Change: Intel'))
  await userEvent.clear(screen.getByLabelText('Last year there'))
  await userEvent.type(screen.getByLabelText('Last year there'), '2020')
  await goOn()
  await waitFor(() => expect(done).toHaveBeenCalled())
  const [changed] = called(asked, 'PUT')
  expect([changed?.headers['if-match'], changed?.body.end_year]).toEqual(['"3"', 2020])
})

it('a removed job can be taken back with one press; left removed, it goes from the service', async () => {
  const { asked, done } = await draw([intel])
  await screen.findByRole('button', { name: 'Remove: Intel' })
  await press('Remove: Intel')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo: Intel is removed.' }))
  await press(/^Undo/)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change: Intel' }))
  await press('Remove: Intel')
  await fill('Corner', '2020', '2021')
  await goOn()
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(called(asked, 'DELETE')).toHaveLength(1)
  expect(called(asked, 'POST')).toHaveLength(1)
})

it('what failed half way is not done twice', async () => {
  let isDown = true
  const kept: object[] = []
  const { asked, done } = await draw([], {
    [list]: () => ({ body: { results: kept } }),
    [`POST ${root}/add_user_employers/`]: ({ body }) => {
      if (body.company_name === 'Second' && isDown) return { status: 503, body: { code: 'overloaded', detail: 'Try again soon.' } }
      const row = { ...none, ...body, pk: crypto.randomUUID(), version: 1 }
      kept.push(row)
      return { status: 201, body: row }
    },
  })
  await fill('First', '2010', '2012')
  await press('Add another job')
  await fill('Second', '2013', '2014')
  await goOn()
  await screen.findByText('Try again soon.')
  isDown = false
  await userEvent.type(screen.getByLabelText(/earned a year/), '52,000')
  await goOn()
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(called(asked, 'POST').filter(({ body }) => body.company_name === 'First')).toHaveLength(1)
  expect(kept).toHaveLength(2)
})

it('what the service says against a row is shown with its name', async () => {
  await draw([], {
    [`POST ${root}/add_user_employers/`]: () => ({
      status: 400,
      body: { code: 'validation_failed', detail: 'Check the marked fields.', fields: { end_year: ['That year hasn’t come yet.'] } },
    }),
  })
  await fill('Corner', '2020', '2021')
  await goOn()
  expect(await screen.findByRole('link', { name: 'Corner: That year hasn’t come yet.' })).toBeTruthy()
})

it('a list with numbers of accounts is never kept on the device', async () => {
  await drawStep('landing-fc-newfind', 'automatic-rollover-account', {})
  await userEvent.click(await screen.findByRole('button', { name: 'Add an account' }))
  await userEvent.type(await screen.findByLabelText('Account number'), '447120983')
  expect(JSON.stringify({ ...localStorage })).not.toContain('447120983')
})
