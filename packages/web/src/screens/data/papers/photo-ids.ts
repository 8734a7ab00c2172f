import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type PhotoId = Answered<'GET /api/v1/documents/photo_id/'>['results'][number]

/** The photos of identity documents that the person has sent, the newest first. */
export const photoIds = resource<readonly PhotoId[]>(async () => {
  const answer = await ask('GET /api/v1/documents/photo_id/')
  return answer.ok ? done(answer.data.results) : answer
})

export type PhotoState = 'none' | 'one-side' | 'received' | 'accepted' | 'refused'

/** The state of the identity document as a whole. A card has two sides. A refused one counts until another is sent. */
export function photoState(photos: readonly PhotoId[]): PhotoState {
  if (photos.some(({ status }) => status === 'ACCEPTED')) return 'accepted'
  const received = photos.filter(({ status }) => status === 'RECEIVED')
  const isWhole = received.some(
    ({ doc_type }) => doc_type === 'passport' || received.filter((one) => one.doc_type === doc_type).length >= 2,
  )
  if (isWhole) return 'received'
  if (received.length > 0) return 'one-side'
  return photos.some(({ status }) => status === 'REFUSED') ? 'refused' : 'none'
}
