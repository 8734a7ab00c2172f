import type { Queries } from '../../../db/database.ts'
import type { Person } from '../../../http/call/handlers.ts'
import { type Account, openAccount } from '../account.ts'
import type { AuthContext } from '../auth-context.ts'
import { findPerson } from '../store.ts'
import type { MailedPurpose } from './link-store.ts'

/**
 * The account that a link leads into. When the account that is signed in here was made with the same address, and the other one has not
 * proven it, this one is surely theirs: nobody knows who made the other.
 */
export async function accountToEnter(auth: AuthContext, trx: Queries, personId: string, here: Person | undefined) {
  const meant = await accountBy(auth, trx, personId)
  if (!meant || !here || here.id === meant.id) return meant
  const sameHere = await sameAddressHere(auth, trx, meant, here)
  if (!sameHere) return 'other'
  return meant.isConfirmed ? meant : sameHere
}

/** The account whose address a link confirms: in the same way the one that was made here, which could never prove it once another has. */
export async function accountToConfirm(
  auth: AuthContext,
  trx: Queries,
  meant: Account,
  purpose: MailedPurpose,
  here: Person | undefined,
): Promise<Account> {
  if (purpose !== 'confirm-email' || meant.isConfirmed || !here || here.id === meant.id) return meant
  return (await sameAddressHere(auth, trx, meant, here)) ?? meant
}

/** The account that is signed in here, where it was made with the same address and has not proven it. */
async function sameAddressHere(auth: AuthContext, trx: Queries, { email }: Account, here: Person): Promise<Account | undefined> {
  const signedIn = await accountBy(auth, trx, here.id)
  return signedIn && !signedIn.isConfirmed && signedIn.email === email ? signedIn : undefined
}

async function accountBy({ context }: AuthContext, trx: Queries, id: string): Promise<Account | undefined> {
  const row = await findPerson(trx, id)
  return row && openAccount(context.keys, row)
}
