import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { readDevice, saveOnDevice } from '../../client/device.ts'
import { forgetPerson } from '../../client/session/resets.ts'
import { drawStep } from '../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const kept = { pk: '11111111-1111-4111-8111-111111111111', version: 1 }
const draw = () =>
  drawStep('landing-fc-iraonly', 'qa4', {
    'GET /api/v1/accounts/investment_account_info/': () => ({ body: { results: [kept] } }),
    [`PATCH /api/v1/accounts/investment_account_info/${kept.pk}/update/`]: ({ body }) => ({ body: { ...kept, ...body, version: 2 } }),
  })

const isAt = (text: RegExp) => waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(text))
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))

it('asks one question at a time, says how far it is, and keeps each answer', async () => {
  const { asked } = await draw()
  await isAt(/How much do you earn/)
  expect(screen.getByText(/Question 1 of 7/)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '$50,000 to $99,999' }))
  await goOn()
  await isAt(/How much do you own/)
  expect(screen.getByText(/Question 2 of 7/)).toBeTruthy()
  expect(document.activeElement?.id).toBe('step-title')
  await waitFor(() => expect(asked.some(({ body }) => body?.annual_pretax_income === '50000-99999')).toBe(true))
})

it('a question without an answer says so, and stays', async () => {
  await draw()
  await isAt(/How much do you earn/)
  await goOn()
  expect(screen.getByRole('alert').textContent).toContain('Choose the range that comes closest to your income.')
  await isAt(/How much do you earn/)
})

it('the browser’s own back goes to the question before, with its answer', async () => {
  await draw()
  await isAt(/How much do you earn/)
  await userEvent.click(screen.getByRole('radio', { name: '$50,000 to $99,999' }))
  await goOn()
  await isAt(/How much do you own/)
  history.back()
  await isAt(/How much do you earn/)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '$50,000 to $99,999' }).checked).toBe(true)
})

it('people who come back go on at the question at which they left', async () => {
  await draw()
  await isAt(/How much do you earn/)
  await userEvent.click(screen.getByRole('radio', { name: '$50,000 to $99,999' }))
  await goOn()
  await isAt(/How much do you own/)
  expect(readDevice('last-question-index')).toEqual({ step: 'qa4', index: 1 })
  cleanup()
  await draw()
  await isAt(/How much do you own/)
})

it('a number that was typed and saved does not wait on this device to be saved over a later one', async () => {
  const { asked } = await drawStep('landing-fc-iraonly', 'suitability', {
    'GET /api/v1/accounts/investment_account_info/': () => ({ body: { results: [kept] } }),
    [`PATCH /api/v1/accounts/investment_account_info/${kept.pk}/update/`]: ({ body }) => ({
      body: { ...kept, ...body, planned_retirement_age: Number(body?.planned_retirement_age), version: 2 },
    }),
  })
  await userEvent.type(await screen.findByRole('textbox'), ' 67')
  const [first] = screen.getAllByRole('radio')
  if (first) await userEvent.click(first)
  await goOn()
  await isAt(/One more question/)
  await waitFor(() => expect(asked.find(({ call }) => call.startsWith('PATCH'))?.body).toMatchObject({ planned_retirement_age: 67 }))
  await waitFor(() => expect(readDevice('questionnaire')).toBeUndefined())
})

it('a question that is only passed by takes nothing back that another device has saved meanwhile', async () => {
  let saved: Record<string, unknown> = { ...kept, annual_pretax_income: '50000-99999' }
  const { asked } = await drawStep('landing-fc-iraonly', 'qa4', {
    'GET /api/v1/accounts/investment_account_info/': () => ({ body: { results: [saved] } }),
    [`PATCH /api/v1/accounts/investment_account_info/${kept.pk}/update/`]: ({ body }) => {
      saved = { ...saved, ...body, version: Number(saved['version']) + 1 }
      return { body: saved }
    },
  })
  await isAt(/How much do you earn/)
  saved = { ...saved, annual_pretax_income: '100000-199999', version: 2 }
  await goOn()
  for (const title of [/How much do you own/, /How much of that/]) {
    await isAt(title)
    const [list] = screen.queryAllByRole('combobox')
    await (list ? userEvent.selectOptions(list, '50000-99999') : userEvent.click(screen.getByRole('radio', { name: '$50,000 to $99,999' })))
    await goOn()
  }
  await waitFor(() => expect(asked.filter(({ call }) => call.startsWith('PATCH'))).toHaveLength(2))
  expect(saved['annual_pretax_income']).toBe('100000-199999')
})

it('people who change one answer begin at its question, and are done with it', async () => {
  const given = {
    annual_pretax_income: '50000-99999',
    estimated_networth: '50000-99999',
    liquid_networth: '25000-49999',
    estimated_tax_bracket: '22',
    experience_level: 'good',
    risk_tolerance: 'high',
    investment_goal: 'balanced',
  }
  const { done, asked } = await drawStep('landing-fc-iraonly', 'qa4', {
    'GET /api/v1/accounts/investment_account_info/': () => ({ body: { results: [{ ...kept, ...given }] } }),
    [`PATCH /api/v1/accounts/investment_account_info/${kept.pk}/update/`]: ({ body }) => ({
      body: { ...kept, ...given, ...body, version: 2 },
    }),
  })
  await isAt(/How much do you earn/)
  history.pushState({ usr: { returnTo: 'qa10', field: 'experience_level' }, key: 'change', idx: 1 }, '', '/landing-fc-iraonly/qa4')
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  await isAt(/How much have you invested/)
  expect(history.state.usr).toMatchObject({ returnTo: 'qa10' })
  await userEvent.click(screen.getByRole('radio', { name: /^A little/ }))
  await goOn()
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(asked.filter(({ call }) => call.startsWith('PATCH')).at(-1)?.body).toEqual({ experience_level: expect.any(String) })
})

it('a page that another answer has opened is asked in full before it leads back', async () => {
  await draw()
  await isAt(/How much do you earn/)
  history.pushState({ usr: { returnTo: 'qa10', opened: [] }, key: 'opened', idx: 1 }, '', '/landing-fc-iraonly/qa4')
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  await userEvent.click(screen.getByRole('radio', { name: '$50,000 to $99,999' }))
  await goOn()
  await isAt(/How much do you own/)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a ZIP code of another state gets a message beside it, and is no error', async () => {
  saveOnDevice('last-question-index', { step: 'personal-information', index: 1 })
  await drawStep('landing-rollover', 'personal-information', {
    'GET /api/v1/accounts/personal_information/': () => ({ body: { results: [] } }),
    'GET /api/v1/accounts/personal_information/ssn/': () => ({ body: { results: [] } }),
  })
  await isAt(/Where do you live/)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'OR')
  const zip = screen.getByRole('textbox', { name: 'ZIP code' })
  await userEvent.type(zip, '04101-1234')
  expect(await screen.findByText(/looks like a ZIP code in Maine, not Oregon/)).toBeTruthy()
  expect(zip.getAttribute('aria-invalid')).toBeNull()
  await userEvent.clear(zip)
  await userEvent.type(zip, '97214')
  await waitFor(() => expect(screen.queryByText(/looks like a ZIP code/)).toBeNull())
})
