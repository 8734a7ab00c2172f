import { progressContracts } from '@app/schemas/api/people/progress'
import { calls, type Domain } from '../domain.ts'
import { progressFacts } from './facts.ts'
import { progressHandlers } from './routes.ts'

/** What a person has done. */
export const progress = {
  calls: [calls(progressContracts, progressHandlers)],
  facts: { progress: () => progressFacts },
  personal: { forgotten: ['progress_marks'] },
} satisfies Domain
