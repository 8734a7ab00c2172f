import { callContracts } from '@app/schemas/api/people/calls'
import { soundBrand } from '../../flows/sound-brand.ts'
import { calls, type Domain } from '../domain.ts'
import { callTasks } from './call-tasks.ts'
import { findConsent } from './consent.ts'
import { callFacts } from './facts.ts'
import { callJobs } from './jobs.ts'
import { cancelCalls } from './move-call.ts'
import { callHandlers } from './routes.ts'
import { withdrawConsent } from './withdraw-consent.ts'

/** Calls with people. */
export const callsDomain = {
  calls: [calls(callContracts, (context) => callHandlers(context, () => soundBrand(context.flows).name))],
  jobs: callJobs,
  facts: { calls: () => callFacts },
  tasks: callTasks,
  hooks: { callConsentOf: findConsent, withdrawCallConsent: withdrawConsent },
  personal: { stop: cancelCalls, forgotten: ['scheduled_calls', 'search_call_topics', 'call_consents'] },
} satisfies Domain
