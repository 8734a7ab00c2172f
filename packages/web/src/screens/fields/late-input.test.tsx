import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, useRef, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { FieldProps } from './field-kind.ts'
import { lateInput, useHandedFocus } from './late-input.tsx'

afterEach(cleanup)

function Arrived({ id, value, onChange }: FieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useHandedFocus(id, input)
  return <input id={id} ref={input} data-arrived="" value={String(value)} onChange={({ target }) => onChange(target.value)} />
}

it('what was typed, the focus and the caret stay when an input arrives while a person types', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType<FieldProps>>()
  const Late = lateInput(() => promise)
  const field = { name: 'it', type: 'company', label: 'Employer', record: 'client', column: 'it' } as const
  function Held() {
    const [value, setValue] = useState<unknown>('')
    const parts = { Field: () => null, read: () => ({ ok: true, value }) as const, words: String }
    return <Late field={field} id="it" value={value} onChange={setValue} error={undefined} wrong={{}} others={{}} parts={parts} />
  }
  render(<Held />)
  await userEvent.type(screen.getByRole('textbox'), 'Corner ')
  await act(async () => resolve(Arrived))
  expect(document.activeElement).toBe(document.querySelector('[data-arrived]'))
  await userEvent.keyboard('Bakery')
  expect(screen.getByDisplayValue('Corner Bakery')).toBe(document.activeElement)
})
