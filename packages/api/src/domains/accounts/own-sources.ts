import type { Context } from '../../context/context.ts'
import { cashAndValueOf } from '../brokerage/money-of.ts'
import { accountNamesIn } from '../brokerage/words/account-words.ts'
import { employersOf } from '../employers/employer.ts'
import { enteredIrasOf } from '../financial-accounts/retirement-accounts.ts'
import { openDetails } from '../found-accounts/details.ts'
import { findAccounts } from '../found-accounts/store.ts'
import { investmentsOf } from '../portfolios/portfolio-value-of.ts'
import type { AccountSources } from './sources.ts'

/** What the other domains of the service know. */
export function ownSources(context: Context): AccountSources {
  const { db, keys, now } = context
  return {
    // The partner’s holdings are with its account; what we hold ourselves is a portfolio over all of them.
    investments: async (personId) => {
      const accounts = (await cashAndValueOf(db, personId)).filter(({ isActive }) => isActive)
      return [...accounts.map(toInvestment), ...(await investmentsOf(db, personId, now()))]
    },

    formerPlans: async (personId) =>
      (await employersOf(context, personId)).filter(({ endYear }) => endYear < now().getUTCFullYear()).map(toFormerPlan),

    foundPlans: async (personId) =>
      (await findAccounts(db, personId))
        .filter(({ kind, is_mine, answer }) => kind !== 'no-match' && is_mine !== 'no' && answer !== 'nothing')
        .map((row) => toFoundPlan(keys, row)),

    // Record keepers report plans, and no IRA that a plan has opened: of those we know what people add themselves.
    enteredIras: (personId) => enteredIrasOf(db, keys, personId),
  }
}

type Own = Awaited<ReturnType<typeof cashAndValueOf>>[number]

function toInvestment({ id, accountType, totalCents, investedCents }: Own) {
  // Cash gains nothing; the partner’s holdings do, but by an unknown amount.
  const gained = investedCents > 0 ? null : 0
  const name = { en: accountNamesIn.en[accountType], es: accountNamesIn.es[accountType] }
  return { id, name, totalCents, ytdCents: gained, alltimeCents: gained }
}

type Employer = Awaited<ReturnType<typeof employersOf>>[number]

function toFormerPlan({ id, companyName, recordKeeper, otherProvider }: Employer) {
  return { id, companyName, recordKeeperName: recordKeeper ?? otherProvider, balanceCents: null, isReported: false }
}

type Found = Awaited<ReturnType<typeof findAccounts>>[number]

function toFoundPlan(keys: Context['keys'], row: Found) {
  const { recordKeeper, employer } = openDetails(keys, row)
  return {
    id: row.id,
    companyName: employer,
    recordKeeperName: recordKeeper,
    balanceCents: row.balance_cents,
    isReported: row.balance_from === 'record-keeper',
  }
}
