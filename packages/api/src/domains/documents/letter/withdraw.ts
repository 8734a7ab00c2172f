import { isLetterInForce } from '@app/schemas/rules/people/letter-term'
import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import { fail } from '../../../failure/failure.ts'
import type { Person } from '../../../http/call/handlers.ts'
import { doOnce } from '../../../once/once.ts'
import { accountOf } from '../../auth/account-of.ts'
import { letterWithdrawnEmail } from '../emails.ts'
import { lockSignings, withdrawSignings } from './store.ts'
import { openWithdrawal } from './withdrawal-tasks.ts'

/** Withdraws the letter that is in force: from then on it is not signed, and nobody is shown it. It may be signed anew. */
export async function withdrawLetter(context: Context, person: Person, requestKey: string) {
  return doOnce(context, { personId: person.id, call: 'withdrawLetter', key: requestKey, request: 'withdraw' }, async (trx) => {
    // A disclosure in progress finishes first: from this moment on, nobody is shown the letter.
    await lockSignings(trx, person.id)
    const now = context.now()
    const signedAt = await context.hooks.withdrawSignature(trx, person.id, now)
    if (!signedAt || !isLetterInForce(signedAt, now)) return fail('not_in_this_state')
    await withdrawSignings(trx, person.id, now)
    await openWithdrawal(context, trx, person.id)
    const subject = `person:${person.id}`
    await audit(trx, { actor: subject, action: 'letter.withdrawn', subject })
    const account = await accountOf({ db: trx, keys: context.keys }, person.id)
    if (account) await context.post(trx, letterWithdrawnEmail(account))
    return { has_custodial_auth: false, signed_at: signedAt.toISOString(), withdrawn_at: now.toISOString() } as const
  })
}
