/** The pages of the app beside the flows. The service sends the app for each, and the app has a page for each. */
export const appAddresses = [
  '/signin',
  '/signup',
  '/forgot-password',
  '/signin/new-password',
  '/reset-password',
  '/signin/confirm',
  '/confirm-email',
  '/signin/recover',
  '/signin/stop-recovery',
  '/sign',
  '/dashboard',
  '/desk',
] as const
export type AppAddress = (typeof appAddresses)[number]

/** They tell the pages below their address apart themselves, and have a frame of their own. */
const framed = ['/dashboard', '/desk'] as const satisfies readonly AppAddress[]

/** The page of ours that an address belongs to. */
export function appAddressOf(path: string): AppAddress | undefined {
  return framed.find((address) => path.startsWith(`${address}/`)) ?? appAddresses.find((address) => address === path)
}

export function isFramed(path: string): boolean {
  return framed.some((address) => address === appAddressOf(path))
}
