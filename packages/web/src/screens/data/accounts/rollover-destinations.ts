import { type TaxKind, taxKinds } from '@app/schemas/rules/accounts/rollover'
import { kindsOf } from '@app/schemas/rules/accounts/rollover-destinations'
import { language, type Words } from '../../../client/language.ts'
import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'
import type { AccountPlan, FoundAccount } from './found-accounts.ts'

export type Destinations = Answered<'GET /api/v1/accounts/rollover_destinations/'>
type Destination = Destinations['results'][number]

/** Where money of the person can go. */
export const rolloverDestinations = resource<Destinations>(async () => {
  const answer = await ask('GET /api/v1/accounts/rollover_destinations/')
  return answer.ok ? done(answer.data) : answer
})

const words: Words<{ readonly namePlan: string; readonly chooseIra: string }> = {
  en: {
    namePlan: 'You chose the plan at your current job. Tell us which plan that is.',
    chooseIra: 'You chose an IRA for this account. Open one here, or tell us about the one you have.',
  },
  es: {
    namePlan: 'Elegiste el plan de tu trabajo actual. Dinos cuál es.',
    chooseIra: 'Elegiste una IRA para esta cuenta. Abre una aquí o dinos cuál tienes.',
  },
}

type Known = Readonly<Record<string, unknown>>
/** `isUnnamed`: the person wants a place that they have not named, so no other one may be taken instead. */
type Picked =
  | { readonly to: Destination; readonly todo?: never; readonly isUnnamed?: never }
  | { readonly to?: never; readonly todo: string; readonly isUnnamed?: true }
type Home = 'plan' | 'ira'

/**
 * Where one kind of money goes: where the person wants it, else to the account here, else to the only place that takes it. What was said
 * of one account (`own`) outranks what was said of all.
 */
export function pickDestination({ results, usual }: Destinations, taxKind: TaxKind, facts: Known, own: AccountPlan | null = null): Picked {
  const home = homeOf(facts, own)
  const wanted = home ?? (wantsOwnIra(facts) ? 'ira' : undefined)
  const elsewhere = results.filter(({ kind, takes, is_ready }) => kind !== 'ours' && is_ready && takes.includes(taxKind))
  const chosen = elsewhere.findLast(({ kind }) => kind === wanted)
  if (chosen) return { to: chosen }
  if (home === 'plan' && !results.some(({ kind }) => kind === 'plan')) return { todo: words[language()].namePlan, isUnnamed: true }
  const usualOne = usual.find((one) => one.tax_kind === taxKind)
  const ours = results.find(({ pk }) => pk === usualOne?.pk)
  if (ours) return { to: ours }
  if (home === 'ira') return { todo: usualOne?.todo ?? words[language()].chooseIra, isUnnamed: true }
  const [only, other] = elsewhere
  if (only && !other) return { to: only }
  const unready = results.find(({ kind, is_ready }) => kind === wanted && !is_ready)
  return { todo: unready?.todo ?? usualOne?.todo ?? '' }
}

/** What the person said of this account, or of all: the plan of their employer, an IRA, or nothing that says which. */
function homeOf(facts: Known, own: AccountPlan | null): Home | undefined {
  const general = facts['account_plan']
  if (own === 'employer-plan' && general !== 'employer-plan') return 'plan'
  if (own === 'move' && general === 'employer-plan') return 'ira'
  // Whoever says later that an IRA is wanted after all means that.
  const isPlan = facts['destination'] === 'employer-plan' || general === 'employer-plan'
  return isPlan && facts['ira.interest'] !== true ? 'plan' : undefined
}

function wantsOwnIra(facts: Known): boolean {
  return facts['ira_home'] === 'existing' || facts['destination'] === 'existing-ira'
}

/** The body field of a request for an account: only what is not the usual account has to be said. Or what has to be named before. */
export function destinationField(
  all: Destinations,
  facts: Known,
  { tax_type, account_plan }: Partial<Pick<FoundAccount, 'tax_type' | 'account_plan'>> = {},
): { readonly destination: { readonly pre_tax?: string; readonly roth?: string }; readonly unnamed?: string } {
  const pick = (kind: TaxKind) => pickDestination(all, kind, facts, account_plan)
  const unnamed = kindsOf(tax_type ?? null)
    .map(pick)
    .find(({ isUnnamed }) => isUnnamed)
  const [preTax, roth] = taxKinds.map((kind) => pick(kind).to?.pk)
  const destination = { ...(preTax !== undefined && { pre_tax: preTax }), ...(roth !== undefined && { roth }) }
  return { destination, ...(unnamed?.todo !== undefined && { unnamed: unnamed.todo }) }
}
