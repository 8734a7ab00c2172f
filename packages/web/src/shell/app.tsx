import { lazy, Suspense, useEffect, useState } from 'react'
import { BrowserRouter, Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom'
import type { Failure } from '../client/answer.ts'
import { keepOrigin, modeFor } from '../client/arrival.ts'
import type { PageData } from '../client/page-data.ts'
import { followOtherTabs, loadSession, useSession } from '../client/session.ts'
import { exchangeToken, takeToken } from '../client/token-in-address.ts'
import { addressOf } from './address.ts'
import { Page } from './page.tsx'
import { developerPages, pages } from './pages.ts'
import { reloadForRelease } from './reload-for-release.ts'
import { Waiting } from './waiting.tsx'
import { Wizard } from './wizard.tsx'

type Shown = Pick<PageData, 'modes' | 'fallback' | 'isDevelopment'>

const AccountPage = lazy(() => import('../account/account-page.tsx').then(({ AccountPage }) => ({ default: AccountPage })))
const StepUpDialog = lazy(() => import('../account/step-up-dialog.tsx').then(({ StepUpDialog }) => ({ default: StepUpDialog })))
const IdleWatch = lazy(() => import('./idle-watch.tsx').then(({ IdleWatch }) => ({ default: IdleWatch })))
const BrokenFiles = lazy(() => import('./broken-files.tsx').then(({ BrokenFiles }) => ({ default: BrokenFiles })))

/** The product in the browser, and in development the pages beside it. */
export function App({ modes, fallback, isDevelopment = false }: Shown) {
  useEffect(reloadForRelease, [])
  if (isDevelopment && /^\/(dev\/ui|preview\/)/.test(location.pathname)) {
    return (
      <BrowserRouter>
        <Suspense fallback={<Waiting />}>
          <Routes>
            {developerPages.map(({ path, Shown }) => (
              <Route key={path} path={path} element={<Shown />} />
            ))}
          </Routes>
        </Suspense>
      </BrowserRouter>
    )
  }
  return (
    <BrowserRouter>
      <Product modes={modes} fallback={fallback} isDevelopment={isDevelopment} />
    </BrowserRouter>
  )
}

function Product({ modes, fallback, isDevelopment }: Shown) {
  const { isReady, linkFailure } = useArrival()
  const { user } = useSession()
  if (!isReady)
    return (
      <Page>
        <Waiting />
      </Page>
    )
  return (
    <Page>
      <Suspense fallback={<Waiting />}>
        <Routes>
          <Route path="/signin" element={<AccountPage key="in" isNew={false} linkFailure={linkFailure} />} />
          <Route path="/signup" element={<AccountPage key="up" isNew />} />
          {pages.map(({ path, Shown }) => (
            <Route key={path} path={path} element={<Shown />} />
          ))}
          <Route path="/:mode/*" element={<WizardPage modes={modes} fallback={fallback} />} />
          <Route path="*" element={<Navigate to="/signin" replace />} />
        </Routes>
      </Suspense>
      <Suspense fallback={null}>
        {user && (
          <>
            <StepUpDialog />
            <IdleWatch />
          </>
        )}
        {isDevelopment && <BrokenFiles />}
      </Suspense>
    </Page>
  )
}

/** The token of a link in a letter is taken out of the address and exchanged first; then it is known who is there. */
function useArrival(): { readonly isReady: boolean; readonly linkFailure: Failure | undefined } {
  const [isReady, setReady] = useState(false)
  const [linkFailure, setLinkFailure] = useState<Failure>()
  useEffect(() => {
    keepOrigin(location.search)
    takeToken()
    void exchangeToken()
      .then((answer) => setLinkFailure(answer.ok ? undefined : answer.failure))
      .then(loadSession)
      .then(() => setReady(true))
    return followOtherTabs()
  }, [])
  return { isReady, linkFailure }
}

/** M1 to M6: the mode of the query counts over that of the address. One that is not known is the default, and resumes where that says. */
function WizardPage({ modes, fallback }: Pick<Shown, 'modes' | 'fallback'>) {
  const { mode: named, '*': step = '' } = useParams()
  const { search } = useLocation()
  const { mode, because } = modeFor(search, named, (name) => modes.includes(name), fallback.mode)
  const asked = step === '' && because === 'M5' ? fallback.resumeAt : step
  if (mode !== named) return <Navigate to={asked === '' ? `/${mode}` : addressOf(mode, asked)} replace />
  return <Wizard key={mode} mode={mode} />
}
