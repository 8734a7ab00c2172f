import { useCallback, useEffect, useState } from 'react'
import type { Answer } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered, Sent } from '../../../client/service/calls.ts'
import { whenOnline } from '../../../client/service/online.ts'

type Call = 'POST /api/v1/apex/user/transfer/withdraw/quote/'
export type WithdrawalQuote = Answered<Call>
type Asked = Sent<Call>['body']

const pauseMs = 350

type Quoted = Answer<WithdrawalQuote> | undefined

/**
 * What a withdrawal would come to, asked anew when typing pauses, and once there is a connection again; and how to ask for it once more.
 * The last one stays until the new one arrives.
 */
export function useWithdrawalQuote(wish: Asked | undefined): readonly [Quoted, () => void] {
  const [quoted, setQuoted] = useState<Quoted>()
  const [tries, setTries] = useState(0)
  const askAgain = useCallback(() => setTries((before) => before + 1), [])
  const isOffline = quoted !== undefined && !quoted.ok && quoted.failure.code === 'offline'
  useEffect(() => (isOffline ? whenOnline(askAgain) : undefined), [isOffline, askAgain])
  const asked = wish && JSON.stringify(wish)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same once more
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
  }, [asked, tries])
  return [quoted, askAgain]
}
