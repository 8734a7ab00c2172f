import type { journeyContracts } from '@app/schemas/api/people/journeys'
import type { Context } from '../../context/context.ts'
import type { FactColumns } from '../../facts/facts-of.ts'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { comeBack } from './come-back.ts'
import { compiledFlows } from './compiled-flows.ts'
import { listJourneys } from './list-journeys.ts'
import { saveJourney } from './save-journey.ts'
import { openJourneys } from './store.ts'

/** Where people are on their way, on whatever device. */
export function journeyHandlers(context: Context, flows: LiveCatalogue, facts: FactColumns) {
  const journeys = { context, flows, flowOf: compiledFlows(), findJourney: openJourneys(facts) }
  return {
    listJourneys: ({ person, query }) => listJourneys(journeys, facts, person.id, query.language),
    getJourney: ({ person, params: { mode } }) => comeBack(journeys, person.id, mode),
    saveJourney: ({ person, params: { mode }, base, requestKey, body }) =>
      saveJourney(journeys, person.id, { ...body, mode, base, requestKey }),
  } satisfies Handlers<typeof journeyContracts>
}
