import type { LeavePlace } from '@app/engine'

const addresses: Readonly<Record<LeavePlace, string>> = {
  home: '/',
  'sign-in': '/signin',
  'sign-up': '/signup',
  'wait-list': '/waitlist',
  dashboard: '/dashboard',
  settings: '/dashboard/settings',
}

/** Pages that the service draws by itself: they are loaded, not walked to. */
const drawnByService: ReadonlySet<LeavePlace> = new Set(['home', 'wait-list'])

/** Leaves a flow for another page. */
export function leaveTo(place: LeavePlace, navigate: (address: string) => void | Promise<void>): void {
  if (drawnByService.has(place)) location.assign(addresses[place])
  else void navigate(addresses[place])
}
