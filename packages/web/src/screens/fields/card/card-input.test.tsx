import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { DrawnField } from '../drawn-fields.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

function Card() {
  const [value, setValue] = useState<unknown>({ id: 'pm_1', brand: 'visa', lastFour: '4242' })
  const field = { name: 'card', type: 'card', label: 'Your card', record: 'personal_information', column: 'card' } as const
  return <DrawnField field={field} id="card" value={value} onChange={setValue} error={undefined} others={{}} />
}

it('a card that was entered is shown by its end, and another one is entered in its place', async () => {
  signedInBrowser()
  stubService({ 'GET /api/v1/memberships/stripe/field/': () => ({ body: { company: 'sandbox', test_cards: [] } }) })
  render(<Card />)
  expect(await screen.findByText('Entered: Visa ending in 4242')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Enter another card' }))
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('')
  expect(screen.getByLabelText('Card number')).toBe(document.activeElement)
})
