import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'
import { callSlots } from './call-slots.ts'
import { timeZone } from './time-zone.ts'

export type Call = Answered<'GET /api/v1/accounts/calls/'>['results'][number]
export type CallTopic = Call['topic']

/** The topics of a call about moving money. */
export const moveTopics: readonly CallTopic[] = ['rollover', 'combine']
/** The topics of a call about a search. */
export const searchTopics: readonly CallTopic[] = ['search', 'help']

/** Every call of a person, those that are over too. */
export const calls = resource<readonly Call[]>(async () => {
  const answer = await ask('GET /api/v1/accounts/calls/')
  return answer.ok ? done(answer.data.results) : answer
})

const live: ReadonlySet<Call['state']> = new Set(['held', 'moved', 'waiting_for_partner'])

/** The calls that are still to come, the next first. */
export function comingCalls(all: readonly Call[], now: Date): readonly Call[] {
  const ahead = all.filter(({ state, ends_at }) => live.has(state) && new Date(ends_at) > now)
  return ahead.toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))
}

/** The call to come about one of these topics. */
export async function comingCallOn(topics: readonly CallTopic[]): Promise<Answer<Call | undefined>> {
  const all = await calls.load()
  return all.ok ? done(comingCalls(all.data, new Date()).find(({ topic }) => topics.includes(topic))) : all
}

export async function moveCall({ pk }: Call, startsAt: string): Promise<Answer<Call>> {
  const moved = await ask('POST /api/v1/accounts/calls/{id}/move/', {
    params: { id: pk },
    body: { scheduled_call: startsAt, time_zone: timeZone() },
  })
  return storeCall(moved)
}

export async function cancelCall({ pk }: Call): Promise<Answer<Call>> {
  return storeCall(await ask('POST /api/v1/accounts/calls/{id}/cancel/', { params: { id: pk }, body: {} }))
}

export async function bookCall(startsAt: string, topic: CallTopic): Promise<Answer<Call>> {
  const body = { scheduled_call: startsAt, topic, time_zone: timeZone() }
  return storeCall(await ask('POST /api/v1/accounts/calls/', { body }))
}

/** Puts a call that was just answered in its place. Whatever became of it, the free times are others now. */
export function storeCall(answer: Answer<Call>): Answer<Call> {
  void callSlots.load(true)
  if (answer.ok) calls.put([answer.data, ...(calls.peek() ?? []).filter(({ pk }) => pk !== answer.data.pk)])
  return answer
}
