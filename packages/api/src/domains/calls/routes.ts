import type { Received } from '@app/schemas/api/contract'
import type { callContracts } from '@app/schemas/api/people/calls'
import { isOnHoliday, momentWords } from '@app/schemas/rules/days/call-slots'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { bookCall } from './book-call.ts'
import { calendarFile } from './calendar-file.ts'
import { toCall } from './call.ts'
import { findConsent, saveConsent } from './consent.ts'
import { cancelOwnCall, moveOwnCall } from './move-call.ts'
import { findOwnCall, findOwnCalls, findSearchTopic, putSearchTopic } from './store.ts'

const dayMs = 86_400_000
const mostDays = 31
const usualTimeZone = 'America/New_York'

/** Calls with people. */
export function callHandlers(context: Context, brandName: () => string) {
  return {
    listCallSlots: ({ query }) => listSlots(context, query),

    listCalls: async ({ person }) => ({ results: (await findOwnCalls(context.db, person.id)).map(toCall) }),

    bookCall: ({ person, body: { scheduled_call, topic = 'rollover', about, time_zone: timeZone } }) =>
      bookCall(context, person.id, { startsAt: new Date(scheduled_call), topic, about: about ?? null, timeZone }),

    getSearchCallTopic: async ({ person }) => ({ about: (await findSearchTopic(context.db, person.id)) ?? null }),

    saveSearchCallTopic: async ({ person, body: { about } }) => {
      await context.db.transaction().execute((trx) => putSearchTopic(trx, person.id, about, context.now()))
      return { about }
    },

    moveCall: ({ person, params, body }) => moveOwnCall(context, person.id, params.id, new Date(body.scheduled_call), body.time_zone),

    cancelCall: ({ person, params }) => cancelOwnCall(context, person.id, params.id),

    getCallConsent: async ({ person }) => ({ consent: await findConsent(context.db, person.id) }),

    keepCallConsent: async ({ person, body }) => ({ consent: await saveConsent(context, person.id, body) }),

    downloadCall: async ({ person, params, sender }) => {
      const row = await findOwnCall(context.db, person.id, params.id)
      return row ? { name: 'call.ics', bytes: Buffer.from(calendarFile(row, brandName(), sender.language)) } : fail('not_found')
    },
  } satisfies Handlers<typeof callContracts>
}

/** What may be booked from now on, a month at most. Holidays are ours, and the calendar may not know them. */
async function listSlots(context: Context, query: Received<(typeof callContracts)['listCallSlots']>['query']) {
  const timeZone = query.time_zone ?? usualTimeZone
  const from = latest(query.from === undefined ? context.now() : new Date(query.from), context.now())
  const most = new Date(from.getTime() + mostDays * dayMs)
  const to = query.to === undefined ? most : new Date(query.to)
  const found = await context.partners.calendar.slots({ from, to: to < most ? to : most, timeZone })
  if (!found.ok) return fail('partner_unavailable')
  const results = found.slots
    .filter(({ startsAt }) => !isOnHoliday(startsAt))
    .map(({ startsAt, endsAt }) => ({
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
      in_words: momentWords(startsAt, timeZone),
    }))
  return { time_zone: timeZone, results }
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other
}
