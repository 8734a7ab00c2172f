import { appAddressOf, isFramed } from '@app/schemas/pages/app-addresses'
import { Fragment, useEffect, useState } from 'react'
import { BrowserRouter, Navigate, useLocation } from 'react-router-dom'
import type { Answer, Failure } from '../client/service/answer.ts'
import { unreachable } from '../client/service/ask.ts'
import { choosableModes, type PageData } from '../client/service/page-data.ts'
import { followOtherTabs, forgetLeftOpen, loadSession, useSession } from '../client/session/session.ts'
import { useStepUp } from '../client/session/step-up.ts'
import { enterByLink, readToken } from '../client/session/token-in-address.ts'
import { readArrival } from '../client/tracking/arrival-cookie.ts'
import { followAnswer, readClicks } from '../client/tracking/kept.ts'
import { useConsent } from '../client/tracking/use-consent.ts'
import { addressOf, modeFor, namedIn } from '../client/walk/address.ts'
import { saveBroughtEmployer, saveOrigin } from '../client/walk/origin.ts'
import { late } from '../ui/late.tsx'
import { Page } from './frame/page.tsx'
import { PageBoundary } from './frame/page-boundary.tsx'
import { Trouble } from './frame/trouble.tsx'
import { Waiting } from './frame/waiting.tsx'
import { reloadForRelease } from './reload-for-release.ts'

type Shown = Pick<PageData, 'modes' | 'fallback' | 'isDevelopment' | 'mayPreview'>

const afterPageMs = 4_000
/** What is beside every page, and shows nothing of its own before it has come, takes no page with it when it can’t be brought. */
const [nothing, beside] = [() => null, { isOptional: true }]
const AccountPage = late(
  () => import('../account/account-page.tsx').then(({ AccountPage }) => AccountPage),
  () => <Waiting />,
)
const StepUpDialog = late(() => import('../account/step-up-dialog.tsx').then(({ StepUpDialog }) => StepUpDialog), nothing, beside)
/** Comes with the page itself where the address is a flow’s: `write-first-views.ts` writes that into it. */
const Wizard = late(
  () => import('./walk/wizard.tsx').then(({ Wizard }) => Wizard),
  () => <Waiting />,
)
/** The list of the pages beside the flows, of which a step needs none. */
const loadAppPages = () => import('./app-page.tsx')
const AppPage = late(
  () => loadAppPages().then(({ AppPage }) => AppPage),
  () => <Waiting />,
)
const DeveloperPage = late(() => import('./developer-pages.tsx').then(({ DeveloperPage }) => DeveloperPage))
const IdleWatch = late(() => import('./idle-watch.tsx').then(({ IdleWatch }) => IdleWatch), nothing, beside)
/** For people who edit the flows: never before the page itself. */
const BrokenFiles = late(
  async () => {
    await new Promise((resolve) => setTimeout(resolve, afterPageMs))
    return (await import('./frame/broken-files.tsx')).BrokenFiles
  },
  nothing,
  beside,
)

