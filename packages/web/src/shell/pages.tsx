import type { AppAddress } from '@app/schemas/pages/app-addresses'
import type { ComponentType } from 'react'
import { late } from '../ui/late.tsx'
import { Waiting } from './frame/waiting.tsx'

/** Made by the app itself, which knows what the link of an e-mail led to. */
type Drawn = '/signin' | '/signup'

/** Pages beside the flows, by their addresses. Each is loaded when it is opened. */
const loads: Readonly<Record<Exclude<AppAddress, Drawn>, () => Promise<ComponentType>>> = {
  '/dashboard': () => import('../dashboard/dashboard-page.tsx').then(({ DashboardPage }) => DashboardPage),
  '/dashboard/settings': () => import('../settings/settings-page.tsx').then(({ SettingsPage }) => SettingsPage),
  '/forgot-password': () => import('../account/forgot-password-page.tsx').then(({ ForgotPasswordPage }) => ForgotPasswordPage),
  '/signin/new-password': () => import('../account/new-password-page.tsx').then(({ NewPasswordPage }) => NewPasswordPage),
  '/reset-password': () => import('../account/new-password-page.tsx').then(({ NewPasswordPage }) => NewPasswordPage),
  '/signin/confirm': () => import('../account/confirm-email-page.tsx').then(({ ConfirmEmailPage }) => ConfirmEmailPage),
  '/confirm-email': () => import('../account/confirm-email-page.tsx').then(({ ConfirmEmailPage }) => ConfirmEmailPage),
  '/sign': () => import('../sign-here/sign-here-page.tsx').then(({ SignHerePage }) => SignHerePage),
}

/** Pages for those who make the product: nobody else loads them. */
const developerLoads = {
  '/dev/ui': () => import('../gallery/gallery.tsx').then(({ Gallery }) => Gallery),
  '/dev/flows': () => import('../studio/studio.tsx').then(({ Studio }) => Studio),
  '/preview': () => import('../studio/studio.tsx').then(({ Studio }) => Studio),
} as const satisfies Readonly<Record<`/${string}`, () => Promise<ComponentType>>>

type Page = { readonly path: string; readonly Shown: ComponentType }

export const pages: readonly Page[] = lateAll(loads)
export const developerPages: readonly Page[] = lateAll(developerLoads)

function lateAll(all: Readonly<Record<string, () => Promise<ComponentType>>>): readonly Page[] {
  return Object.entries(all).map(([path, load]) => ({ path, Shown: late(load, () => <Waiting />) }))
}
