import { fixedRecordKeepers } from '@app/schemas/rules/accounts/employers'
import { dollarWords } from '@app/schemas/rules/money/money'
import type { Loaded } from '../../../client/service/resource.ts'
import type { Option } from '../../../ui/fields/options.tsx'
import { type Balance, balanceOf } from '../../data/accounts/balance-of.ts'
import { type FeeLine, fees } from '../../data/accounts/fees.ts'
import { type FoundAccount, foundAccounts, isHolderMissing, isOwned } from '../../data/accounts/found-accounts.ts'
import { countedAccounts, type HeldAccount, heldAccounts } from '../../data/accounts/held-accounts.ts'
import { type Provider, providers } from '../../data/accounts/providers.ts'
import type { AccountWords } from './accounts.words.ts'

type Known = readonly { readonly pk: string; readonly name: string }[]
type Listed = Loaded<readonly Option[]> & { readonly reload: () => void }

type AccountList = {
  /** The accounts to tick, in words. */
  readonly use: (said: AccountWords) => Listed
  /** What is loaded; nothing while it is not. */
  readonly peek: () => Known | undefined
  /** What another field of the page has added, and is not saved yet. */
  readonly added?: (others: Readonly<Record<string, unknown>>, said: AccountWords) => readonly Option[]
}

/** The label before the name of an account that is not saved yet. */
export const newAccount = 'new:'

/** Which accounts a field ticks, by the record that keeps the answer. */
export const accountLists = {
  found: {
    use: useFound,
    peek: () => foundAccounts.peek()?.map(({ pk, employer_name }) => ({ pk, name: employer_name })),
  },
  providers: {
    use: useProviders,
    peek: () => providers.peek()?.map(({ pk, record_keeper_name }) => ({ pk, name: record_keeper_name })),
    added: ({ manual_accounts: rows }, said) =>
      addedNames(rows).map((name) => ({ value: newAccount + name, label: name, help: said.notSaved })),
  },
  held: {
    use: useHeld,
    peek: () => heldAccounts.peek() && countedAccounts(heldAccounts.peek() ?? []).map(({ pk, name }) => ({ pk, name })),
  },
} as const satisfies Readonly<Record<string, AccountList>> as Readonly<Record<'found' | 'providers' | 'held', AccountList>>

export function listOf(record: string | undefined): keyof typeof accountLists {
  if (record === 'found_accounts') return 'found'
  return record === 'user_providers' ? 'providers' : 'held'
}

function useFound(said: AccountWords): Listed {
  const [found, compared] = [foundAccounts.use(), fees.use()]
  const lines = compared.data?.results ?? []
  return { ...found, data: found.data?.filter(isOwned).map((account) => foundOption(account, lines, said)) }
}

function foundOption(account: FoundAccount, lines: readonly FeeLine[], said: AccountWords): Option {
  const { pk, employer_name, record_keeper_name: provider, tax_type, rollover } = account
  const parts = [
    ...(isHolderMissing(account) ? [said.noProvider] : []),
    ...(provider === null ? [] : [said.atProvider(provider)]),
    balanceWords(balanceOf(account, lines), said),
    said.tax[tax_type ?? 'unknown'],
    ...(rollover === null ? [] : [said.onItsWay]),
  ]
  return { value: pk, label: employer_name, help: sentences(parts) }
}

function useProviders(said: AccountWords): Listed {
  const listed = providers.use()
  return { ...listed, data: listed.data?.map((provider) => providerOption(provider, said)) }
}

function providerOption(
  { pk, record_keeper_name: label, balance, source, current_job, rollover_requested }: Provider,
  said: AccountWords,
): Option {
  const parts = [
    said.from[source],
    balance === null ? said.unknown : dollarWords(balance),
    ...(current_job ? [said.presentJob] : []),
    ...(rollover_requested ? [said.asked] : []),
  ]
  return { value: pk, label, help: sentences(parts) }
}

function useHeld(said: AccountWords): Listed {
  const listed = heldAccounts.use()
  return { ...listed, data: listed.data && countedAccounts(listed.data).map((account) => heldOption(account, said)) }
}

function heldOption(
  { pk, name, nickname, institution_name: provider, current_balance, source, is_roth }: HeldAccount,
  said: AccountWords,
): Option {
  const parts = [
    provider === null ? said.noProvider : said.atProvider(provider),
    current_balance === null ? said.unknown : dollarWords(current_balance),
    ...(is_roth ? [said.tax.roth] : []),
    said.from[source],
  ]
  return { value: pk, label: nickname ?? name, help: sentences(parts) }
}

export function balanceWords(balance: Balance, said: AccountWords): string {
  if (balance.basis === 'unknown') return said.unknown
  const { basis, low, high } = balance
  if (basis === 'estimate') return said.estimate(`${dollarWords(low)} – ${dollarWords(high)}`)
  return basis === 'you' ? said.told(dollarWords(low)) : said.confirmed(dollarWords(low))
}

/** Names of rows that a person has added on the same page: who holds the account, or the employer where that is not known. */
function addedNames(rows: unknown): readonly string[] {
  if (!Array.isArray(rows)) return []
  const names = rows.flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null || ('pk' in row && row.pk) || ('is_removed' in row && row.is_removed)) return []
    const holder = 'institution_name' in row ? row.institution_name : undefined
    const employer = 'company_name' in row ? row.company_name : undefined
    const isKnown = typeof holder === 'string' && holder !== '' && !fixedRecordKeepers.some((fixed) => fixed === holder)
    return isKnown ? [holder] : typeof employer === 'string' && employer !== '' ? [employer] : []
  })
  return [...new Set(names)]
}

function sentences(parts: readonly string[]): string {
  return parts.map((part) => `${part}.`).join(' ')
}
