import { toSentRecordKeeper } from '@app/schemas/rules/accounts/employers'
import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { RecordKind } from '../record.ts'

/** The provider of the person’s present job, as they remember it. A provider without a name cannot be saved. */
export const knownProviders: RecordKind = {
  load: async () => {
    const answer = await ask('GET /api/v1/accounts/known_providers/')
    if (!answer.ok) return answer
    const own = answer.data.results.findLast(({ current_job }) => current_job)
    return done(own ? { record_keeper_name: own.record_keeper_name, balance: own.balance, current_job: true, ...owes(own) } : {})
  },
  save: async ({ record_keeper_name: chosen, balance, current_job, current_plan_loan }) => {
    const name = toSentRecordKeeper(typeof chosen === 'string' ? chosen : null)
    if (name === null) return done(undefined)
    return ask('POST /api/v1/accounts/known_providers/create/', {
      body: {
        record_keeper_name: name,
        balance: typeof balance === 'number' ? balance : null,
        current_job: current_job === true,
        ...(typeof current_plan_loan === 'boolean' && { current_plan_loan }),
      },
    })
  },
}

function owes({ current_plan_loan: owed }: { readonly current_plan_loan: boolean | null }) {
  return owed === null ? {} : { current_plan_loan: owed }
}
