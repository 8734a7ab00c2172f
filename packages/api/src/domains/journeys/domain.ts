import { journeyContracts } from '@app/schemas/api/people/journeys'
import { calls, type Domain } from '../domain.ts'
import { journeyHandlers } from './routes.ts'

/** Where people are on their way, on whatever device. */
export const journeys = {
  calls: [calls(journeyContracts, journeyHandlers)],
  personal: { forgotten: ['journeys'] },
} satisfies Domain
