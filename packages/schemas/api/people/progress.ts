import { z } from 'zod'
import type { ProgressKey } from '../../rules/answers/progress-keys.ts'
import { contract, contracts } from '../contract.ts'

const isDone = z.boolean()

const completedInfo = z.strictObject({
  previous_jobs: isDone,
  personal_information: isDone,
  letter_auth: isDone,
  accounts_found: isDone,
  estimated_401k_fees: isDone,
  ira_interested: isDone,
  ira_created: isDone,
  selected_401ks: isDone,
  rollover_call_scheduled: isDone,
  rollover_401k_accounts: isDone,
  rollover_destination: isDone,
} satisfies Readonly<Record<ProgressKey, unknown>>)

export type CompletedInfo = z.output<typeof completedInfo>

const call = {
  path: '/api/v1/accounts/completed_info/',
  who: 'person',
  idempotent: 'by-nature',
  sends: 'json',
  status: 200,
  answer: completedInfo,
} as const

const claim = { ...call, method: 'POST', body: completedInfo.exactPartial(), errors: ['claimed_progress'] } as const

/** What a person has done, as far as what is stored bears it out. */
export const progressContracts = contracts({
  getCompletedInfo: contract({ ...call, method: 'GET', about: 'Says which parts of the way a person has done.', errors: [] }),
  addCompletedInfo: contract({ ...claim, about: 'Says that parts of the way are done, and has each of them checked.' }),
  updateCompletedInfo: contract({
    ...claim,
    path: '/api/v1/accounts/completed_info/update/',
    about: 'Says that more parts of the way are done, and has each of them checked.',
  }),
})
