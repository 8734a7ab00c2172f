import { readDevice, saveOnDevice } from '../../../client/device.ts'
import { done } from '../../../client/service/answer.ts'
import { bookCall, comingCallOn, searchTopics } from '../../data/calls/calls.ts'
import type { RecordKind } from '../record.ts'
import { bookTopic } from './book-topic.ts'

// Asked on the page before the calendar: until a time is held there is no call to keep it with.
const device = 'call-about'

/** The call about a search, and what it is about. */
export const searchCalls: RecordKind = {
  load: async () => {
    const coming = await comingCallOn(searchTopics)
    if (!coming.ok) return coming
    const { starts_at, about } = coming.data ?? {}
    return done({ ...(starts_at && { scheduled_call: starts_at }), ...(about && { topic: about }) })
  },
  save: async ({ scheduled_call: startsAt, topic: said }, work) => {
    const coming = await comingCallOn(searchTopics)
    if (!coming.ok) return coming
    if (startsAt !== undefined)
      return bookTopic({ startsAt: String(startsAt), topic: 'search', about: typedTopic(), coming: coming.data, work })
    if (typeof said === 'string') saveOnDevice(device, said)
    return coming.data && typeof said === 'string' ? bookCall(coming.data.starts_at, coming.data.topic, said) : done(undefined)
  },
}

function typedTopic(): string | undefined {
  const said = readDevice<unknown>(device)
  return typeof said === 'string' && said !== '' ? said : undefined
}
