import { done } from '../../../client/service/answer.ts'
import {
  type AccountAnswer,
  type AccountPlan,
  type FoundAccount,
  isOwned,
  foundAccounts as kept,
} from '../../data/accounts/found-accounts.ts'
import { updateAccounts } from '../../data/accounts/update-accounts.ts'
import type { RecordKind } from '../record.ts'

/**
 * What a person says of accounts that were found: `selected`, the accounts that are ticked; `plan`, what to do with all of them;
 * `plans`, what to do with single ones instead; `online_access`, whether they can sign in there.
 */
export const foundAccounts: RecordKind = {
  load: async () => {
    const loaded = await kept.load()
    if (!loaded.ok) return loaded
    const owned = loaded.data.filter(isOwned)
    return done({ selected: owned.filter(({ selected }) => selected).map(({ pk }) => pk), ...plansOf(owned) })
  },
  save: ({ selected, plan, plans, online_access: access }) =>
    updateAccounts((account) => {
      if (!isOwned(account)) return undefined
      return { ...ticked(account, selected), ...planned(account, plan, plans), ...reached(access) }
    }),
}

const all: readonly AccountPlan[] = ['move', 'employer-plan', 'leave', 'cash-out']

function isPlan(value: unknown): value is AccountPlan {
  return all.some((one) => one === value)
}

function ticked({ pk }: FoundAccount, selected: unknown): AccountAnswer {
  return Array.isArray(selected) ? { selected: selected.includes(pk) } : {}
}

function planned({ pk }: FoundAccount, plan: unknown, plans: unknown): AccountAnswer {
  const own = typeof plans === 'object' && plans !== null ? Object.entries(plans).find(([id]) => id === pk)?.[1] : undefined
  const chosen = isPlan(own) ? own : plan
  return isPlan(chosen) ? { account_plan: chosen } : {}
}

function reached(access: unknown): AccountAnswer {
  return access === 'yes' || access === 'lost' || access === 'never' ? { online_access: access } : {}
}

/** What holds for most accounts is the plan of all; the others differ from it. */
function plansOf(owned: readonly FoundAccount[]) {
  const counts = all.map((plan) => ({ plan, count: owned.filter(({ account_plan }) => account_plan === plan).length }))
  const [most] = counts.toSorted((one, other) => other.count - one.count)
  if (!most || most.count === 0) return {}
  const others = owned.filter(({ account_plan }) => account_plan !== null && account_plan !== most.plan)
  return { plan: most.plan, plans: Object.fromEntries(others.map(({ pk, account_plan }) => [pk, account_plan])) }
}
