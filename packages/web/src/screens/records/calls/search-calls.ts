import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { calls, comingCallOn, searchTopics } from '../../data/calls/calls.ts'
import type { RecordKind } from '../record.ts'
import { bookTopic } from './book-topic.ts'

/** The call about a search, and what it is about: asked on the page before the calendar, when there may be no call yet. */
export const searchCalls: RecordKind = {
  load: async () => {
    const [coming, topic] = await Promise.all([comingCallOn(searchTopics), ask('GET /api/v1/accounts/calls/about/')])
    if (!coming.ok) return coming
    if (!topic.ok) return topic
    const about = coming.data?.about ?? topic.data.about
    return done({ ...(coming.data && { scheduled_call: coming.data.starts_at }), ...(about && { topic: about }) })
  },
  save: async ({ scheduled_call: startsAt, topic }, work) => {
    if (startsAt === undefined) return typeof topic === 'string' ? saveTopic(topic) : done(undefined)
    const coming = await comingCallOn(searchTopics)
    return coming.ok ? bookTopic({ startsAt: String(startsAt), topic: 'search', coming: coming.data, work }) : coming
  },
}

async function saveTopic(about: string) {
  const saved = await ask('POST /api/v1/accounts/calls/about/', { body: { about } })
  if (saved.ok) calls.forget()
  return saved
}
