import type { helpContracts } from '@app/schemas/api/people/help'
import type { Context } from '../../context/context.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { openFiles } from '../documents/files/accept-file.ts'
import { uploadMessagePaper } from '../documents/upload.ts'
import { findRequests } from './store.ts'
import { toRequests } from './to-request.ts'
import { closeRequest, openRequest, writeOn } from './write-message.ts'

/** Conversations of people with the desk. */
export function helpRequestHandlers(context: Context) {
  const uploads = { context, acceptFile: openFiles() }
  return {
    listHelpRequests: async ({ person }) => ({
      results: await toRequests(context, context.db, await findRequests(context.db, person.id)),
    }),
    openHelpRequest: ({ person, body, requestKey: key }) => openRequest(context, { personId: person.id, key }, body),
    addHelpMessage: ({ person, params, body, requestKey: key }) => writeOn(context, { personId: person.id, key }, params.id, body),
    closeHelpRequest: ({ person, params }) => closeRequest(context, person.id, params.id),
    uploadHelpPaper: ({ person, file, sender }) => uploadMessagePaper({ ...uploads, language: sender.language }, person, file),
  } satisfies Handlers<typeof helpContracts>
}
