import { useEffect, useState } from 'react'
import { BrowserRouter, Navigate, useLocation } from 'react-router-dom'
import { done, type Failure } from '../client/service/answer.ts'
import { type PageData, readPageData } from '../client/service/page-data.ts'
import { followOtherTabs, forgetLeftOpen, loadSession, useSession } from '../client/session/session.ts'
import { exchangeToken, readToken } from '../client/session/token-in-address.ts'
import { readClicks } from '../client/tracking/clicks.ts'
import { followAnswer } from '../client/tracking/follow-answer.ts'
import { addressOf, namedIn } from '../client/walk/address.ts'
import { modeFor, saveOrigin } from '../client/walk/arrival.ts'
import { late } from '../ui/late.tsx'
import { Page } from './frame/page.tsx'
import { Waiting } from './frame/waiting.tsx'
import { developerPages, pages } from './pages.tsx'
import { reloadForRelease } from './reload-for-release.ts'
import { useReportedArrival } from './walk/use-reported-arrival.ts'
import { Wizard } from './walk/wizard.tsx'

type Shown = Pick<PageData, 'modes' | 'fallback' | 'isDevelopment' | 'mayPreview'>

const afterPageMs = 4_000
const AccountPage = late(
  () => import('../account/account-page.tsx').then(({ AccountPage }) => AccountPage),
  () => <Waiting />,
)
const StepUpDialog = late(() => import('../account/step-up-dialog.tsx').then(({ StepUpDialog }) => StepUpDialog))
const IdleWatch = late(() => import('./idle-watch.tsx').then(({ IdleWatch }) => IdleWatch))
/** For people who edit the flows: never before the page itself. */
const BrokenFiles = late(async () => {
  await new Promise((resolve) => setTimeout(resolve, afterPageMs))
  return (await import('./frame/broken-files.tsx')).BrokenFiles
})

/** The product in the browser, and in development the pages beside it. */
export function App({ modes, fallback, isDevelopment = false, mayPreview = false }: Shown) {
  useEffect(reloadForRelease, [])
  const { pathname } = location
  const isStudio = pathname.startsWith('/dev/flows') || (mayPreview && pathname.startsWith('/preview/'))
  if (isStudio || (isDevelopment && pathname.startsWith('/dev/ui'))) {
    return (
      <BrowserRouter>
        <DeveloperPage />
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
  useReportedArrival()
  if (!isReady)
    return (
      <Page>
        <Waiting />
      </Page>
    )
  return (
    <Page>
      <Addressed modes={modes} fallback={fallback} linkFailure={linkFailure} />
      {user && (
        <>
          <StepUpDialog />
          <IdleWatch />
        </>
      )}
      {isDevelopment && <BrokenFiles />}
    </Page>
  )
}

/** The token of a link in an e-mail is taken out of the address and exchanged first; then it is known who is there. */
function useArrival(): { readonly isReady: boolean; readonly linkFailure: Failure | undefined } {
  const [isReady, setReady] = useState(false)
  const [linkFailure, setLinkFailure] = useState<Failure>()
  useEffect(() => {
    forgetLeftOpen()
    saveOrigin(location.search)
    readToken()
    readClicks()
    followAnswer()
    // Where the link of an e-mail leads, a person presses a button first.
    const exchanged = location.pathname === '/signin' ? Promise.resolve(done('none')) : exchangeToken()
    void exchanged
      .then((answer) => setLinkFailure(answer.ok ? undefined : answer.failure))
      .then(loadSession)
      .then(() => setReady(true))
    return followOtherTabs()
  }, [])
  return { isReady, linkFailure }
}

type Addresses = Pick<Shown, 'modes' | 'fallback'> & { readonly linkFailure: Failure | undefined }

/** The page of an address: one of ours, or else a mode. The router's own matching is bigger than all of our pages here. */
function Addressed({ modes, fallback, linkFailure }: Addresses) {
  const path = usePath()
  if (path === '/signin') return <AccountPage key="in" isNew={false} linkFailure={linkFailure} />
  if (path === '/signup') return <AccountPage key="up" isNew />
  const page = pages.find((one) => one.path === path)
  if (page) return <page.Shown key={path} />
  return path === '' ? <Navigate to="/signin" replace /> : <WizardPage modes={modes} fallback={fallback} />
}

function DeveloperPage() {
  const path = usePath()
  const page = developerPages.find((one) => path === one.path || path.startsWith(`${one.path}/`))
  return page ? <page.Shown /> : null
}

function usePath(): string {
  return useLocation().pathname.toLowerCase().replace(/\/+$/, '')
}

/** M1 to M6: the mode of the query counts over that of the address. One that is not known is the default, and resumes where that says. */
function WizardPage({ modes, fallback }: Pick<Shown, 'modes' | 'fallback'>) {
  const { pathname, search } = useLocation()
  const { mode: named, step } = namedIn(pathname)
  const { remembered } = readPageData()
  const choosable = {
    isKnown: (name: string) => modes.includes(name),
    isRemembered: (name: string) => remembered.includes(name),
    fallback: fallback.mode,
  }
  const { mode, because } = modeFor(search, named, choosable)
  const asked = step === '' && because === 'M5' ? fallback.resumeAt : step
  if (mode !== named) return <Navigate to={asked === '' ? `/${mode}` : addressOf(mode, asked)} replace />
  return <Wizard key={mode} mode={mode} />
}
