import type { DashboardAddress } from '@app/schemas/pages/dashboard-addresses'

/** What people come for, in the order of the navigation. Help is at the top of a phone's page, where it is on every other page. */
export const corners = {
  overview: '/dashboard',
  accounts: '/dashboard/search-result',
  investments: '/dashboard/investments',
  money: '/dashboard/transfer',
  documents: '/dashboard/documents',
  help: '/dashboard/need-help',
} as const satisfies Readonly<Record<string, DashboardAddress>>
export type Corner = keyof typeof corners

/** Pages that have no entry of their own belong to one that has. */
const belongs: Readonly<Record<DashboardAddress, Corner | undefined>> = {
  '/dashboard': 'overview',
  '/dashboard/search-result': 'accounts',
  '/dashboard/rollover': 'accounts',
  '/dashboard/investments': 'investments',
  '/dashboard/transfer': 'money',
  '/dashboard/transfer/other-ira': 'money',
  '/dashboard/transfer/withdraw': 'money',
  '/dashboard/loan': 'money',
  '/dashboard/documents': 'documents',
  '/dashboard/need-help': 'help',
  '/dashboard/notifications': undefined,
  '/dashboard/settings': undefined,
  '/dashboard/settings/investor/portfolio': 'investments',
  '/dashboard/settings/investor/profile': undefined,
  '/dashboard/settings/portfolio': 'investments',
  '/dashboard/settings/portfolio-build': 'investments',
}

/** The entry of the navigation that a page belongs to. Undefined for settings and notifications, which are in the header, and for unknown addresses. */
export function cornerOf(path: string): Corner | undefined {
  return Object.entries(belongs).find(([address]) => address === path)?.[1]
}
