import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { loadMode } from '../../../client/walk/flow.ts'
import { type LoanRequest, requestsIn, savedLoanRequests } from '../../data/loans/loan-requests.ts'
import type { RecordKind } from '../record.ts'

/** Sends what was asked for in a mode to the people who answer it, as it stood on the page. */
export const loanRequests: RecordKind = {
  save: async (_answers, { mode, facts, key }) => {
    const [walked, kept] = [await loadMode(mode), await savedLoanRequests.load(true)]
    if (!walked.ok) return walked
    if (!kept.ok) return kept
    for (const request of requestsIn(walked.data, facts, kept.data)) {
      const sent = await send(request, key)
      if (!sent.ok) return sent
    }
    return savedLoanRequests.load(true)
  },
}

/** A loan from one's own savings is agreed to with us, and sent to nobody. */
async function send({ kind, loan: { pk, version } }: LoanRequest, key: string): Promise<Answer<unknown>> {
  const sent = { params: { id: pk }, base: version, body: {}, key: `${key}-${kind}-${version}` }
  if (kind === 'refinance') return ask('POST /api/v1/loans/refinance_loan/{id}/send/', sent)
  return kind === 'lenders' ? ask('POST /api/v1/loans/alt_loan/{id}/send/', sent) : done(undefined)
}
