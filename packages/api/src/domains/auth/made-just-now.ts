import type { Queries } from '../../db/database.ts'
import { emailIndexes, openAccount } from './account.ts'
import type { AuthContext } from './auth-context.ts'
import { renamePerson } from './rename-person.ts'
import { factorsOf } from './second-factor/factors-of.ts'
import { findPerson, findUnproven, type PersonRow } from './store.ts'

const justNowMs = 3_600_000

type Form = { readonly email: string; readonly first_name: string; readonly last_name: string }

/**
 * The account that the same form has made already: the answer was lost on the way, and the person presses again. It has the address and
 * the password, so whoever sends them could sign in to it as well; another account beside it would take what they enter next, while
 * their links lead to the first. The name is the one that was typed last.
 */
export async function madeJustNow(auth: AuthContext, trx: Queries, form: Form, passwordHash: string): Promise<PersonRow | undefined> {
  const { context } = auth
  const found = await findUnproven(trx, emailIndexes(context.keys, form.email), [passwordHash])
  if (!found || context.now().getTime() - found.created_at.getTime() > justNowMs) return undefined
  if ((await factorsOf(trx, found.id)).by.length > 0) return undefined
  const { firstName, lastName } = openAccount(context.keys, found)
  if (firstName === form.first_name && lastName === form.last_name) return found
  await renamePerson(context, trx, found.id, form.first_name, form.last_name)
  return findPerson(trx, found.id)
}
