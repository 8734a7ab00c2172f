import { scheduledCall } from '@app/schemas/api/people/calls'
import { momentWords } from '@app/schemas/rules/days/call-slots'
import type { z } from 'zod'
import type { CallRow } from './store.ts'

/** A call as calls give it. */
export function toCall({ id, version, topic, about, state, starts_at, ends_at, time_zone }: CallRow): z.output<typeof scheduledCall> {
  return {
    pk: id,
    version,
    topic: scheduledCall.shape.topic.parse(topic),
    about,
    state: state === 'asked' ? 'waiting_for_partner' : state,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    time_zone,
    in_words: momentWords(starts_at, time_zone),
  }
}
