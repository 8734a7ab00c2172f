import { z } from 'zod'
import type { FactSource } from '../../facts/fact-source.ts'
import { findStates } from './store.ts'

const calls = z.array(z.object({ state: z.string(), topic: z.string() })).nullable()

/** What calls say to flows. One that was held and is over was booked all the same. */
export const callFacts: FactSource = {
  query: findStates,
  facts: (found) => {
    const booked = (calls.parse(found) ?? []).filter(({ state }) => ['held', 'moved', 'done'].includes(state))
    const isAboutMoney = booked.some(({ topic }) => topic === 'rollover' || topic === 'combine')
    return {
      'call.booked': isAboutMoney,
      'search_call.booked': booked.some(({ topic }) => topic === 'search' || topic === 'help'),
      'progress.rollover_call_scheduled': isAboutMoney,
    }
  },
}
