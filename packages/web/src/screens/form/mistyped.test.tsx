import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { setLanguage } from '../../client/language.ts'
import { forgetPerson } from '../../client/session/resets.ts'
import { drawStep } from '../../testing/draw-step.tsx'
import type { Asked } from '../../testing/stub-service.ts'

// Nothing scrolls here.
Element.prototype.scrollIntoView = () => undefined

// Pieces of a page come when it asks for them: on a busy machine that takes a while.

afterEach(() => {
  cleanup()
  forgetPerson()
})

const root = '/api/v1'
const none = () => ({ body: { results: [] } })
const saved = ({ body }: { readonly body: object }) => ({ status: 201, body: { pk: crypto.randomUUID(), version: 1, ...body } })
const type = async (label: RegExp | string, text: string) => userEvent.type(await screen.findByLabelText(label), text)
const clear = (label: string) => userEvent.clear(screen.getByLabelText(label))
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const bodyOf = (asked: readonly Asked[], call: string) => asked.find((one) => one.call === call)?.body
const typedIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

it('a year of two digits, a ZIP code of nine and a state that isn’t its own: said at once, nothing lost, and saved as meant', async () => {
  const add = `POST ${root}/accounts/add_personal_information/`
  const { asked, done } = await drawStep('landing-fc-newfind', 'personal-information', {
    [`GET ${root}/accounts/personal_information/`]: none,
    [`GET ${root}/accounts/personal_information/ssn/`]: none,
    [add]: saved,
  })
  await type('Month', '4')
  await type('Day', '27')
  await type('Year', '72')
  await press('Continue')
  await type('Home street address', '1204 Example Street')
  await type('City', 'Portland')
  await userEvent.selectOptions(screen.getByLabelText('State'), 'ME')
  await type('ZIP code', '97214-1234')
  await type('Phone number', '(503) 555-0112')
  expect(await screen.findByText(/looks like a ZIP code in Oregon, not Maine\. Check both\./)).toBeTruthy()
  act(() => setLanguage('es'))
  expect(await screen.findByText(/código postal de Oregón, no de Maine/)).toBeTruthy()
  expect((screen.getByRole('option', { name: 'Carolina del Norte' }) as HTMLOptionElement).value).toBe('NC')
  act(() => setLanguage('en'))
  await userEvent.selectOptions(screen.getByLabelText('State'), 'OR')
  await waitFor(() => expect(screen.queryByText(/looks like a ZIP code/)).toBeNull())
  await press('Continue')
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(bodyOf(asked, add)).toMatchObject({ dob: '1972-04-27', state: 'OR', zip_code: '97214', street_address: '1204 Example Street' })
})

it('a number with a digit short: said with what to do, what was typed stays, and the whole one leads on', async () => {
  await drawStep(
    'landing-rollover',
    'ira/open-beagle',
    {
      [`GET ${root}/accounts/personal_information/ssn/`]: none,
    },
    { 'ssn.known': false, 'beneficiaries.listed': false },
    none,
  )
  await screen.findByRole('button', { name: 'Show number' })
  await type('Social Security number', '212-45-112')
  await press('Continue')
  const [first] = (await screen.findByRole('alert')).querySelectorAll('a')
  expect(first?.textContent).toMatch(/^That isn’t a Social Security number in use\. Check all nine digits\./)
  await press('Show number')
  expect(typedIn('Social Security number')).toBe('212-45-112')
  await type('Social Security number', '212-45-1120')
  await waitFor(() => expect(screen.queryByRole('link', { name: /Social Security number in use/ })).toBeNull())
  await press('Continue')
  await screen.findByRole('heading', { name: 'Who gets the account if you die?' })
})

it('an amount over the limit: said before a term is chosen, and no longer once it fits', async () => {
  const words = 'You can borrow up to $12,000.00.'
  const limits = {
    available: 12_000,
    least: 1_000,
    vested_balance: 24_000,
    half_vested: 12_000,
    cap: 50_000,
    owed: 0,
    highest_owed_in_year: 0,
  }
  const offer = { interest_rate: 7.75, prime_rate: 6.75, margin: 1, origination_fee: 75, as_of: '2026-11-20' }
  await drawStep(
    'landing-fc-loan',
    'take-loan',
    {
      [`GET ${root}/loans/`]: ({ query }) => {
        const problems = Number(query['borrow_amount']) > 12_000 ? [{ field: 'borrow_amount', words }] : []
        return { body: { results: [], quote: { eligible: true, reasons: [], conditions: [], limits, offer, problems, loan: null } } }
      },
    },
    {},
    none,
  )
  await type('Amount to borrow', '20,000')
  await userEvent.tab()
  expect(await screen.findByText(words)).toBeTruthy()
  expect(typedIn('Amount to borrow')).toMatch(/20,000/)
  await clear('Amount to borrow')
  await type('Amount to borrow', '9,000')
  await userEvent.tab()
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
})

it('an employer that is spelled wrong: what it may be is offered, one press takes it, and nothing else is lost', async () => {
  const add = `POST ${root}/employers/add_user_employers/`
  const company = {
    company_id: 7,
    company_name: 'Harbor Light Logistics',
    city: 'Portland',
    state: 'OR',
    participants: 1240,
    record_keeper_name: null,
  }
  const { asked, done } = await drawStep('landing-rollover', 'previous-jobs', {
    [`GET ${root}/employers/list_user_employers/`]: none,
    [`GET ${root}/record_keepers/names/`]: () => ({ body: { count: 1, next: null, results: ['Fidelity'] } }),
    [`GET ${root}/employers/companies/`]: () => ({ body: { results: [company] } }),
    [`POST ${root}/accounts/completed_info/update/`]: () => ({ body: {} }),
    [add]: saved,
  })
  await type('First year there', '98')
  await type('Last year there', '04')
  await userEvent.type(await screen.findByRole('combobox', { name: 'Employer' }), 'harbr lite')
  await userEvent.click(await screen.findByRole('option', { name: /Harbor Light Logistics/ }))
  await press('I don’t have any more jobs to add')
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(bodyOf(asked, add)).toMatchObject({ company_name: 'Harbor Light Logistics', company_id: 7, start_year: 1998, end_year: 2004 })
})
