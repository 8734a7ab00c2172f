import type { BrokerageAccountType } from '@app/schemas/rules/money/contribution-limits'
import type { Queries } from '../../db/database.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { type AccountRow, findAccount, findAccounts, findOwnAccount } from './account-store.ts'
import { investedCents } from './answers.ts'
import { moneyOf } from './booking.ts'
import { sealedBrokerageAccounts } from './sealed.ts'

/** An account at the brokerage, for other domains. */
export type OwnAccount = {
  readonly id: string
  readonly number: string
  readonly accountType: BrokerageAccountType
  readonly state: AccountRow['state']
  readonly isActive: boolean
  readonly lastFour: string | null
}

export type AccountValue = OwnAccount & {
  /** What can be taken out now. */
  readonly cashCents: number
  /** All money that is there, whether it can be taken out yet or not, less what is owed. */
  readonly allCashCents: number
  readonly investedCents: number
  readonly totalCents: number
  readonly valuedAt: Date | null
}

export async function brokerageAccountsOf(db: Queries, personId: string): Promise<readonly OwnAccount[]> {
  return (await findAccounts(db, personId)).map(toOwn)
}

/** The number under which the brokerage knows an account; undefined until it has one. */
export async function receivingNumberOf(keys: KeyRing, db: Queries, accountId: string): Promise<string | undefined> {
  const row = await findAccount(db, accountId)
  return row?.partner_number ? sealing(keys, sealedBrokerageAccounts).open('partner_number', row.id, row.partner_number) : undefined
}

/** Whether an account of this number, as we show it, or of this row, is theirs. */
export async function ownsBrokerageAccount(db: Queries, personId: string, name: string): Promise<boolean> {
  return (await findOwnAccount(db, personId, name)) !== undefined
}

/** What a person has at the brokerage: cash by our ledger, investments as the partner last reported them. */
export async function cashAndValueOf(db: Queries, personId: string): Promise<readonly AccountValue[]> {
  const accounts = await findAccounts(db, personId)
  return Promise.all(
    accounts.map(async (row) => {
      const { cash, unsettled, held, owed } = await moneyOf(db, row.id)
      const [allCashCents, invested] = [cash + unsettled + held - owed, investedCents(row)]
      return {
        ...toOwn(row),
        cashCents: cash,
        allCashCents,
        investedCents: invested,
        totalCents: allCashCents + invested,
        valuedAt: row.valued_at,
      }
    }),
  )
}

function toOwn({ id, number, account_type, state, last_four }: AccountRow): OwnAccount {
  return { id, number, accountType: account_type, state, isActive: state === 'ACTIVE', lastFour: last_four }
}
