import type { waitlistContracts } from '@app/schemas/api/waitlist'
import { cleanEmail } from '@app/schemas/rules/email'
import type { Ground } from '../../ground.ts'
import { fail } from '../../http/failure.ts'
import { type Handlers, showPage } from '../../http/handlers.ts'
import { sealing } from '../../security/sealing.ts'
import { emailIndex, emailIndexes } from '../auth/account.ts'
import { keepLimits } from '../auth/keep-limits.ts'
import { unsubscribePerson } from '../auth/store.ts'
import { waitingLetter } from './letters.ts'
import { addWaiting, setEmployer, stopWaitingLetters } from './store.ts'
import { isOurLink, unsubscribeUrl } from './unsubscribe-link.ts'
import { askingPage, donePage } from './unsubscribe-page.ts'

const dayMs = 86_400_000
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const nobody = '00000000-0000-0000-0000-000000000000'

/** Who waits to be let in, and who wants no more letters. */
export function waitlistHandlers(ground: Ground, publicUrl: string) {
  const stop = async (reference: string) => {
    const id = uuid.test(reference) ? reference : nobody
    const indexes = emailIndexes(ground.keys, cleanEmail(reference))
    await unsubscribePerson(ground.db, id, indexes, ground.now())
    await stopWaitingLetters(ground.db, id, indexes, ground.now())
  }
  return {
    // The answer is the same for an address that is on the list already: nobody can find out who is.
    joinWaitlist: async ({ body: { email }, sender }) => {
      const limited = await keepLimits(ground, { waitlistPerNetworkAddress: sender.address, waitlistPerMailAddress: email })
      if (limited) return limited
      const id = ground.newId()
      const row = {
        id,
        email: sealing(ground.keys, 'waitlist').seal('email', id, email),
        email_index: emailIndex(ground.keys, email),
        employer_name: null,
        joined_at: ground.now(),
        unsubscribed_at: null,
      }
      await ground.db.transaction().execute(async (trx) => {
        await addWaiting(trx, row)
        await ground.post(trx, waitingLetter(email, unsubscribeUrl(ground.keys, publicUrl, id)))
      })
      return { pk: id, email }
    },

    tellEmployer: async ({ params: { id }, body: { employer_name } }) => {
      const isKnown = await setEmployer(ground.db, id, employer_name, new Date(ground.now().getTime() - dayMs))
      return isKnown ? { pk: id, employer_name } : fail('not_found')
    },

    unsubscribe: async ({ params: { email, token }, sender }) => {
      if (!isOurLink(ground.keys, email, token)) return fail('link_used_up')
      if (sender.wantsPage) return showPage(askingPage)
      await stop(email)
      return { status: 'OK' }
    },

    unsubscribeFromPage: async ({ params: { email, token } }) => {
      if (!isOurLink(ground.keys, email, token)) return fail('link_used_up')
      await stop(email)
      return donePage
    },
  } satisfies Handlers<typeof waitlistContracts>
}
