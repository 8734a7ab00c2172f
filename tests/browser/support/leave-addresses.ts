import { dashboardAddresses } from '@app/schemas/pages/dashboard-addresses'

/** The pages outside the flows to which one can be left. */
export const leaveAddresses: readonly string[] = ['/', '/signin', '/signup', '/waitlist', ...dashboardAddresses]
