import { isLetterInForce } from '@app/schemas/rules/people/letter-term'
import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import type { Person } from '../../../http/call/handlers.ts'
import { doOnce } from '../../../once/once.ts'
import { accountOf } from '../../auth/account.ts'
import { letterWithdrawnEmail } from '../emails.ts'
import { lockSignings, withdrawSignings } from './store.ts'
import { openWithdrawal } from './withdrawal-tasks.ts'

/** Withdraws the letter that is in force: from then on it is not signed, and nobody is shown it. It may be signed anew. */
export async function withdrawLetter(context: Context, person: Person, requestKey: string) {
  return doOnce(context, { personId: person.id, call: 'withdrawLetter', key: requestKey, request: 'withdraw' }, async (trx) => {
    const withdrawn = await withdrawInForce(context, trx, person.id)
    if (!withdrawn) return fail('not_in_this_state')
    const { signedAt, now } = withdrawn
    return { has_custodial_auth: false, signed_at: signedAt.toISOString(), withdrawn_at: now.toISOString() } as const
  })
}

/** The same for people who want to leave, if there is one. */
export async function withdrawLetterOf(context: Context, trx: Queries, personId: string): Promise<void> {
  await withdrawInForce(context, trx, personId)
}

/** When it was signed and withdrawn; undefined where none is in force. */
async function withdrawInForce(context: Context, trx: Queries, personId: string) {
  // A disclosure in progress finishes first: from this moment on, nobody is shown the letter.
  await lockSignings(trx, personId)
  const now = context.now()
  const signedAt = await context.hooks.withdrawSignature(trx, personId, now)
  if (!signedAt || !isLetterInForce(signedAt, now)) return undefined
  await withdrawSignings(trx, personId, now)
  await openWithdrawal(context, trx, personId)
  const subject = `person:${personId}`
  await audit(trx, { actor: subject, action: 'letter.withdrawn', subject })
  const account = await accountOf({ db: trx, keys: context.keys }, personId)
  if (account) await context.post(trx, letterWithdrawnEmail(account))
  return { signedAt, now }
}
