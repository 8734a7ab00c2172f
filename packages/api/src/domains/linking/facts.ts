import { isBankSubtype, isIraSubtype, isRetirementSubtype } from '@app/schemas/rules/accounts/account-subtypes'
import { sql } from 'kysely'
import { z } from 'zod'
import type { FactSource } from '../../facts/fact-source.ts'
import { type AccountKinds, accountKinds } from '../financial-accounts/balances.ts'
import { findStates } from './store.ts'

const links = z
  .array(z.object({ id: z.string(), kind: z.enum(['bank', 'investments']), state: z.string(), isByHand: z.boolean() }))
  .nullable()
  .transform((found) => found ?? [])

const known = z
  .object({ links: z.unknown(), accounts: z.unknown() })
  .nullable()
  .transform((found) => ({ links: links.parse(found?.links ?? null), accounts: accountKinds.read(found?.accounts ?? null) }))

type Links = z.output<typeof links>

/** What links and accounts say to flows. */
export const linkingFacts: FactSource = {
  query: (db, personId) =>
    db.selectNoFrom(
      sql<unknown>`jsonb_build_object('links', (${findStates(db, personId)}), 'accounts', (${accountKinds.query(db, personId)}))`.as(
        'found',
      ),
    ),
  facts: (found) => {
    const { links: all, accounts } = known.parse(found)
    return { 'bank.link': bankLink(all, accounts), 'plan.link': planLink(all, accounts) }
  },
}

function bankLink(all: Links, accounts: AccountKinds) {
  const banks = all.filter(({ kind }) => kind === 'bank')
  const own = accounts.filter(({ source, subtype }) => source === 'linked' && isBankSubtype(subtype))
  const works = banks.filter(({ state }) => state === 'linked')
  if (works.some(({ isByHand }) => !isByHand) && own.length > 0) return 'linked'
  if (works.some(({ isByHand }) => isByHand)) return 'by-hand'
  // One that has worked, and wants its owner to sign in again, is no try that failed: nothing of today leads to the page that says so.
  if (banks[0]?.state === 'login_required' && accounts.some(({ link }) => link === banks[0]?.id)) return 'none'
  return hasFailed(banks) ? 'failed' : 'none'
}

/**
 * Linked is more than told by hand, and that is more than not knowing where it is. A try that failed is told of before both, until the
 * person goes another way and it is forgotten: who has told of a plan before may try to link it later.
 */
function planLink(all: Links, accounts: AccountKinds) {
  const plans = all.filter(({ kind }) => kind === 'investments')
  const own = plansIn(accounts)
  if (plans.some(({ state }) => state === 'linked') && own.some(({ source }) => source === 'linked')) return 'linked'
  if (plans[0]?.state === 'failed') return 'failed'
  const byHand = own.filter(({ source }) => source === 'manual')
  if (byHand.some(({ isUnknown }) => !isUnknown)) return 'by-hand'
  if (byHand.length > 0) return 'unknown'
  return hasFailed(plans) ? 'failed' : 'none'
}

/** Whether they have linked or entered a plan, even without knowing where it is. */
export function knowsPlan(accounts: AccountKinds, link: unknown): boolean {
  return link === 'linked' || plansIn(accounts).some(({ source }) => source === 'manual')
}

function plansIn(accounts: AccountKinds): AccountKinds {
  return accounts.filter(({ subtype }) => isRetirementSubtype(subtype) && !isIraSubtype(subtype))
}

/** The newest one counts. */
function hasFailed(newestFirst: Links): boolean {
  const state = newestFirst[0]?.state
  return state === 'failed' || state === 'login_required'
}
