import { personalInformationFacts } from '../personal-information/facts.ts'
import { progressFacts } from '../progress/facts.ts'
import { type Questionnaire, questionnaireFacts } from '../questionnaire/facts.ts'
import type { FactSource } from './fact-source.ts'

/** Who knows the facts that the service tells. Each tells all of those also of somebody it knows nothing of. */
export function factSources(questionnaire: () => Questionnaire) {
  return {
    personal: personalInformationFacts,
    questionnaire: questionnaireFacts(questionnaire),
    progress: progressFacts,
  } as const satisfies Readonly<Record<string, FactSource>>
}

/** Facts that nobody knows yet, and the domain that will. Until then they are as facts.json starts them. */
export const notYetKnown: Readonly<Record<string, string>> = {
  'ira.exists': 'ira',
  'search.state': 'search',
  'accounts.found': 'search',
  'balance.found': 'search',
  'rollover.possible': 'search',
  'membership.paid': 'membership',
  'loan.eligible': 'loans',
  'country.served': 'brokerage',
  'bank.link': 'financial-accounts',
  'plan.link': 'financial-accounts',
  'call.booked': 'calendar',
  'phone.confirmed': 'phone',
  'photo.requested': 'brokerage',
  'documents.requested': 'brokerage',
}
