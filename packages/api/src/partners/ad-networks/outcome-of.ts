import type { Outgoing } from '../outgoing/outgoing.ts'

type Answered = Awaited<ReturnType<Outgoing>>
type Outcome = 'sent' | 'refused' | 'unavailable'

/**
 * How an event ended, by the status of the answer. What lies with us or passes by itself (too many, a token that ran out, an
 * error over there) is tried again; what is said to be wrong with the event is not.
 */
export function outcomeOf(answer: Answered, isTaken: (said: unknown) => Outcome): Outcome {
  if (!answer.ok) return 'unavailable'
  const { status, text } = answer
  if (status >= 200 && status < 300) return isTaken(jsonOf(text))
  return [401, 403, 408, 429].includes(status) || status >= 500 ? 'unavailable' : 'refused'
}

/** What a text says as JSON, if it is any. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
