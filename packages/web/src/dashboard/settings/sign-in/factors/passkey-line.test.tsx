import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../../../testing/stub-service.ts'
import { writePageData } from '../../../../testing/write-page-data.ts'
import { Passkeys } from './passkeys.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const passkey = { pk: 'k1', name: 'Phone', is_synced: true, added_at: '2026-03-06T12:00:00Z', last_used_at: null }

it('the name of a passkey is changed by key: the focus goes into its field, and back to the button when it stays as it is', async () => {
  writePageData()
  signedInBrowser()
  stubService({ 'GET /api/v1/auth/passkeys/': () => ({ body: { results: [passkey] } }) })
  render(
    <MemoryRouter>
      <Passkeys />
    </MemoryRouter>,
  )
  const rename = () => screen.getByRole('button', { name: 'Rename Phone' })
  await screen.findByText('Phone')
  rename().focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByLabelText('Name of the passkey'))
  await userEvent.click(screen.getByRole('button', { name: 'Keep it as it is' }))
  expect(document.activeElement).toBe(rename())
})
