import type { Words } from '../../client/language.ts'
import { language } from '../../client/language.ts'
import type { BankAccount } from '../../screens/data/money/bank-account.ts'
import type { BrokerageAccount } from '../../screens/data/money/ira-accounts.ts'

const kinds: Words<Readonly<Record<BrokerageAccount['account_type'], string>>> = {
  en: { TRADITIONAL_IRA: 'Traditional IRA', ROTH_IRA: 'Roth IRA', INDIVIDUAL_401K: 'Individual 401(k)' },
  es: { TRADITIONAL_IRA: 'IRA tradicional', ROTH_IRA: 'IRA Roth', INDIVIDUAL_401K: '401(k) individual' },
}

/** An account with us, by its kind and the end of its number. */
export function accountName({ account_type: type, last_four: end }: Pick<BrokerageAccount, 'account_type' | 'last_four'>): string {
  return named(kinds[language()][type], end)
}

/** The linked bank, by its name and the end of its number. */
export function bankName({ institution_name, nickname, name, last_four: end }: BankAccount): string {
  return named(institution_name ?? nickname ?? name, end)
}

function named(name: string, end: string | null): string {
  return end ? `${name} ••${end}` : name
}
