import { type Answer, done, failed } from '../../client/answer.ts'
import { ask } from '../../client/ask.ts'
import type { Call } from '../data/calls.ts'

const keepMs = 60_000

/** Saves the call as a file that every calendar reads. The service writes it; a later file takes the place of an earlier one. */
export async function saveCalendarFile({ pk }: Call): Promise<Answer<undefined>> {
  const answer = await ask('GET /api/v1/accounts/calls/{id}/calendar/', { params: { id: pk } })
  if (!answer.ok) return answer
  const file: unknown = answer.data
  if (!(file instanceof Blob)) return failed({ code: 'internal_error', detail: 'The file could not be read. Try again in a minute.' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = 'call.ics'
  link.click()
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), keepMs)
  return done(undefined)
}
