import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Sent } from '../../../client/service/calls.ts'
import type { RecordKind } from '../record.ts'

type Consent = Sent<'POST /api/v1/consents/answer/'>['body']['consent']

const names = ['account_link', 'card_on_file', 'text_results'] as const satisfies readonly Consent[]

/** What a person allows us: saved with its moment, and theirs to withdraw. A box that is ticked is a yes. */
export const consents: RecordKind = {
  load: async () => {
    const answer = await ask('GET /api/v1/consents/')
    return answer.ok ? done(Object.fromEntries(answer.data.results.map(({ consent, answer: said }) => [consent, said]))) : answer
  },
  save: async (answers, { words }) => {
    for (const consent of names) {
      const said = answers[consent] === true ? 'yes' : answers[consent]
      if (said !== 'yes' && said !== 'no') continue
      const saved = await ask('POST /api/v1/consents/answer/', { body: { consent, answer: said, ...(words !== undefined && { words }) } })
      if (!saved.ok) return saved
    }
    return done(undefined)
  },
}
