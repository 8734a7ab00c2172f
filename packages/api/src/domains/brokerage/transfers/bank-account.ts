import type { Words } from '@app/schemas/language'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import type { BankReference } from '../../../partners/brokerage/brokerage.ts'
import { accountOf } from '../../auth/account.ts'
import { bankAccountOf } from '../../financial-accounts/balances.ts'

/** The bank account that a person has chosen for deposits and withdrawals. */
export type BankAccount = {
  readonly id: string
  readonly name: string
  readonly lastFour: string
  /** Whether the link to it still holds. */
  readonly isUsable: boolean
  readonly funding: BankReference['funding']
}

/** The primary one, or the one of that name. */
export async function findBank({ keys }: Context, db: Queries, personId: string, id?: string): Promise<BankAccount | undefined> {
  const bank = await bankAccountOf(db, keys, personId, id)
  const account = bank && (await accountOf({ db, keys }, personId))
  if (!bank || !account) return undefined
  const { accountNumber, routingNumber, isSavings } = bank
  return {
    id: bank.id,
    name: bank.institutionName ?? 'Bank',
    lastFour: bank.lastFour ?? accountNumber?.slice(-4) ?? '****',
    isUsable: accountNumber !== null && routingNumber !== null,
    funding: {
      kind: 'numbers',
      owner: `${account.firstName} ${account.lastName}`,
      accountNumber: accountNumber ?? '',
      routingNumber: routingNumber ?? '',
      accountKind: isSavings ? 'SAVINGS' : 'CHECKING',
    },
  }
}

/** The bank that can be paid to and debited now; undefined when there is none. */
export async function usableBankId(context: Context, db: Queries, personId: string): Promise<string | undefined> {
  const bank = await findBank(context, db, personId)
  return bank?.isUsable ? bank.id : undefined
}

const linkFirst: Words<string> = { en: 'Link a bank account first.', es: 'Conecta primero una cuenta bancaria.' }

/** The bank that money comes from and goes to, or why it cannot. */
export async function usableBankOf(context: Context, trx: Queries, personId: string) {
  const bank = await findBank(context, trx, personId)
  if (!bank) return fail('not_in_this_state', { detail: linkFirst })
  return bank.isUsable ? bank : fail('bank_link_broken')
}
