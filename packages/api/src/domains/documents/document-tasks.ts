import type { NamedFile } from '@app/schemas/api/contract'
import { inEnglishFor } from '@app/schemas/errors'
import { dayWords } from '@app/schemas/rules/days/day-words'
import type { Context, TaskHandlers } from '../../context/context.ts'
import type { Task } from '../../context/task.ts'
import { fail, isFailure } from '../../failure/failure.ts'
import { writeTo } from '../auth/write-to.ts'
import { codeWords } from '../desk/code-words.ts'
import { sealContents } from './contents.ts'
import { requestedPaperEmail } from './emails.ts'
import { openFiles } from './files/accept-file.ts'
import { sealFile } from './save-document.ts'
import { endRequested, findDocument, setFile } from './store.ts'

const acceptFile = openFiles()

/** Papers that a customer wants from a provider are asked for by a colleague. */
export const documentTasks = {
  'document-request': {
    show: async (_context, db, { about, personId }) => {
      const row = personId === null ? undefined : await findDocument(db, personId, about)
      if (!row) return [{ title: 'The request', text: ['The customer has taken it back.'] }]
      const facts = [
        { label: 'Provider', value: row.vendor ?? 'not said' },
        { label: 'Paper', value: codeWords(row.doc_type) },
        { label: 'Asked on', value: dayWords(row.day) },
      ]
      const papers = row.file === null ? [] : [{ pk: row.id, title: codeWords(row.doc_type) }]
      return [{ title: 'The request', facts, papers }]
    },
    settle: async (context, trx, { about, personId }, settled) => {
      const row = personId === null ? undefined : await findDocument(trx, personId, about)
      if (!row || personId === null)
        return fail('not_in_this_state', { detail: inEnglishFor('colleagues', 'The customer has taken the request back.') })
      if (settled.outcome === 'asked') return undefined
      if (settled.outcome === 'here' && row.file === null)
        return fail('not_in_this_state', { detail: inEnglishFor('colleagues', 'Add the paper to the task first.') })
      const because = settled.outcome === 'refused' ? settled.values.reason : null
      await endRequested(trx, row.id, because)
      await writeTo(context, trx, personId, (addressed) => requestedPaperEmail(addressed, because))
      return undefined
    },
    addPaper: addRequestedPaper,
  },
} satisfies Partial<TaskHandlers>

/** Adds the paper to what a customer has asked for. A later one takes its place, until the request ends. */
async function addRequestedPaper(context: Context, { personId, about }: Task, file: NamedFile) {
  const accepted = await acceptFile(file)
  if (isFailure(accepted)) return accepted
  return context.db.transaction().execute(async (trx) => {
    const row = personId === null ? undefined : await findDocument(trx, personId, about)
    if (row?.status !== 'REQUESTED') return fail('not_in_this_state')
    await setFile(trx, row.id, sealFile(context.keys, row.id, accepted), sealContents(context.keys, row.id, accepted.bytes))
    return undefined
  })
}
