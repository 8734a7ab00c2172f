import { rolloverContracts } from '@app/schemas/api/accounts/rollovers'
import { calls, type Domain } from '../domain.ts'
import { rolloverTasks } from './desk/rollover-tasks.ts'
import { rolloverFacts } from './facts.ts'
import { hearOfMove } from './following/hear-of-move.ts'
import { moneyMoved, payerOf } from './following/money-moved.ts'
import { rolloverJobs } from './jobs.ts'
import { leavingRollovers } from './leaving.ts'
import { isCallReported } from './notes/rollover-notes.ts'
import { findRequestsOfFound, findStillEmployed } from './rollover-store.ts'
import { rolloverHandlers } from './routes.ts'
import { sealedDestinations, sealedParts, sealedRolloverNotes, sealedRollovers } from './sealed.ts'

/** Moving old accounts: the request, its destination, and the money until it has arrived. */
export const rollovers = {
  calls: [calls(rolloverContracts, rolloverHandlers)],
  jobs: rolloverJobs,
  facts: { rollovers: () => rolloverFacts },
  tasks: rolloverTasks,
  hooks: {
    requestsOf: findRequestsOfFound,
    findStillEmployed,
    isCallReported,
    hearOfMove,
    payerOf,
    rolloverMoved: moneyMoved,
  },
  sealed: [sealedRollovers, sealedParts, sealedDestinations, sealedRolloverNotes],
  personal: {
    ...leavingRollovers,
    forgotten: ['rollover_notes', 'rollover_destinations'],
    kept: { rollovers: 'money that was moved is part of the books' },
  },
} satisfies Domain