/** The product in the browser, and in development the pages beside it. */
export function App({ modes, fallback, isDevelopment = false, mayPreview = false }: Shown) {
  useEffect(reloadForRelease, [])
  const { pathname } = location
  const isStudio = pathname.startsWith('/dev/flows') || (mayPreview && pathname.startsWith('/preview/'))
  if (isStudio || (isDevelopment && pathname.startsWith('/dev/ui'))) {
    return (
      <BrowserRouter>
        <Developed />
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
  const { isReady, failure, tryAgain } = useArrival()
  const { user } = useSession()
  const Frame = isFramed(usePath()) ? Fragment : Page
  useReportedArrival()
  useAppPagesReady()
  if (!isReady || user === 'unknown')
    return <Frame>{isReady && failure ? <Trouble failure={failure} onAgain={tryAgain} /> : <Waiting />}</Frame>
  return (
    <Frame>
      <PageBoundary>
        <Addressed modes={modes} fallback={fallback} linkFailure={failure} />
      </PageBoundary>
      {user && (
        <>
          <StepUp />
          <IdleWatch />
        </>
      )}
      {isDevelopment && <BrokenFiles />}
    </Frame>
  )
}

/** The page to prove who it is comes when it is asked for: few things ask. */
function StepUp() {
  return useStepUp().asking && <StepUpDialog />
}

type Arrived = { readonly isReady: boolean; readonly failure: Failure | undefined; readonly tryAgain: () => void }

/**
 * The token of a link in an e-mail is taken out of the address and exchanged first; then it is known who is there, or why nobody can know.
 * Who has signed in is not drawn as a visitor, who would then answer anew what they have answered.
 */
function useArrival(): Arrived {
  const [isReady, setReady] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const learn = (asked: Promise<Answer<unknown>>) => {
    setReady(false)
    void asked
      .catch(unreachable)
      .then((answer) => setFailure(answer.ok ? undefined : answer.failure))
      .then(() => setReady(true))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything else
  useEffect(() => {
    forgetLeftOpen()
    saveOrigin(location.search)
    saveBroughtEmployer(location.search)
    readToken()
    readClicks()
    followAnswer()
    learn(enter())
    return followOtherTabs()
  }, [])
  return { isReady, failure, tryAgain: () => learn(enter()) }
}

/** Where the link of an e-mail leads, a person presses a button first. */
function enter(): Promise<Answer<unknown>> {
  return location.pathname === '/signin' ? loadSession() : enterByLink()
}

/** Reports which campaign brought a person, once it is known who they are and whether that is allowed. The code is loaded only then. */
function useReportedArrival(): void {
  const { user } = useSession()
  const { answer } = useConsent()
  useEffect(() => {
    if (user === 'unknown' || answer === undefined || readArrival().size === 0) return
    void import('../client/tracking/report-arrival.ts')
      .then(({ reportArrival, reportOwnArrival }) => (user ? reportOwnArrival(user.pk) : reportArrival()))
      .catch(() => undefined)
  }, [user, answer])
}

type Addresses = Pick<Shown, 'modes' | 'fallback'> & { readonly linkFailure: Failure | undefined }

/** The page of an address: one of ours, or else a mode. The router's own matching is bigger than all of our pages here. */
function Addressed({ modes, fallback, linkFailure }: Addresses) {
  const path = usePath()
  if (path === '/signin') return <AccountPage key="in" isNew={false} linkFailure={linkFailure} />
  if (path === '/signup') return <AccountPage key="up" isNew />
  if (appAddressOf(path)) return <AppPage path={path} />
  return path === '' ? <Navigate to="/signin" replace /> : <WizardPage modes={modes} fallback={fallback} />
}

function Developed() {
  return <DeveloperPage path={usePath()} />
}

function usePath(): string {
  return pathOf(useLocation())
}

function pathOf({ pathname }: { readonly pathname: string }): string {
  return pathname.toLowerCase().replace(/\/+$/, '')
}

/** A page of ours loads while the session is asked for. Flows lead to these pages: there the list of them comes while people read. */
function useAppPagesReady(): void {
  useEffect(() => {
    const path = pathOf(location)
    const prepare = () =>
      void loadAppPages()
        .then(({ prepareAppPage }) => prepareAppPage(path))
        .catch(() => undefined)
    const timer = setTimeout(prepare, appAddressOf(path) ? 0 : afterPageMs)
    return () => clearTimeout(timer)
  }, [])
}

/** M1 to M6: the mode of the query counts over that of the address. One that is not known is the default, and resumes where that says. */
function WizardPage({ modes, fallback }: Pick<Shown, 'modes' | 'fallback'>) {
  const { pathname, search } = useLocation()
  const { mode: named, step } = namedIn(pathname)
  const { mode, because } = modeFor(search, named, choosableModes({ modes, fallback }))
  const asked = step === '' && because === 'M5' ? fallback.resumeAt : step
  if (mode !== named) return <Navigate to={asked === '' ? `/${mode}` : addressOf(mode, asked)} replace />
  return <Wizard key={mode} mode={mode} />
}
