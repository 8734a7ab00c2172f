/** Everything the browser holds about a person goes when they sign out: each store says here how it forgets. */
const resets = new Set<() => void>()

export function onSignOut(reset: () => void): void {
  resets.add(reset)
}

let departures = 0

/** How often somebody has left this page: what was asked before that was asked by them. */
export function countDepartures(): number {
  return departures
}

export function forgetPerson(): void {
  departures++
  for (const reset of resets) reset()
}

const losses = new Set<() => void>()

export function onSessionLost(react: () => void): void {
  losses.add(react)
}

/** The service no longer takes the sign-in of this browser, or the browser has lost it. */
export function loseSession(): void {
  for (const react of losses) react()
}
