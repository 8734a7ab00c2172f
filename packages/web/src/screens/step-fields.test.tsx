import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { ShownField } from './fields/shown-field.ts'
import type { StepForm } from './form/step-form.ts'
import { StepFields } from './step-fields.tsx'

afterEach(cleanup)

const line = (name: string, label: string): ShownField => ({ name, type: 'text', label, record: undefined, column: name })
const form: StepForm = {
  fields: [line('city', 'City'), line('employer', 'Employer')],
  values: {},
  errors: {},
  failure: undefined,
  isSaving: false,
  before: { isKnown: true, failure: undefined, reload: vi.fn() },
  attempts: 0,
  set: vi.fn(),
  add: vi.fn(),
  ofPanels: [],
  check: () => true,
  submit: vi.fn(),
}
const draw = (state: unknown, isKnown = true) => (
  <MemoryRouter initialEntries={[{ pathname: '/onboarding/personal-information', state }]}>
    <StepFields form={{ ...form, before: { ...form.before, isKnown } }} />
  </MemoryRouter>
)

it('people who come to change one answer begin at its field, once it is known what was answered', () => {
  const { rerender } = render(draw({ returnTo: 'letter-of-authorization', field: 'employer' }, false))
  expect(document.activeElement).toBe(document.body)
  rerender(draw({ returnTo: 'letter-of-authorization', field: 'employer' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Employer'))
})

it.each([[null], [{ returnTo: 'search' }], [{ field: 'employer' }]])(
  'whoever comes for no single answer begins at the heading: %o',
  (state) => {
    render(draw(state))
    expect(document.activeElement).toBe(document.body)
  },
)
