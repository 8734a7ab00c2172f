import type { modeFamilies } from '@app/schemas/api/flows'

type Family = (typeof modeFamilies)[number]

type Look = { readonly mode: string; readonly has: (step: string) => boolean }

/** By name first, then by what is in it; the first that fits counts. */
const families: readonly (readonly [Family, (look: Look) => boolean])[] = [
  ['dashboard', ({ mode }) => mode.startsWith('dashboard')],
  ['search', ({ mode }) => mode.includes('find')],
  ['concierge', ({ has }) => has('retirement-concierge')],
  ['loan', ({ has }) => has('take-loan') || has('loan-request')],
  ['rollover', ({ has }) => has('ira/schedule-call') || has('choose-account-type')],
]

/** The family a mode belongs to. What fits nowhere is a search: everything begins with one. */
export function familyOf(mode: string, steps: ReadonlySet<string>): Family {
  const look = { mode, has: (step: string) => steps.has(step) }
  return families.find(([, fits]) => fits(look))?.[0] ?? 'search'
}
