import { toDollars } from '@app/schemas/api/fields'
import { sameNameKey } from '@app/schemas/rules/accounts/employers'
import { mayBeMovedOut } from '@app/schemas/rules/accounts/safe-harbor'
import { maskedNumber } from '@app/schemas/rules/money/account-numbers'
import type { Context } from '../../context/context.ts'
import { providersOf } from './providers.ts'
import type { AccountSources } from './sources.ts'

/** IRAs that the person has added, and small balances at former plans that may have been moved to one. */
export async function autoRolloverAccounts(context: Context, sources: AccountSources, personId: string) {
  const entered = await sources.enteredIras(personId)
  const possible = await possibleSafeHarbors(context, sources, personId)
  return {
    results: [
      ...entered.map((one) => ({
        pk: one.id,
        custodian: one.custodian,
        company_name: one.companyName,
        record_keeper_name: null,
        balance: one.balanceCents === null ? null : toDollars(one.balanceCents),
        state: 'entered' as const,
      })),
      ...possible.map(({ pk, companyName, recordKeeperName, balanceCents }) => ({
        pk,
        custodian: null,
        company_name: companyName,
        record_keeper_name: recordKeeperName,
        balance: toDollars(balanceCents),
        state: 'possible' as const,
      })),
    ],
  }
}

export async function safeHarborNumbers(sources: AccountSources, personId: string) {
  const entered = await sources.enteredIras(personId)
  return {
    results: entered.flatMap(({ id, custodian, lastFour }) =>
      lastFour === null ? [] : [{ pk: id, custodian, account_number: maskedNumber(lastFour) }],
    ),
  }
}

/** What each provider adds up to. */
export async function previewProviders(context: Context, sources: AccountSources, personId: string) {
  const small = new Set(
    (await possibleSafeHarbors(context, sources, personId)).flatMap(({ recordKeeperName: name }) =>
      name === null ? [] : [sameNameKey(name)],
    ),
  )
  return {
    results: (await providersOf(context, sources, personId)).map(({ name, nameKey, balanceCents, count, linkedCount }) => ({
      record_keeper_name: name,
      balance: balanceCents === null ? null : toDollars(balanceCents),
      count,
      tracked_count: linkedCount,
      has_mt_account: small.has(nameKey),
    })),
  }
}

type Possible = {
  readonly pk: string
  readonly companyName: string | null
  readonly recordKeeperName: string | null
  readonly balanceCents: number
}

/** What is linked was not moved out, and neither was what a record keeper has reported: it is known where it is. */
async function possibleSafeHarbors(context: Context, sources: AccountSources, personId: string): Promise<readonly Possible[]> {
  const year = context.now().getUTCFullYear()
  const isSmall = (cents: number | null): cents is number => cents !== null && mayBeMovedOut(cents, year)
  const plans = await sources.formerPlans(personId)
  const left = (await providersOf(context, sources, personId)).filter(
    ({ linkedCount, isReported, isCurrentJob }) => linkedCount === 0 && !isReported && !isCurrentJob,
  )
  const ofProviders = left.flatMap(({ pk, name, balanceCents }): Possible[] => {
    const plan = plans.find(({ recordKeeperName }) => recordKeeperName !== null && sameNameKey(recordKeeperName) === sameNameKey(name))
    return isSmall(balanceCents) ? [{ pk, companyName: plan?.companyName ?? null, recordKeeperName: name, balanceCents }] : []
  })
  const withoutKeeper = plans.flatMap(({ id, companyName, recordKeeperName, balanceCents }): Possible[] =>
    recordKeeperName === null && isSmall(balanceCents) ? [{ pk: id, companyName, recordKeeperName, balanceCents }] : [],
  )
  return [...ofProviders, ...withoutKeeper]
}
