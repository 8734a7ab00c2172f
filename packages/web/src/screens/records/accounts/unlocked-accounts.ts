import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { comingCallOn, moveTopics, storeCall } from '../../data/calls/calls.ts'
import { timeZone } from '../../data/calls/time-zone.ts'
import { bookTopic, timeRefused } from '../calls/book-topic.ts'
import type { RecordKind, Work } from '../record.ts'

const forOneColumn = 'scheduled_call'
const forAllColumn = 'scheduled_call_for_all'

/** The call about moving money: one for a provider, or one for all accounts together. There is one, whichever page booked it. */
export const unlockedAccounts: RecordKind = {
  load: async () => {
    const coming = await comingCallOn(moveTopics)
    return coming.ok
      ? done(
          coming.data ? { call_wanted: 'now', scheduled_call: coming.data.starts_at, scheduled_call_for_all: coming.data.starts_at } : {},
        )
      : coming
  },
  save: async ({ scheduled_call: forOne, scheduled_call_for_all: forAll }, work) => {
    const startsAt = forAll ?? forOne
    // People who want no call now have picked no time.
    if (startsAt === undefined) return done(undefined)
    const coming = await comingCallOn(moveTopics)
    if (!coming.ok) return coming
    if (forAll !== undefined && coming.data?.topic !== 'rollover') return bookForAll(String(startsAt), work)
    const column = forAll === undefined ? forOneColumn : forAllColumn
    return bookTopic({ startsAt: String(startsAt), topic: 'rollover', coming: coming.data, work, column })
  },
}

/** Books the call for every unlocked account, and records it with each of them. */
async function bookForAll(startsAt: string, work: Work) {
  const body = { scheduled_call: startsAt, time_zone: timeZone() }
  const booked = await ask('POST /api/v1/financial_accounts/unlocked_accounts/call_scheduled/', { body })
  const call = storeCall(booked.ok ? done(booked.data.call) : booked)
  return call.ok ? call : timeRefused(call, work, forAllColumn)
}
