import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, useRef, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { FieldProps } from './field-kind.ts'
import { lateInput, suggestingInput, useHandedFocus } from './late-input.tsx'
import { SsnInput } from './ssn/ssn-input.tsx'

afterEach(cleanup)

function Arrived({ id, value, onChange }: FieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useHandedFocus(id, input)
  return <input id={id} ref={input} data-arrived="" value={String(value)} onChange={({ target }) => onChange(target.value)} />
}

function Held({ Late }: { readonly Late: ComponentType<FieldProps> }) {
  const [value, setValue] = useState<unknown>('')
  const field = { name: 'it', type: 'company', label: 'Employer', record: undefined, column: 'it' } as const
  const parts = { Field: () => null, read: () => ({ ok: true, value }) as const, words: String }
  return <Late field={field} id="it" value={value} onChange={setValue} error={undefined} wrong={{}} others={{}} parts={parts} />
}

it('what was typed, the focus and the caret stay when an input arrives while a person types', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType<FieldProps>>()
  render(<Held Late={lateInput(() => promise)} />)
  await userEvent.type(screen.getByRole('textbox'), 'Corner ')
  await act(async () => resolve(Arrived))
  expect(document.activeElement).toBe(document.querySelector('[data-arrived]'))
  await userEvent.keyboard('Bakery')
  expect(screen.getByDisplayValue('Corner Bakery')).toBe(document.activeElement)
})

it('a number that is masked at rest goes on where a person types it', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType<FieldProps>>()
  render(<Held Late={lateInput(() => promise)} />)
  await userEvent.type(screen.getByRole('textbox'), '518')
  await act(async () => resolve(SsnInput))
  await userEvent.keyboard('-23-4412')
  expect(screen.getByDisplayValue('518-23-4412')).toBe(document.activeElement)
})

it('a line whose suggestions cannot be loaded goes on as a plain line', async () => {
  const { promise, reject } = Promise.withResolvers<ComponentType<FieldProps>>()
  render(<Held Late={suggestingInput(() => promise)} />)
  await userEvent.type(screen.getByRole('textbox'), 'Corner ')
  await act(async () => reject(new Error('no connection')))
  await userEvent.keyboard('Bakery')
  expect(screen.getByDisplayValue('Corner Bakery')).toBe(document.activeElement)
})
