import { type Answer, done, type Failure, failed } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { checkCode } from '../../data/calls/phone-code.ts'
import { fieldWords } from '../../data/journeys/field-words.ts'
import type { RecordKind, Work } from '../record.ts'

/** The number that a person can be called at: the code that shows it is theirs, and what they allow. */
export const phone: RecordKind = {
  load: async () => {
    const kept = await ask('GET /api/v1/accounts/calls/consent/')
    if (!kept.ok) return kept
    const { consent } = kept.data
    return done(consent ? { may_record: consent.may_record ? 'yes' : 'no' } : {})
  },
  save: async ({ code, may_call, may_record }, work) => {
    if (typeof code === 'string' && code !== '') {
      const told = await checkCode(code, work.all['phone_number'])
      if (!told.ok) return inFieldWords(told.failure, work)
    }
    if (may_call === undefined) return done(undefined)
    return ask('POST /api/v1/accounts/calls/consent/', { body: { may_call: may_call === true, may_record: may_record === 'yes' } })
  },
}

const problems = { code_not_right: 'match', too_many_requests: 'max' } as const

/** A wrong code, or too many of them, as the field says it. */
async function inFieldWords(failure: Failure, work: Work): Promise<Answer<unknown>> {
  const { code } = failure
  if (failure.fields || (code !== 'code_not_right' && code !== 'too_many_requests')) return failed(failure)
  const own = await fieldWords(work, 'phone_code', problems[code])
  return failed({ ...failure, fields: { code: [own ?? failure.detail] } })
}
