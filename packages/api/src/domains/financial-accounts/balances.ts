import {
  isBankSubtype,
  isIraSubtype,
  isPreTaxIraSubtype,
  isRetirementSubtype,
  isSavingsSubtype,
} from '@app/schemas/rules/accounts/account-subtypes'
import { z } from 'zod'
import type { Queries } from '../../db/database.ts'
import type { FactSource } from '../../facts/fact-source.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { isUsable } from './account.ts'
import { sealedFinancialAccounts } from './sealed.ts'
import { type AccountRow, findAccounts, findKinds } from './store.ts'

const kinds = z
  .array(
    z.object({
      source: z.enum(['linked', 'manual']),
      link: z.string().nullable(),
      subtype: z.string(),
      verification: z.string(),
      isUnknown: z.boolean(),
      isActive: z.boolean(),
      isReachable: z.boolean(),
      isRollover: z.boolean(),
      balanceCents: z.number().nullable(),
      vestedCents: z.number().nullable(),
    }),
  )
  .nullable()
  .transform((found) => found ?? [])

/** The public part of each account, readable without a key. */
export type AccountKinds = z.output<typeof kinds>

export const accountKinds = { query: findKinds, read: (found: unknown): AccountKinds => kinds.parse(found) }

/** Retirement money, in whole cents. What is not vested would not be theirs if they left. */
export type RetirementBalances = {
  /** In plans of employers. */
  readonly vestedCents: number
  readonly planCents: number
  readonly iraCents: number
  /** Of the IRAs, what a plan may take in. */
  readonly preTaxIraCents: number
  /** How much of it could be moved: what is vested in plans, and all of the IRAs. */
  readonly movableCents: number
}

type ToBalances = (found: unknown) => RetirementBalances

/** The same as one more question in a statement of others: of all accounts, or of those whose balance a provider says through a link. */
export const retirementBalances = {
  query: findKinds,
  balances: (found) => balancesIn(kinds.parse(found)),
  confirmed: (found) => balancesIn(kinds.parse(found).filter(isConfirmed)),
} as const satisfies { readonly query: FactSource['query']; readonly balances: ToBalances; readonly confirmed: ToBalances }

/** Retirement money of a person in accounts that they linked or entered, and that are switched on. */
export async function balancesOf(db: Queries, _keys: KeyRing, personId: string): Promise<RetirementBalances> {
  const row = await db.selectNoFrom(findKinds(db, personId).as('found')).executeTakeFirstOrThrow()
  return balancesIn(kinds.parse(row.found))
}

export type BankAccount = {
  readonly id: string
  readonly institutionName: string | null
  readonly lastFour: string | null
  readonly routingNumber: string | null
  readonly accountNumber: string | null
  readonly isSavings: boolean
  readonly availableCents: number | null
}

/** A bank account that money can be moved from and to: this one, or the primary one. Nothing, when it cannot be used now. */
export async function bankAccountOf(db: Queries, keys: KeyRing, personId: string, id?: string): Promise<BankAccount | undefined> {
  const row = (await findAccounts(db, personId)).find((one) => (id === undefined ? one.is_primary : one.id === id))
  if (row?.source !== 'linked' || !isBankSubtype(row.account_subtype) || !isUsable(row)) return undefined
  return toBankAccount(keys, row)
}

function toBankAccount(keys: KeyRing, row: AccountRow): BankAccount {
  const { open } = sealing(keys, sealedFinancialAccounts)
  const opened = (column: 'institution_name' | 'routing_number' | 'account_number') => {
    const text = row[column]
    return text === null ? null : open(column, row.id, text)
  }
  return {
    id: row.id,
    institutionName: opened('institution_name'),
    lastFour: row.last_four,
    routingNumber: opened('routing_number'),
    accountNumber: opened('account_number'),
    isSavings: isSavingsSubtype(row.account_subtype),
    availableCents: row.available_cents ?? row.balance_cents,
  }
}

function isConfirmed({ source, isReachable, verification }: AccountKinds[number]): boolean {
  return source === 'linked' && isReachable && (verification === 'not_needed' || verification === 'verified')
}

function balancesIn(all: AccountKinds): RetirementBalances {
  const own = all.filter(({ isActive, subtype }) => isActive && isRetirementSubtype(subtype))
  const sum = (cents: readonly (number | null)[]) => cents.reduce<number>((total, one) => total + Math.max(one ?? 0, 0), 0)
  const plans = own.filter(({ subtype }) => !isIraSubtype(subtype))
  const vestedCents = sum(plans.map((one) => one.vestedCents ?? one.balanceCents))
  const iraCents = sum(own.filter(({ subtype }) => isIraSubtype(subtype)).map((one) => one.balanceCents))
  const preTaxIraCents = sum(own.filter(({ subtype }) => isPreTaxIraSubtype(subtype)).map((one) => one.balanceCents))
  return {
    vestedCents,
    preTaxIraCents,
    planCents: sum(plans.map((one) => one.balanceCents)),
    iraCents,
    movableCents: vestedCents + iraCents,
  }
}
