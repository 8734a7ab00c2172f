import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { soundBrand } from '../../flows/sound-brand.ts'
import { accountOf } from '../auth/account-of.ts'
import type { PaperAccount } from '../brokerage/for-papers.ts'
import { postalAddressOf } from '../personal-information/identity-of.ts'

/** What stands at the head of every paper of an account: from whom, for whom, about what. Undefined for a person who has left. */
export async function headFor(context: Context, trx: Queries, account: PaperAccount, madeAt: Date) {
  const { keys, flows } = context
  const person = await accountOf({ db: trx, keys }, account.personId)
  if (!person) return undefined
  const { legalEntity, custodian } = soundBrand(flows)
  return {
    from: legalEntity,
    custodian: `${custodian.slice(0, 1).toUpperCase()}${custodian.slice(1)}`,
    holder: `${person.firstName} ${person.lastName}`,
    address: (await postalAddressOf({ db: trx, keys }, account.personId)) ?? [],
    accountKind: account.kindWords,
    accountLastFour: account.lastFour,
    madeAt,
  }
}

export type PaperHead = NonNullable<Awaited<ReturnType<typeof headFor>>>
