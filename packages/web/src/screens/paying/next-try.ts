import type { Answer } from '../../client/service/answer.ts'

const declined = new Map<string, number>()

/**
 * Pays under a key of its own for each try. A try whose end nobody knows is the same one when the button is pressed again; one that the
 * bank declined is over, and the next press is another, with the same card too.
 */
export async function inTries(key: string, pay: (tryKey: string) => Promise<Answer<unknown>>): Promise<Answer<unknown>> {
  const before = declined.get(key) ?? 0
  const paid = await pay(`${key}-${before}`)
  if (!paid.ok && paid.failure.code === 'payment_declined') declined.set(key, before + 1)
  return paid
}
