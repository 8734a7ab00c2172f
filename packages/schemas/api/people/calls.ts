import { z } from 'zod'
import { callTime, moment, timeZone } from '../accounts/financial-fields.ts'
import { contract, contracts, type NamedFile } from '../contract.ts'
import { pk, results, version } from '../fields.ts'

const topic = z.enum(['rollover', 'combine', 'search', 'help'])
const about = z
  .string()
  .regex(/^[a-z][a-z-]{0,39}$/)
  .meta({ description: 'What the person wants to talk about: the answer of the page that asked.' })

const consent = z.strictObject({
  may_call: z.boolean().meta({ description: 'Whether we may call the person about their accounts.' }),
  may_record: z.boolean().meta({ description: 'Whether the call may be recorded. It is made either way.' }),
})
const savedConsent = consent.extend({ said_at: moment })

export const scheduledCall = z.strictObject({
  pk,
  version,
  topic,
  about: z.string().nullable(),
  state: z.enum(['waiting_for_partner', 'held', 'moved', 'cancelled', 'over', 'spoke', 'missed', 'lost']).meta({
    description:
      '`waiting_for_partner`: the calendar does not answer; we go on asking. `lost`: the time was gone by then. `over`: its time has passed, and nobody has reported how it went. `spoke`, `missed`: a colleague has.',
  }),
  starts_at: moment,
  ends_at: moment,
  time_zone: z.string(),
  in_words: z.string().meta({ description: 'The time as it is there: "Monday, March 9, 2026 at 8:30 AM CDT".' }),
})

const root = '/api/v1/accounts/calls'
const own = { who: 'person', sends: 'json', status: 200 } as const
const params = z.strictObject({ id: pk })
const noTime = ['slot_taken', 'partner_refused', 'partner_unavailable', 'not_in_this_state', 'too_many_requests'] as const

/** Calls with people, at times that both have. */
export const callContracts = contracts({
  listCallSlots: contract({
    ...own,
    method: 'GET',
    path: `${root}/slots/`,
    idempotent: 'by-nature',
    about: 'Lists the times that are free for a call, up to 31 days from the first one asked for; without an end, all of them.',
    query: z.strictObject({ from: callTime.exactOptional(), to: callTime.exactOptional(), time_zone: timeZone.exactOptional() }),
    answer: z.strictObject({
      time_zone: z.string(),
      results: z.array(z.strictObject({ starts_at: moment, ends_at: moment, in_words: z.string() })).readonly(),
    }),
    errors: ['partner_unavailable'],
  }),
  listCalls: contract({
    ...own,
    method: 'GET',
    path: `${root}/`,
    idempotent: 'by-nature',
    about: 'Lists the calls of the person, the latest first.',
    answer: results(scheduledCall),
    errors: [],
  }),
  bookCall: contract({
    ...own,
    method: 'POST',
    path: `${root}/`,
    idempotent: 'by-nature',
    about: 'Holds a time for a call. There is one call for each topic: sent with another time, it is moved.',
    body: z.strictObject({
      scheduled_call: callTime,
      topic: topic.exactOptional(),
      about: about.exactOptional(),
      time_zone: timeZone.exactOptional(),
    }),
    answer: scheduledCall,
    errors: noTime,
  }),
  getSearchCallTopic: contract({
    ...own,
    method: 'GET',
    path: `${root}/about/`,
    idempotent: 'by-nature',
    about: 'Says what the person’s call about a search should be about.',
    answer: z.strictObject({ about: about.nullable() }),
    errors: [],
  }),
  saveSearchCallTopic: contract({
    ...own,
    method: 'POST',
    path: `${root}/about/`,
    idempotent: 'by-nature',
    about: 'Saves what the person’s call about a search should be about: the one that is booked, or the next one.',
    body: z.strictObject({ about }),
    answer: z.strictObject({ about: about.nullable() }),
    errors: [],
  }),
  moveCall: contract({
    ...own,
    method: 'POST',
    path: `${root}/{id}/move/`,
    idempotent: 'by-nature',
    about: 'Moves a call to another time.',
    params,
    body: z.strictObject({ scheduled_call: callTime, time_zone: timeZone.exactOptional() }),
    answer: scheduledCall,
    errors: ['not_found', ...noTime],
  }),
  cancelCall: contract({
    ...own,
    method: 'POST',
    path: `${root}/{id}/cancel/`,
    idempotent: 'by-nature',
    about: 'Cancels a call, up to its beginning.',
    params,
    body: z.strictObject({}).optional(),
    answer: scheduledCall,
    errors: ['not_found', 'not_in_this_state'],
  }),
  getCallConsent: contract({
    ...own,
    method: 'GET',
    path: `${root}/consent/`,
    idempotent: 'by-nature',
    about: 'Says whether we may call the person, and record it.',
    answer: z.strictObject({ consent: savedConsent.nullable() }),
    errors: [],
  }),
  keepCallConsent: contract({
    ...own,
    method: 'POST',
    path: `${root}/consent/`,
    idempotent: 'by-nature',
    about: 'Keeps whether we may call the person, and record it. Said again, the last time counts.',
    body: consent,
    answer: z.strictObject({ consent: savedConsent.nullable() }),
    errors: [],
  }),
  downloadCall: contract({
    ...own,
    method: 'GET',
    path: `${root}/{id}/calendar/`,
    idempotent: 'by-nature',
    about: 'Gives the call as a file for the person’s own calendar.',
    params,
    sends: 'file',
    answer: z.custom<NamedFile>(),
    errors: ['not_found'],
  }),
})
