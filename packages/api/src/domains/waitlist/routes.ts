import type { waitlistContracts } from '@app/schemas/api/visitors/waitlist'
import { cleanEmail } from '@app/schemas/rules/people/email'
import type { Context } from '../../context/context.ts'
import { transaction } from '../../db/transactions/transaction.ts'
import { fail, isFailure } from '../../failure/failure.ts'
import { type Handlers, showPage } from '../../http/call/handlers.ts'
import { emailIndexes } from '../auth/account.ts'
import { findPerson, unsubscribePerson } from '../auth/store.ts'
import { turnAllOff } from '../notifications/store.ts'
import { isOurLink } from '../notifications/unsubscribe-link.ts'
import { joinWaitlist, saveEmployer } from './join-waitlist.ts'
import { leaveWaitlist } from './leave-waitlist.ts'
import { brokenLink, ofAccount, ofWaitlist } from './unsubscribe-page.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const nobody = '00000000-0000-0000-0000-000000000000'

/** Who waits to be let in, and who wants no more e-mails. */
export function waitlistHandlers(context: Context, publicUrl: string) {
  const idIn = (reference: string) => (uuid.test(reference) ? reference : nobody)
  const pagesFor = async (reference: string) => ((await findPerson(context.db, idIn(reference))) ? ofAccount : ofWaitlist)
  const stop = async (reference: string) => {
    const id = idIn(reference)
    const indexes = emailIndexes(context.keys, cleanEmail(reference))
    await unsubscribePerson(context.db, id, indexes, context.now())
    await turnAllOff(context.db, id, indexes, context.now())
    await transaction(context.db, (trx) => leaveWaitlist(context, trx, id, indexes), context.random)
  }
  return {
    joinWaitlist: async ({ body: { email }, sender }) => {
      const joined = await joinWaitlist(context, { email, address: sender.address, publicUrl, language: sender.language })
      return isFailure(joined) ? joined : { pk: joined.id, email }
    },

    tellEmployer: async ({ params: { id }, body: { employer_name } }) =>
      (await saveEmployer(context, id, employer_name)) ? { pk: id, employer_name } : fail('not_found'),

    unsubscribe: async ({ params: { email, token }, sender }) => {
      if (!isOurLink(context.keys, email, token)) return fail('link_used_up', brokenLink)
      if (sender.isOnlyLooking) return showPage((await pagesFor(email)).asking)
      await stop(email)
      return { status: 'OK' }
    },

    unsubscribeFromPage: async ({ params: { email, token } }) => {
      if (!isOurLink(context.keys, email, token)) return fail('link_used_up', brokenLink)
      await stop(email)
      return showPage((await pagesFor(email)).done)
    },
  } satisfies Handlers<typeof waitlistContracts>
}
