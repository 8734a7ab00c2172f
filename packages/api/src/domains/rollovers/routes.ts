import type { rolloverContracts } from '@app/schemas/api/accounts/rollovers'
import type { Context } from '../../context/context.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { requireStepUp } from '../auth/step-up.ts'
import { addDestination, listDestinations } from './destinations/destination-calls.ts'
import { listRolloverNotes, noteRollover } from './notes/rollover-notes.ts'
import { cancelRequest } from './requests/cancel-request.ts'
import { confirmArrival } from './requests/confirm-arrival.ts'
import { requestFound } from './requests/request-found.ts'
import { requestHeld } from './requests/request-held.ts'
import { requestProviders } from './requests/request-providers.ts'
import { trackRollovers } from './tracker.ts'

/** Requests to move an account, and where the money goes. */
export function rolloverHandlers(context: Context) {
  return {
    listRolloverDestinations: ({ person, sender }) => listDestinations(context, person.id, sender.language),
    addRolloverDestination: ({ person, requestKey, body, sender: { language } }) =>
      requireStepUp(person, context.now()) ?? addDestination(context, { personId: person.id, key: requestKey, language }, body),
    requestRollover: ({ person, requestKey, body, sender: { language } }) =>
      requestFound(context, { personId: person.id, key: requestKey, language }, body),
    requestAccountRollover: ({ person, body }) => requestHeld(context, person.id, body),
    requestProviderRollover: ({ person, body }) => requestProviders(context, person.id, body),
    trackRollovers: ({ person, sender }) => trackRollovers(context, person.id, sender.language),
    cancelRollover: ({ person, params, sender }) => cancelRequest(context, person.id, params.id, sender.language),
    confirmArrival: ({ person, params, requestKey, body, sender: { language } }) =>
      confirmArrival(context, { personId: person.id, id: params.id, key: requestKey, language, sent: body }),
    noteRollover: ({ person, requestKey, body }) => noteRollover(context, person.id, requestKey, body),
    listRolloverNotes: ({ person }) => listRolloverNotes(context, person.id),
  } satisfies Handlers<typeof rolloverContracts>
}
