import { type DashboardAddress, isDashboardAddress } from '@app/schemas/pages/dashboard-addresses'
import type { ComponentType } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { type User, useSession } from '../client/session/session.ts'
import { isSignedIn } from '../client/session/tokens.ts'
import { PageBoundary } from '../shell/frame/page-boundary.tsx'
import { Waiting } from '../shell/frame/waiting.tsx'
import { late } from '../ui/late.tsx'
import { DashboardFrame } from './frame/dashboard-frame.tsx'
import { UnknownPage } from './frame/unknown-page.tsx'

export type PageProps = { readonly user: User }
type Load = () => Promise<ComponentType<PageProps>>

/** The pages by their addresses. Each is loaded when it is opened. */
const loads: Readonly<Record<DashboardAddress, Load>> = {
  '/dashboard': () => import('./overview/overview-page.tsx').then(({ OverviewPage }) => OverviewPage),
  '/dashboard/documents': () => import('./documents/documents-page.tsx').then(({ DocumentsPage }) => DocumentsPage),
  '/dashboard/investments': () => import('./investments/investments-page.tsx').then(({ InvestmentsPage }) => InvestmentsPage),
  '/dashboard/loan': () => import('./loan/loan-page.tsx').then(({ LoanPage }) => LoanPage),
  '/dashboard/need-help': () => import('./help/help-page.tsx').then(({ HelpPage }) => HelpPage),
  '/dashboard/notifications': () => import('./notifications/notifications-page.tsx').then(({ NotificationsPage }) => NotificationsPage),
  '/dashboard/rollover': () => import('./rollover/rollover-page.tsx').then(({ RolloverPage }) => RolloverPage),
  '/dashboard/search-result': () => import('./accounts/accounts-page.tsx').then(({ AccountsPage }) => AccountsPage),
  '/dashboard/settings': () => import('./settings/settings-page.tsx').then(({ SettingsPage }) => SettingsPage),
  '/dashboard/settings/investor/portfolio': () => import('./mix/suggested-page.tsx').then(({ SuggestedPage }) => SuggestedPage),
  '/dashboard/settings/investor/profile': () =>
    import('./settings/investor-profile-page.tsx').then(({ InvestorProfilePage }) => InvestorProfilePage),
  '/dashboard/settings/portfolio': () => import('./mix/mix-page.tsx').then(({ MixPage }) => MixPage),
  '/dashboard/settings/portfolio-build': () => import('./mix/build-page.tsx').then(({ BuildPage }) => BuildPage),
  '/dashboard/transfer': () => import('./transfer/transfer-page.tsx').then(({ TransferPage }) => TransferPage),
  '/dashboard/transfer/other-ira': () => import('./transfer/other-ira/other-ira-page.tsx').then(({ OtherIraPage }) => OtherIraPage),
  '/dashboard/transfer/withdraw': () => import('./transfer/withdraw/withdraw-page.tsx').then(({ WithdrawPage }) => WithdrawPage),
}

const pages = Object.entries(loads).map(([address, load]) => ({ address, Shown: late(load, () => <Waiting />) }))

/** While it is asked who is signed in: brings the page of an address, and for the overview begins to ask for what it shows. */
export async function prepareDashboard(path: string): Promise<void> {
  if (!isSignedIn()) return
  const begun = path === '/dashboard' ? import('./overview/begin-overview.ts').then(({ beginOverview }) => beginOverview()) : undefined
  await Promise.all([begun, pages.find(({ address }) => address === path)?.Shown.prepare()])
}

/** What people come back to. Without an account, each of its addresses leads to sign-in and back to itself. */
export function DashboardPage() {
  const { user } = useSession()
  const { pathname, search, hash } = useLocation()
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  if (!user || user === 'unknown') return <Navigate to={`/signin?next=${nextOf(path, search + hash)}`} replace />
  const page = isDashboardAddress(path) ? pages.find(({ address }) => address === path) : undefined
  return (
    <DashboardFrame path={path} user={user}>
      <PageBoundary key={path}>{page ? <page.Shown user={user} /> : <UnknownPage />}</PageBoundary>
    </DashboardFrame>
  )
}

/** Slashes are kept as they are: people read this address. */
function nextOf(path: string, rest: string): string {
  return path + encodeURIComponent(rest)
}
