import type { Contract } from '@app/schemas/api/contract'

/** What an answer is sent as. */
export const mediaTypes = {
  json: 'application/json; charset=utf-8',
  events: 'text/event-stream',
  page: 'text/html; charset=utf-8',
  style: 'text/css; charset=utf-8',
  // Whatever it is, no browser shows it.
  file: 'application/octet-stream',
  text: 'text/plain; version=0.0.4; charset=utf-8',
} as const satisfies Record<Contract['sends'], string>
