/** Everything the browser holds about a person goes when they sign out: each store says here how it forgets. */
const resets = new Set<() => void>()

export function onSignOut(reset: () => void): void {
  resets.add(reset)
}

export function forgetPerson(): void {
  for (const reset of resets) reset()
}
