import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { setLanguage } from '../../../client/language.ts'
import { useSession } from '../../../client/session/session.ts'
import { stubService } from '../../../testing/stub-service.ts'
import { recordKeepers } from '../../data/accounts/record-keepers.ts'
import { DrawnField } from '../drawn-fields.tsx'
import type { ShownField } from '../shown-field.ts'

// Pieces of a page come when it asks for them: on a busy machine that takes a while.

afterEach(cleanup)

const companies = [
  { company_id: 1, company_name: 'Harbor Light Logistics', city: 'Portland', state: 'OR', participants: 1240, record_keeper_name: null },
  { company_id: 2, company_name: 'Harbor Lane Dental', city: null, state: null, participants: 1, record_keeper_name: null },
]
const found = () => stubService({ 'GET /api/v1/employers/companies/': () => ({ body: { results: companies } }) })
const field = (more: Partial<ShownField>): ShownField => ({
  name: 'it',
  type: 'company',
  label: 'Employer',
  record: undefined,
  column: 'it',
  ...more,
})

function Held({
  of,
  others = {},
  onSend,
}: {
  readonly of: ShownField
  readonly others?: Record<string, unknown>
  readonly onSend?: () => void
}) {
  const [value, setValue] = useState<unknown>('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend?.()
      }}
    >
      <DrawnField field={of} id="field-it" value={value} onChange={setValue} error={undefined} others={others} />
    </form>
  )
}
const line = () => screen.findByRole('combobox') as Promise<HTMLInputElement>

it('names what fits while a person types, with place and people, and says how many there are', async () => {
  found()
  render(<Held of={field({})} />)
  await userEvent.type(await line(), 'harbor l')
  const [first] = await screen.findAllByRole('option')
  expect(first?.textContent).toBe('Harbor Light LogisticsPortland, OR · 1,240 people in the plan')
  expect(first?.querySelector('b')?.textContent).toBe('Harbor L')
  expect(screen.getByText('2 companies found. Use the arrow keys.').getAttribute('role')).toBe('status')
  expect(screen.getAllByRole('option').at(-1)?.textContent).toBe('Use “harbor l” as I typed it')
})

it('is worked with the keyboard: arrows point, Enter picks and does not send the page', async () => {
  found()
  const send = vi.fn()
  render(<Held of={field({})} onSend={send} />)
  const input = await line()
  await userEvent.type(input, 'harbor')
  await screen.findAllByRole('option')
  expect(input.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(
    'Harbor Lane Dental1 person in the plan',
  )
  await userEvent.keyboard('{Enter}')
  expect([input.value, input.getAttribute('aria-expanded'), send.mock.calls.length]).toEqual(['Harbor Lane Dental', 'false', 0])
  expect(document.activeElement).toBe(input)
})

it('Escape closes the list and keeps what was typed', async () => {
  found()
  render(<Held of={field({})} />)
  const input = await line()
  await userEvent.type(input, 'harbor')
  await screen.findAllByRole('option')
  await userEvent.keyboard('{Escape}')
  expect([input.value, screen.queryByRole('listbox')]).toEqual(['harbor', null])
})

it('without a connection the name as it was typed is enough', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  render(<Held of={field({})} />)
  await userEvent.type(await line(), 'harbor')
  await userEvent.click(await screen.findByRole('option', { name: /Use “harbor” as I typed it/ }))
  expect((await line()).value).toBe('harbor')
  vi.unstubAllGlobals()
})

it('a title that is not in the list may be typed', async () => {
  stubService({ 'GET /api/v1/employers/job_title/search/': () => ({ body: { results: [{ name: 'Baker' }] } }) })
  render(<Held of={field({ type: 'job-title', label: 'Your job' })} />)
  const input = await line()
  await userEvent.type(input, 'bak')
  await userEvent.click(await screen.findByRole('option', { name: 'Baker' }))
  await userEvent.type(input, ' of clouds')
  expect(input.value).toBe('Baker of clouds')
})

const keeper = field({ type: 'record-keeper', label: 'Who ran the plan?', fixedOptions: ["I don't remember", 'Not in the list below'] })

it('record keepers: the fixed answers first, then the sorted list, narrowed by what is typed', async () => {
  stubService({ 'GET /api/v1/record_keepers/names/': () => ({ body: { count: 2, next: null, results: ['Vanguard', 'Fidelity'] } }) })
  useSession.setState({ user: { pk: 'ada' } as never })
  render(<Held of={keeper} />)
  await userEvent.click(await line())
  const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  await waitFor(() => expect(names()).toEqual(["I don't remember", 'Not in the list below', 'Fidelity', 'Vanguard']))
  await userEvent.type(await line(), 'guard')
  expect(names()).toEqual(["I don't remember", 'Not in the list below', 'Vanguard'])
})

it('a record keeper is found and offered by the name that people use, whatever filings call it', async () => {
  const filed = ['FIDELITY WORKPLACE SERVICES LLC', 'GREAT-WEST LIFE & ANNUITY INSURANCE COMPANY', 'T. ROWE PRICE RETIREMENT PLAN SERVICES']
  recordKeepers.forget()
  stubService({ 'GET /api/v1/record_keepers/names/': () => ({ body: { count: 3, next: null, results: filed } }) })
  useSession.setState({ user: { pk: 'ada' } as never })
  render(<Held of={keeper} />)
  const input = await line()
  for (const [typed, found] of [
    ['fidelity', 'Fidelity'],
    ['great west', 'Empower'],
    ['trowe', 'T. Rowe Price'],
  ] as const) {
    await userEvent.clear(input)
    await userEvent.type(input, typed)
    const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
    await waitFor(() => expect(names()).toEqual(["I don't remember", 'Not in the list below', found]))
  }
})

it('the record keeper of the filing is offered, and never filled in unasked', async () => {
  stubService({})
  useSession.setState({ user: false })
  render(<Held of={keeper} others={{ plan_keeper: 'Knuckleholm', plan_year: 2024 }} />)
  expect((await line()).value).toBe('')
  expect(screen.getByText(/The plan’s filing \(2024\) names Knuckleholm/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Use Knuckleholm' }))
  expect((await line()).value).toBe('Knuckleholm')
})

it('in Spanish the fixed answers are read in Spanish, and kept as they are given', async () => {
  stubService({ 'GET /api/v1/record_keepers/names/': () => ({ body: { count: 0, next: null, results: [] } }) })
  useSession.setState({ user: { pk: 'ada' } as never })
  setLanguage('es')
  const kept = vi.fn()
  const draw = (value: string) => <DrawnField id="it" field={keeper} value={value} onChange={kept} others={{}} error={undefined} />
  const { rerender } = render(draw(''))
  await userEvent.click(await line())
  await userEvent.click(screen.getByRole('option', { name: 'No está en la lista' }))
  expect(kept).toHaveBeenLastCalledWith('Not in the list below')
  rerender(draw("I don't remember"))
  expect((await line()).value).toBe('No lo recuerdo')
  setLanguage('en')
})
