import type { Asked } from './stub-service.ts'

type Answer = { readonly status?: number; readonly body?: unknown }

/**
 * A call that does once for its key what it is asked for. The answers of the first few never arrive: what was asked for is done, and the
 * page doesn’t know.
 */
export function lostAnswers(answer: Answer, lost = 1) {
  const done = new Map<string, unknown>()
  let sent = 0
  const call = ({ headers, body }: Asked): Answer => {
    done.set(headers['idempotency-key'] ?? crypto.randomUUID(), body)
    sent++
    if (sent <= lost) throw new TypeError('Failed to fetch')
    return answer
  }
  return { call, done: () => [...done.values()], sent: () => sent }
}
