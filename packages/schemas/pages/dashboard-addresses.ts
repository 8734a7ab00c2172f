/** What people come back to, a page for each address. */
export const dashboardAddresses = [
  '/dashboard',
  '/dashboard/documents',
  '/dashboard/investments',
  '/dashboard/loan',
  '/dashboard/need-help',
  '/dashboard/notifications',
  '/dashboard/rollover',
  '/dashboard/search-result',
  '/dashboard/settings',
  '/dashboard/settings/investor/portfolio',
  '/dashboard/settings/investor/profile',
  '/dashboard/settings/portfolio',
  '/dashboard/settings/portfolio-build',
  '/dashboard/transfer',
  '/dashboard/transfer/other-ira',
  '/dashboard/transfer/withdraw',
] as const
export type DashboardAddress = (typeof dashboardAddresses)[number]

export function isDashboardAddress(path: string): path is DashboardAddress {
  return dashboardAddresses.some((address) => address === path)
}
