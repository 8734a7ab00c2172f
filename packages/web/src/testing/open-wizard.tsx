import { render } from '@testing-library/react'
import { BrowserRouter, Route, Routes, useParams } from 'react-router-dom'
import { useSession } from '../client/session/session.ts'
import { Wizard } from '../shell/walk/wizard.tsx'
import type { ada } from './ada.ts'
import { signedInBrowser } from './stub-service.ts'

/** Opens an address of a mode as somebody, or as a visitor. */
export function openWizard(address: string, user: typeof ada | false) {
  history.pushState(null, '', address)
  useSession.setState({ user })
  if (user) signedInBrowser()
  return drawWizard()
}

/** At the address that is open. */
export function drawWizard() {
  return render(
    <BrowserRouter>
      <Routes>
        <Route path="/:mode/*" element={<Walked />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </BrowserRouter>,
  )
}

function Walked() {
  return <Wizard mode={useParams()['mode'] ?? ''} />
}
