import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { soundBrand } from '../../flows/sound-brand.ts'
import { accountOf } from '../auth/account.ts'
import type { PaperAccount } from '../brokerage/for-papers.ts'
import { identityOf, postalAddressOf } from '../personal-information/identity-of.ts'
import { leftHolderOf } from './left-holder.ts'

/** The head of every paper of an account: from whom, for whom, about what. Undefined for people of whom nothing is saved any more. */
export async function headFor(context: Context, trx: Queries, account: PaperAccount, madeAt: Date) {
  const holder = await findHolder(context, trx, account.personId)
  if (!holder) return undefined
  const { legalEntity, custodian } = soundBrand(context.flows)
  return {
    from: legalEntity,
    custodian: `${custodian.slice(0, 1).toUpperCase()}${custodian.slice(1)}`,
    holder: holder.name,
    address: holder.address,
    accountKind: account.kindWords,
    accountLastFour: account.lastFour,
    madeAt,
  }
}

export type PaperHead = NonNullable<Awaited<ReturnType<typeof headFor>>>

/** Who a tax form is about. Undefined where people have never given it. */
export async function taxHolderOf({ keys }: Context, trx: Queries, personId: string) {
  const reads = { db: trx, keys }
  const left = await leftHolderOf(reads, personId)
  if (left) return left
  const identity = await identityOf(reads, personId, 'statements')
  return identity && { state: identity.state, birthDate: identity.birthDate, ssnLastFour: identity.ssn.slice(-4) }
}

async function findHolder({ keys }: Context, trx: Queries, personId: string) {
  const reads = { db: trx, keys }
  const left = await leftHolderOf(reads, personId)
  if (left) return left
  const person = await accountOf(reads, personId)
  return person && { name: `${person.firstName} ${person.lastName}`, address: (await postalAddressOf(reads, personId)) ?? [] }
}
