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
      return [
        ...accounts.map(({ id, accountType, totalCents, investedCents }) => {
          // Cash gains nothing; the partner’s holdings do, but by an unknown amount.
          const gained = investedCents > 0 ? null : 0
          return {
            id,
            name: { en: accountNamesIn.en[accountType], es: accountNamesIn.es[accountType] },
            totalCents,
            ytdCents: gained,
            alltimeCents: gained,
          }
        }),
        ...(await investmentsOf(db, personId, now())),
      ]
    },

    formerPlans: async (personId) =>
      (await employersOf(context, personId))
        .filter(({ endYear }) => endYear < now().getUTCFullYear())
        .map(({ id, companyName, recordKeeper, otherProvider }) => ({
          id,
          companyName,
          recordKeeperName: recordKeeper ?? otherProvider,
          balanceCents: null,
          isReported: false,
        })),

    foundPlans: async (personId) =>
      (await findAccounts(db, personId))
        .filter(({ kind, is_mine, answer }) => kind !== 'no-match' && is_mine !== 'no' && answer !== 'nothing')
        .map((row) => {
          const { recordKeeper, employer } = openDetails(keys, row)
          return {
            id: row.id,
            companyName: employer,
            recordKeeperName: recordKeeper,
            balanceCents: row.balance_cents,
            isReported: row.balance_from === 'record-keeper',
          }
        }),

    // Record keepers report plans, and no IRA that a plan has opened: of those we know what people add themselves.
    enteredIras: (personId) => enteredIrasOf(db, keys, personId),
  }
}
