import { stateOfZip } from '@app/schemas/rules/people/zip-states'
import type { Problem } from '../load/document.ts'

/** An address whose ZIP code is in another state: what is sent there comes back. */
export function zipOfAnotherState(state: string, zip: string): Problem | undefined {
  const own = stateOfZip(zip)
  if (own === undefined || own === state) return undefined
  const message = `The ZIP code ${zip} is in ${own}, and the address in ${state}.`
  return { rule: 'zip-of-another-state', message, fix: `Write "${own}", or a ZIP code of ${state}.` }
}
