import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { forgetPerson } from '../../../../client/session/resets.ts'
import { openableDialogs } from '../../../../testing/openable-dialogs.ts'
import { signedInBrowser, stubService } from '../../../../testing/stub-service.ts'
import { writePageData } from '../../../../testing/write-page-data.ts'
import { Passkeys } from './passkeys.tsx'

beforeAll(openableDialogs)
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

it('a passkey that was removed on another device meanwhile is removed, and no longer listed', async () => {
  writePageData()
  signedInBrowser()
  let results = [passkey]
  stubService({
    'GET /api/v1/auth/passkeys/': () => ({ body: { results } }),
    'GET /api/v1/auth/second-factor/': () => ({ body: { is_set: false, has_app: false, passkeys: 0, backup_codes_left: 0 } }),
    'DELETE /api/v1/auth/passkeys/k1/': () => ({ status: 404, body: { code: 'not_found', detail: 'We couldn’t find this.' } }),
  })
  render(
    <MemoryRouter>
      <Passkeys />
    </MemoryRouter>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Phone' }))
  results = []
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await screen.findByText('“Phone” is removed.')
  expect(screen.queryByRole('button', { name: 'Remove Phone' })).toBeNull()
})
