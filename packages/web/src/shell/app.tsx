import type { BrandFile } from '@app/schemas/flow/brand'
import { useEffect, useState } from 'react'
import { BrowserRouter, Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { AccountPage } from '../account/account-page.tsx'
import { keepOrigin, modeFor } from '../client/arrival.ts'
import { followOtherTabs, loadSession } from '../client/session.ts'
import { exchangeToken } from '../client/token-in-address.ts'
import { Page } from './page.tsx'
import { Waiting } from './waiting.tsx'
import { Wizard } from './wizard.tsx'

type Shown = { readonly brand: BrandFile | undefined; readonly modes: readonly string[]; readonly fallback: string }

/** The product in the browser. The token of a link in a letter is exchanged before anything is shown. */
export function App({ brand, modes, fallback }: Shown) {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    keepOrigin(location.search)
    void exchangeToken()
      .then(loadSession)
      .then(() => setReady(true))
    return followOtherTabs()
  }, [])
  return (
    <BrowserRouter>
      <Page brand={brand}>
        {isReady ? (
          <Routes>
            <Route path="/signin" element={<AccountPage isNew={false} />} />
            <Route path="/signup" element={<AccountPage isNew />} />
            <Route path="/:mode/*" element={<WizardPage modes={modes} fallback={fallback} />} />
            <Route path="*" element={<Navigate to="/signin" replace />} />
          </Routes>
        ) : (
          <Waiting />
        )}
      </Page>
    </BrowserRouter>
  )
}

/** M1 to M6: the mode of the query counts over that of the address, and an unknown one is the default. */
function WizardPage({ modes, fallback }: Pick<Shown, 'modes' | 'fallback'>) {
  const { mode: named } = useParams()
  const { pathname, search } = useLocation()
  const { mode } = modeFor(search, named, (name) => modes.includes(name), fallback)
  if (mode !== named) return <Navigate to={`/${mode}${pathname.slice(1 + (named?.length ?? 0))}`} replace />
  return <Wizard key={mode} mode={mode} />
}
