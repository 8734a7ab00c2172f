import type { journeyContracts } from '@app/schemas/api/people/journeys'
import type { Context } from '../../context/context.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { comeBack } from './come-back.ts'
import { listJourneys } from './list-journeys.ts'
import { saveJourney } from './save-journey.ts'

/** Where people are on their way, on whatever device. */
export function journeyHandlers(context: Context) {
  return {
    listJourneys: ({ person, query }) => listJourneys(context, person.id, query.language),
    getJourney: ({ person, params: { mode } }) => comeBack(context, person.id, mode),
    saveJourney: ({ person, params: { mode }, base, requestKey, body }) =>
      saveJourney(context, person.id, { ...body, mode, base, requestKey }),
  } satisfies Handlers<typeof journeyContracts>
}
