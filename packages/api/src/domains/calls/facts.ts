import { z } from 'zod'
import type { FactSource } from '../../facts/fact-source.ts'
import { findStates, isAboutMoving } from './store.ts'

const calls = z.array(z.object({ state: z.string(), topic: z.string() })).nullable()

/** What calls say to flows. One whose time is over was booked all the same; one that nobody answered is to be booked again. */
export const callFacts: FactSource = {
  query: findStates,
  facts: (found) => {
    const booked = (calls.parse(found) ?? []).filter(({ state }) => ['held', 'moved', 'over', 'spoke'].includes(state))
    const isAboutMoney = booked.some(isAboutMoving)
    return {
      'call.booked': isAboutMoney,
      'search_call.booked': booked.some(({ topic }) => topic === 'search' || topic === 'help'),
      'progress.rollover_call_scheduled': isAboutMoney,
    }
  },
}
