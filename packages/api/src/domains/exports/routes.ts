import type { exportContracts } from '@app/schemas/api/people/exports'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { requireStepUp } from '../auth/step-up.ts'
import { askForExport, toExport } from './ask-for-export.ts'
import { downloadExport } from './download-export.ts'
import { dropExport, findExport } from './store.ts'

/** A copy of everything that is stored about a person. It is asked for, and given, only after a fresh proof of who they are. */
export function exportHandlers(context: Context) {
  const { db, now } = context
  return {
    listExports: async ({ person }) => {
      const row = await findExport(db, person.id)
      return { results: row && row.expires_at > now() ? [toExport(row)] : [] }
    },
    askForExport: ({ person }) => requireStepUp(person, now()) ?? askForExport(context, person),
    downloadExport: ({ person, params }) => downloadExport(context, person, params.id.toLowerCase()),
    removeExport: async ({ person, params }) => {
      const id = params.id.toLowerCase()
      return (await dropExport(db, person.id, id)) ? { pk: id } : fail('not_found')
    },
  } satisfies Handlers<typeof exportContracts>
}
