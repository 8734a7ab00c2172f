import type { PageBlock } from '@app/schemas/flow/blocks/page-block'
import { screen, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { drawnBlocks } from '../../testing/drawn-block.tsx'

const block: PageBlock = { block: 'company-search', title: 'Look one up', label: 'An old employer', button: 'Look it up' }
const draw = (sent?: Parameters<typeof drawnBlocks>[1]) => {
  document.body.innerHTML = drawnBlocks([block], sent)
  return screen.getByRole('form', { name: 'Look one up' })
}

it('is a form of its own page', () => {
  const form = draw()
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/landing-test#company-search'])
  expect(within(form).getByRole('textbox', { name: 'An old employer' })).toHaveProperty('value', '')
  expect(within(form).getByRole('button', { name: 'Look it up' })).toHaveProperty('type', 'submit')
  expect(within(form).queryByRole('list')).toBeNull()
})

it('lists what was found, in a sentence and by name', () => {
  const companies = [
    { id: 7, name: 'Paper Crane Clinic', place: 'Omaha, NE', plan: '1 plan · 100 people', isMadeUp: true },
    { id: 8, name: 'Paper Crane Garage', place: undefined, plan: 'No plan on file', isMadeUp: true },
  ]
  const form = draw({ form: 'company-search', typed: { name: 'paper' }, companies })
  expect(within(form).getByRole('status').textContent).toBe('2 companies fit “paper”.')
  const lines = within(form)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' '))
  expect(lines).toEqual([
    'Paper Crane Clinic Omaha, NE 1 plan · 100 people I worked here',
    'Paper Crane Garage No plan on file I worked here',
  ])
  expect(within(form).getByText(/these companies and their plans are made up/)).toBeTruthy()
})

it('says that none was found, and that there may have been a plan all the same', () => {
  const form = draw({ form: 'company-search', typed: { name: 'Qqqq' }, companies: [] })
  expect(within(form).getByRole('status').textContent).toMatch(/^No company with a name like “Qqqq”.*You may still have had a plan/)
})

it.each([{ name: 'Enter the first letters.' }, { '': 'We cannot reach our records right now.' }])(
  'says beside the field what is wrong',
  (errors) => {
    const input = within(draw({ form: 'company-search', typed: { name: 'q' }, errors })).getByRole('textbox')
    expect(input).toHaveProperty('value', 'q')
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(Object.values(errors)[0])
  },
)
