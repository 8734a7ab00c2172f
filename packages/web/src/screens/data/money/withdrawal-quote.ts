import { ask } from '../../../client/service/ask.ts'
import type { Answered, Sent } from '../../../client/service/calls.ts'
import { useQuote } from '../use-quote.ts'

type Call = 'POST /api/v1/apex/user/transfer/withdraw/quote/'
export type WithdrawalQuote = Answered<Call>
type Asked = Sent<Call>['body']

/** What a withdrawal would come to. */
export function useWithdrawalQuote(wish: Asked | undefined) {
  return useQuote(wish, askFor)
}

const askFor = (body: Asked, signal: AbortSignal) => ask('POST /api/v1/apex/user/transfer/withdraw/quote/', { body, signal })
