import type { LeavePlace } from '@app/engine'

const addresses: Readonly<Record<LeavePlace, string>> = {
  home: '/',
  'sign-in': '/signin',
  'sign-up': '/signup',
  'wait-list': '/waitlist',
  dashboard: '/dashboard',
}

/** The address of a page outside the flows. */
export function leaveAddress(place: LeavePlace): string {
  return addresses[place]
}
