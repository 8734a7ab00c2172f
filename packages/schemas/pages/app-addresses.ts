/** The pages of the app beside the flows. The service sends the app for each, and the app has a page for each. */
export const appAddresses = [
  '/signin',
  '/signup',
  '/forgot-password',
  '/signin/new-password',
  '/reset-password',
  '/signin/confirm',
  '/confirm-email',
  '/sign',
  '/dashboard',
  '/dashboard/settings',
] as const
export type AppAddress = (typeof appAddresses)[number]
