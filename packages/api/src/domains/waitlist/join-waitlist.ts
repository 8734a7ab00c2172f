import type { Ground } from '../../ground.ts'
import type { Failure } from '../../http/failure.ts'
import { sealing } from '../../security/sealing.ts'
import { emailIndex } from '../auth/account.ts'
import { keepLimits } from '../auth/keep-limits.ts'
import { waitingLetter } from './letters.ts'
import { addWaiting, setEmployer } from './store.ts'
import { unsubscribeUrl } from './unsubscribe-link.ts'

const dayMs = 86_400_000

type Joining = { readonly email: string; readonly address: string; readonly publicUrl: string }

/** Puts an address on the waiting list. It goes the same way for one that is on it already: nobody can find out who is. */
export async function joinWaitlist(
  ground: Ground,
  { email, address, publicUrl }: Joining,
): Promise<{ readonly id: string } | Failure<'too_many_requests'>> {
  const limited = await keepLimits(ground, { waitlistPerNetworkAddress: address, waitlistPerMailAddress: email })
  if (limited) return limited
  const id = ground.newId()
  const row = {
    id,
    email: sealing(ground.keys, 'waitlist').seal('email', id, email),
    email_index: emailIndex(ground.keys, email),
    employer_name: null,
    joined_at: ground.now(),
  }
  await ground.db.transaction().execute(async (trx) => {
    await addWaiting(trx, row)
    await ground.post(trx, waitingLetter(email, unsubscribeUrl(ground.keys, publicUrl, id)))
  })
  return { id }
}

/** Keeps where somebody works who joined in the last day; false for anybody else. */
export async function tellEmployer(ground: Ground, id: string, employerName: string): Promise<boolean> {
  const sealed = sealing(ground.keys, 'waitlist').seal('employer_name', id, employerName)
  return setEmployer(ground.db, id, sealed, new Date(ground.now().getTime() - dayMs))
}
