import { render } from '@testing-library/react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import { StepUpDialog } from '../../account/step-up-dialog.tsx'
import { type User, useSession } from '../../client/session/session.ts'
import { ada } from '../../testing/ada.ts'
import { openableDialogs } from '../../testing/openable-dialogs.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { DeskPage } from '../desk-page.tsx'
import { colleague, me } from './desk-samples.ts'

type Answers = Parameters<typeof stubService>[0]

/** Opens an address of the desk for a colleague, with a stubbed service. Gives every call that left the page. */
export function openDesk(address: string, answers: Answers = {}, user: User | false = ada) {
  const asked = stubService({
    'GET /api/v1/desk/me/': () => ({ body: me }),
    'GET /api/v1/auth/second-factor/': () => ({
      body: {
        is_set: me.second_factor !== 'to-set',
        has_app: me.second_factor !== 'to-set',
        passkeys: 0,
        is_shown_here: false,
        backup_codes_left: 9,
        backup_codes_made_at: null,
      },
    }),
    'GET /api/v1/desk/staff/': () => ({ body: { results: [colleague(), colleague({ pk: 'bo', name: 'Bo Reed' })], invited: [] } }),
    ...answers,
  })
  if (user) signedInBrowser()
  useSession.setState({ user })
  openableDialogs()
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  history.pushState(null, '', address)
  render(
    <BrowserRouter>
      <AtDesk />
      <StepUpDialog />
    </BrowserRouter>,
  )
  return asked
}

/** The desk is left as the shell leaves it: for another page. */
function AtDesk() {
  return useLocation().pathname.startsWith('/desk') ? <DeskPage /> : null
}

/** A refusal as the service sends it. */
export function refusal(code: string, detail = '', status = 409, fields?: Readonly<Record<string, readonly string[]>>) {
  return () => ({ status, body: { code, detail, ...(fields && { fields }) } })
}
