import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import type { CoreContext } from '../../core/core-context.ts'
import type { Queries } from '../../db/database.ts'
import { sealing } from '../../security/sealing.ts'
import { accountOf } from '../auth/account.ts'
import { identityOf, postalAddressOf } from '../personal-information/identity-of.ts'
import { sealedLeftHolders } from './sealed.ts'
import { deleteLeftHolder, findLeftHolder, findPaperAccounts, saveLeftHolder } from './store.ts'

type Reads = { readonly db: Queries; readonly keys: CoreContext['keys'] }

const leftHolder = z.strictObject({
  name: z.string(),
  email: z.string(),
  address: z.array(z.string()).readonly(),
  state: z.string(),
  birthDate: z.string(),
  ssnLastFour: z.string(),
})

export type LeftHolder = z.infer<typeof leftHolder>

/** The last forms of people who leave are made in the year after: what these need is saved before the rest is forgotten. */
export async function saveLeavingHolder(context: Context, trx: Queries, personId: string): Promise<void> {
  if (!(await isPaperDue(context, trx, personId))) return
  const { keys, now } = context
  const reads = { db: trx, keys }
  const [person, identity] = [await accountOf(reads, personId), await identityOf(reads, personId, 'statements')]
  if (!person || !identity) return
  const holder: LeftHolder = {
    name: `${person.firstName} ${person.lastName}`,
    email: person.email,
    address: (await postalAddressOf(reads, personId)) ?? [],
    state: identity.state,
    birthDate: identity.birthDate,
    ssnLastFour: identity.ssn.slice(-4),
  }
  const sealed = sealing(keys, sealedLeftHolders).seal('holder', JSON.stringify([personId]), JSON.stringify(holder))
  await saveLeftHolder(trx, { person_id: personId, holder: sealed, left_at: now() })
}

/** Undefined for people who have not left. */
export async function leftHolderOf({ db, keys }: Reads, personId: string): Promise<LeftHolder | undefined> {
  const row = await findLeftHolder(db, personId)
  if (!row) return undefined
  return leftHolder.parse(JSON.parse(sealing(keys, sealedLeftHolders).open('holder', JSON.stringify([personId]), row.holder)))
}

/** Deletes it once no account or loan of the person has a paper to come. */
export async function forgetHolderAfterLast(context: Pick<Context, 'hooks'>, trx: Queries, personId: string): Promise<void> {
  if (!(await isPaperDue(context, trx, personId))) await deleteLeftHolder(trx, personId)
}

async function isPaperDue({ hooks }: Pick<Context, 'hooks'>, db: Queries, personId: string): Promise<boolean> {
  const accounts = await findPaperAccounts(db, personId)
  return accounts.some(({ next_on }) => next_on !== null) || hooks.isLoanFormDue(db, personId)
}
