import { type Answer, failed } from '../../../client/service/answer.ts'
import { bookCall, type Call, type CallTopic, moveCall } from '../../data/calls/calls.ts'
import { fieldWords } from '../../data/journeys/field-words.ts'
import type { Work } from '../record.ts'

type Wish = {
  readonly startsAt: string
  readonly topic: CallTopic
  /** The one that is booked. */
  readonly coming: Call | undefined
  readonly work: Work
  /** The column that the time is stored in. */
  readonly column?: string
}

const usualColumn = 'scheduled_call'

/** Books a call, or moves the one that is booked. */
export async function bookTopic({ startsAt, topic, coming, work, column }: Wish): Promise<Answer<Call>> {
  const isMove = coming !== undefined && coming.topic !== topic
  const booked = isMove ? await moveCall(coming, startsAt) : await bookCall(startsAt, topic)
  return booked.ok ? booked : timeRefused(booked, work, column)
}

/** A time that was taken meanwhile, or that has passed, is an error of its field, in the words of that field. */
export async function timeRefused(answer: Extract<Answer<Call>, { ok: false }>, work: Work, column = usualColumn): Promise<Answer<Call>> {
  const { failure } = answer
  if (failure.code !== 'slot_taken' && failure.code !== 'partner_refused') return answer
  const own = failure.code === 'slot_taken' ? await fieldWords(work, column, 'unknown') : undefined
  return failed({ ...failure, fields: { [column]: [own ?? failure.detail] } })
}
