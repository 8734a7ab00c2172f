import type { TaxKind } from '@app/schemas/rules/accounts/rollover'
import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type Destinations = Answered<'GET /api/v1/accounts/rollover_destinations/'>
type Destination = Destinations['results'][number]

/** Where money of the person can go. */
export const rolloverDestinations = resource<Destinations>(async () => {
  const answer = await ask('GET /api/v1/accounts/rollover_destinations/')
  return answer.ok ? done(answer.data) : answer
})

type Known = Readonly<Record<string, unknown>>
type Picked = { readonly to: Destination; readonly todo?: never } | { readonly to?: never; readonly todo: string }

/** Where one kind of money goes: where the person wants it, else to the account here, else to the only place that takes it. */
export function pickDestination({ results, usual }: Destinations, taxKind: TaxKind, facts: Known): Picked {
  const wanted = facts['destination'] === 'employer-plan' ? 'plan' : wantsOwnIra(facts) ? 'ira' : undefined
  const elsewhere = results.filter(({ kind, takes, is_ready }) => kind !== 'ours' && is_ready && takes.includes(taxKind))
  const chosen = elsewhere.findLast(({ kind }) => kind === wanted)
  if (chosen) return { to: chosen }
  const own = usual.find((one) => one.tax_kind === taxKind)
  const ours = results.find(({ pk }) => pk === own?.pk)
  if (ours) return { to: ours }
  const [only, other] = elsewhere
  if (only && !other) return { to: only }
  const unready = results.find(({ kind, is_ready }) => kind === wanted && !is_ready)
  return { todo: unready?.todo ?? own?.todo ?? '' }
}

function wantsOwnIra(facts: Known): boolean {
  return facts['ira_home'] === 'existing' || facts['destination'] === 'existing-ira'
}

/** The body field of a request: only what is not the usual account has to be said. */
export function destinationField(all: Destinations, facts: Known): { readonly pre_tax?: string; readonly roth?: string } {
  const [preTax, roth] = (['pre-tax', 'roth'] as const).map((kind) => pickDestination(all, kind, facts).to?.pk)
  return { ...(preTax !== undefined && { pre_tax: preTax }), ...(roth !== undefined && { roth }) }
}
