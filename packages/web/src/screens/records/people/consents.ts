import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { RecordKind } from '../record.ts'

/** What a person allows us: saved with its moment, and theirs to withdraw. */
export const consents: RecordKind = {
  load: async () => {
    const answer = await ask('GET /api/v1/consents/')
    return answer.ok ? done(Object.fromEntries(answer.data.results.map(({ consent, answer: said }) => [consent, said]))) : answer
  },
  save: async ({ account_link: said }) =>
    said === 'yes' || said === 'no'
      ? ask('POST /api/v1/consents/answer/', { body: { consent: 'account_link', answer: said } })
      : done(undefined),
}
