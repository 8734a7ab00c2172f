import { expect, it } from 'vitest'
import { type PhotoId, photoState } from './photo-ids.ts'

const photo = (doc_type: string, status: PhotoId['status']): PhotoId => ({
  pk: crypto.randomUUID(),
  doc_category: 'PHOTO_ID',
  doc_type,
  vendor: null,
  status,
  reason: null,
  account_last_four: null,
  date: '2026-11-20',
  file_name: 'a.jpg',
  file_kind: 'jpeg',
  size_bytes: 1,
  created_at: '2026-11-20T10:00:00.000Z',
})

it.each([
  ['nothing', [], 'none'],
  ['a passport', [photo('passport', 'RECEIVED')], 'received'],
  ['one side of a card', [photo('state-id', 'RECEIVED')], 'one-side'],
  ['one side each of two cards', [photo('state-id', 'RECEIVED'), photo('drivers-license', 'RECEIVED')], 'one-side'],
  ['both sides', [photo('state-id', 'RECEIVED'), photo('state-id', 'RECEIVED')], 'received'],
  ['what was accepted', [photo('passport', 'ACCEPTED')], 'accepted'],
  ['what was refused', [photo('passport', 'REFUSED')], 'refused'],
  ['another one after a refusal', [photo('passport', 'RECEIVED'), photo('passport', 'REFUSED')], 'received'],
] as const)('%s', (_what, photos, standing) => {
  expect(photoState(photos)).toBe(standing)
})
