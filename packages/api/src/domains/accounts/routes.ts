import type { accountContracts } from '@app/schemas/api/accounts/accounts'
import type { Context } from '../../context/context.ts'
import { fail, isFailure } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import type { SmsPartner } from '../../partners/sms/sms.ts'
import { requireStepUp } from '../auth/step-up.ts'
import { bookCall } from '../calls/book-call.ts'
import { heldCallOf } from '../calls/held-calls.ts'
import { endPartnerSearch } from './end-partner-search.ts'
import { invitationOf } from './invitation.ts'
import { addIraAccount, listIraAccounts, updateIraAccount } from './iras.ts'
import { askPhoneCode, confirmPhone } from './phone.ts'
import { addProviders, listProviders, tickProviders } from './provider-calls.ts'
import { autoRolloverAccounts, previewProviders, safeHarborNumbers } from './safe-harbor.ts'
import type { AccountSources } from './sources.ts'
import { findSafeHarborAnswer, findWishedIra, putSafeHarborAnswer, putWishedIra, removeWishedIra } from './store.ts'

type Parts = { readonly sources: AccountSources; readonly sms: SmsPartner; readonly context: Context }

/** Accounts as a whole. */
export function accountHandlers({ sources, sms, context }: Parts) {
  return {
    listUniqueProviders: ({ person }) => listProviders(context, sources, person.id),
    previewProviders: ({ person }) => previewProviders(context, sources, person.id),
    listAutoRolloverAccounts: ({ person }) => autoRolloverAccounts(context, sources, person.id),
    listSafeHarborNumbers: ({ person }) => safeHarborNumbers(sources, person.id),

    readSafeHarborAnswer: async ({ person }) => ({ match: (await findSafeHarborAnswer(context.db, person.id)) ?? null }),
    answerSafeHarbor: async ({ person, body: { match } }) => {
      await putSafeHarborAnswer(context.db, person.id, match, context.now())
      return { match }
    },

    addProviders: ({ person, body }) => addProviders(context, sources, person.id, body),
    tickProviders: ({ person, body }) => tickProviders(context, sources, person.id, body.user_providers),

    confirmRolloverMeeting: ({ person, body }) => confirmMeeting(context, person.id, body.rollover_call_scheduled),

    addIraAccount: ({ person, body, requestKey }) =>
      requireStepUp(person, context.now()) ?? addIraAccount(context, person.id, requestKey, body),
    listIraAccounts: ({ person }) => listIraAccounts(context, person.id),
    updateIraAccount: ({ person, params, base, body }) =>
      requireStepUp(person, context.now()) ?? updateIraAccount(context, person.id, params.id, base, body),

    readWishedIra: async ({ person }) => ({ ira_type: (await findWishedIra(context.db, person.id)) ?? null }),
    saveWishedIra: async ({ person, body: { ira_type } }) => {
      if (ira_type === null) await removeWishedIra(context.db, person.id)
      else await putWishedIra(context.db, person.id, ira_type, context.now())
      return { ira_type }
    },

    askPhoneCode: ({ person, body, sender }) => askPhoneCode(context, sms, person, body.phone_number, sender),
    confirmPhone: ({ person, body }) => confirmPhone(context, sms, person, body.code),

    getInvitation: ({ person }) => invitationOf(context.db, person.id),

    completePartnerSearch: ({ person }) => endPartnerSearch(context, person.id),
  } satisfies Handlers<typeof accountContracts>
}

/** A meeting that is said to be arranged has to be one of ours; a time is booked. */
async function confirmMeeting(context: Context, personId: string, said: true | string) {
  const call =
    said === true
      ? ((await heldCallOf(context.db, personId)) ?? fail('claimed_progress'))
      : await bookCall(context, personId, { startsAt: new Date(said), timeZone: undefined, topic: 'rollover' })
  if (isFailure(call)) return call
  const isHeld = call.state !== 'waiting_for_partner'
  return { rollover_call_scheduled: isHeld, call }
}
