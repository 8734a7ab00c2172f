/** The pages outside the flows to which one can be left. */
export const leaveAddresses: readonly string[] = [
  '/',
  '/signin',
  '/signup',
  '/waitlist',
  '/dashboard',
  '/dashboard/settings',
  '/dashboard/next-step',
]
