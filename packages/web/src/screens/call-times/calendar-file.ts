import type { Answer } from '../../client/service/answer.ts'
import { ask } from '../../client/service/ask.ts'
import type { Call } from '../data/calls/calls.ts'
import { saveFile } from '../data/papers/save-file.ts'

/** Saves the call as a file that every calendar reads. The service writes it; a later file takes the place of an earlier one. */
export function saveCalendarFile({ pk }: Call): Promise<Answer<undefined>> {
  return saveFile(ask('GET /api/v1/accounts/calls/{id}/calendar/', { params: { id: pk } }), 'call.ics')
}
