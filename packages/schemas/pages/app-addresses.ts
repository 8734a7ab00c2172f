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
  '/desk',
] as const
export type AppAddress = (typeof appAddresses)[number]

/** The desk tells the pages below its address apart itself. */
export const deskAddress = '/desk' satisfies AppAddress

/** The page of ours that an address belongs to. */
export function appAddressOf(path: string): AppAddress | undefined {
  return path.startsWith(`${deskAddress}/`) ? deskAddress : appAddresses.find((address) => address === path)
}
