import type { Language } from '@app/schemas/language'
import type { Context } from '../../context/context.ts'
import type { Failure } from '../../failure/failure.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { sealing } from '../../security/sealing.ts'
import { emailIndex } from '../auth/account.ts'
import { openTask } from '../desk/open-task.ts'
import { unsubscribeUrl } from '../notifications/unsubscribe-link.ts'
import { waitingEmail } from './emails.ts'
import { sealedWaitlist } from './sealed.ts'
import { addWaiting, setEmployer } from './store.ts'

const dayMs = 86_400_000

type Joining = { readonly email: string; readonly address: string; readonly publicUrl: string; readonly language: Language }

/** Puts an address on the waiting list. It goes the same way for one that is on it already: nobody can find out who is. */
export async function joinWaitlist(
  context: Context,
  { email, address, publicUrl, language }: Joining,
): Promise<{ readonly id: string } | Failure<'too_many_requests'>> {
  const limited = await checkLimits(context, { waitlistPerNetworkAddress: address })
  if (limited) return limited
  const isFlooded = await checkLimits(context, { waitlistEmailsPerMailAddress: email })
  const id = context.newId()
  const row = {
    id,
    email: sealing(context.keys, sealedWaitlist).seal('email', id, email),
    email_index: emailIndex(context.keys, email),
    employer_name: null,
    language,
    joined_at: context.now(),
  }
  await context.db.transaction().execute(async (trx) => {
    await addWaiting(trx, row)
    await openTask(context, trx, { kind: 'waiting-list', personId: null, about: id })
    if (!isFlooded) await context.post(trx, waitingEmail(email, language, unsubscribeUrl(context.keys, publicUrl, id)))
  })
  return { id }
}

/** Saves the employer of a person who joined in the last day; false for anybody else. */
export async function saveEmployer(context: Context, id: string, employerName: string): Promise<boolean> {
  const sealed = sealing(context.keys, sealedWaitlist).seal('employer_name', id, employerName)
  return setEmployer(context.db, id, sealed, new Date(context.now().getTime() - dayMs))
}
