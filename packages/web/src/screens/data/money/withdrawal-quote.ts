import { useEffect, useState } from 'react'
import type { Answer } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered, Sent } from '../../../client/service/calls.ts'

type Call = 'POST /api/v1/apex/user/transfer/withdraw/quote/'
export type WithdrawalQuote = Answered<Call>
type Asked = Sent<Call>['body']

const pauseMs = 350

/** What a withdrawal would come to, asked anew when typing pauses. The last one stays until the new one arrives. */
export function useWithdrawalQuote(wish: Asked | undefined): Answer<WithdrawalQuote> | undefined {
  const [quoted, setQuoted] = useState<Answer<WithdrawalQuote>>()
  const asked = wish && JSON.stringify(wish)
  useEffect(() => {
    if (asked === undefined) return setQuoted(undefined)
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const body: Asked = JSON.parse(asked)
      const answer = await ask('POST /api/v1/apex/user/transfer/withdraw/quote/', { body, signal: stop.signal })
      if (!stop.signal.aborted) setQuoted(answer)
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked])
  return quoted
}
