import { accountFacts } from '../accounts/facts.ts'
import type { Experiments } from '../analytics/assignments.ts'
import { experimentFacts } from '../analytics/facts.ts'
import { brokerageFacts } from '../brokerage/facts.ts'
import { callFacts } from '../calls/facts.ts'
import { documentFacts } from '../documents/facts.ts'
import { employerFacts } from '../employers/facts.ts'
import { foundAccountFacts } from '../found-accounts/facts.ts'
import { knownBalances } from '../loans/balances.ts'
import { loanFacts } from '../loans/facts.ts'
import { membershipFacts } from '../memberships/facts.ts'
import { personalInformationFacts } from '../personal-information/facts.ts'
import { progressFacts } from '../progress/facts.ts'
import { type Questionnaire, questionnaireFacts } from '../questionnaire/facts.ts'
import type { FactSource } from './fact-source.ts'

/** What flows ask people, and the A/B tests that they are in. */
export type FlowWords = Questionnaire & { readonly experiments: Experiments }

/** Who knows the facts that the service tells. Each tells all of those also of somebody it knows nothing of. */
export function factSources(questionnaire: () => FlowWords, now: () => Date) {
  return {
    personal: personalInformationFacts(now),
    brokerage: brokerageFacts,
    accounts: accountFacts,
    calls: callFacts,
    documents: documentFacts,
    employers: employerFacts,
    foundAccounts: foundAccountFacts,
    questionnaire: questionnaireFacts(questionnaire),
    progress: progressFacts,
    memberships: membershipFacts,
    experiments: experimentFacts(() => questionnaire().experiments),
    loans: loanFacts({ questionnaire, balances: knownBalances }),
  } as const satisfies Readonly<Record<string, FactSource>>
}

/** Facts that nobody knows yet, and the domain that will. Until then they are as facts.json starts them. */
export const notYetKnown: Readonly<Record<string, string>> = {}
