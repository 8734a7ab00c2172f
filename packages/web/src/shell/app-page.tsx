import { type AppAddress, appAddressOf } from '@app/schemas/pages/app-addresses'
import type { ComponentType } from 'react'
import { late } from '../ui/late.tsx'
import { Waiting } from './frame/waiting.tsx'

/** Made by the app itself, which knows what the link of an e-mail led to. */
type Drawn = '/signin' | '/signup'

const loadDashboard = () => import('../dashboard/dashboard-page.tsx')

/** Pages beside the flows, by their addresses. Each is loaded when it is opened. */
const loads: Readonly<Record<Exclude<AppAddress, Drawn>, () => Promise<ComponentType>>> = {
  '/dashboard': () => loadDashboard().then(({ DashboardPage }) => DashboardPage),
  '/desk': () => import('../desk/desk-page.tsx').then(({ DeskPage }) => DeskPage),
  '/forgot-password': () => import('../account/forgot-password-page.tsx').then(({ ForgotPasswordPage }) => ForgotPasswordPage),
  '/signin/new-password': () => import('../account/new-password-page.tsx').then(({ NewPasswordPage }) => NewPasswordPage),
  '/reset-password': () => import('../account/new-password-page.tsx').then(({ NewPasswordPage }) => NewPasswordPage),
  '/signin/confirm': () => import('../account/confirm-email-page.tsx').then(({ ConfirmEmailPage }) => ConfirmEmailPage),
  '/confirm-email': () => import('../account/confirm-email-page.tsx').then(({ ConfirmEmailPage }) => ConfirmEmailPage),
  '/signin/recover': () => import('../account/second-factor/recover-page.tsx').then(({ RecoverPage }) => RecoverPage),
  '/signin/stop-recovery': () => import('../account/second-factor/stop-recovery-page.tsx').then(({ StopRecoveryPage }) => StopRecoveryPage),
  '/sign': () => import('../sign-here/sign-here-page.tsx').then(({ SignHerePage }) => SignHerePage),
}

const pages = Object.entries(loads).map(([path, load]) => ({ path, Shown: late(load, () => <Waiting />) }))

/** The page of ours at an address. */
export function AppPage({ path }: { readonly path: string }) {
  const page = pageAt(path)
  return page ? <page.Shown key={page.path} /> : null
}

/** Brings the page of an address before it is shown, and what the page itself can bring then. */
export async function prepareAppPage(path: string): Promise<void> {
  const own = appAddressOf(path) === '/dashboard' ? loadDashboard().then(({ prepareDashboard }) => prepareDashboard(path)) : undefined
  await Promise.all([own, pageAt(path)?.Shown.prepare()])
}

function pageAt(path: string) {
  const address = appAddressOf(path)
  return pages.find((one) => one.path === address)
}
