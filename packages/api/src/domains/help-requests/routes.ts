import type { helpContracts } from '@app/schemas/api/people/help'
import type { Context } from '../../context/context.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { openFiles } from '../documents/files/accept-file.ts'
import { uploadMessagePaper } from '../documents/upload.ts'
import { findRequests, findSentPapers } from './store.ts'
import { toRequests } from './to-request.ts'
import { closeRequest, openRequest, writeOn } from './write-message.ts'

const listed = 50

/** Conversations of people with the desk. */
export function helpRequestHandlers(context: Context) {
  const uploads = { context, acceptFile: openFiles() }
  return {
    listHelpRequests: async ({ person, query: { limit = listed } }) => {
      const rows = await findRequests(context.db, person.id, limit + 1)
      return { results: await toRequests(context, context.db, rows.slice(0, limit)), has_older: rows.length > limit }
    },
    openHelpRequest: ({ person, body, requestKey: key }) => openRequest(context, { personId: person.id, key }, body),
    addHelpMessage: ({ person, params, body, requestKey: key }) => writeOn(context, { personId: person.id, key }, params.id, body),
    closeHelpRequest: ({ person, params }) => closeRequest(context, person.id, params.id),
    uploadHelpPaper: ({ person, file, sender }) =>
      uploadMessagePaper({ ...uploads, language: sender.language }, person, file, findSentPapers),
  } satisfies Handlers<typeof helpContracts>
}
