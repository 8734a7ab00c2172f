import { language, type Words } from '../../../client/language.ts'
import { done, failed } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { documentRequests } from '../../data/papers/document-requests.ts'
import { chosenFile, problemOf } from '../../fields/file/chosen-file.ts'
import { whileSending } from '../../fields/file/uploads.ts'
import type { RecordKind } from '../record.ts'

/** What the panel adds for one request: which it is, what is sent for it, and what its fields say when something is missing. */
export type SentPaper = {
  readonly request: string
  readonly type: unknown
  readonly file: unknown
  /** Where the errors of its two fields are shown. */
  readonly at: { readonly type: string; readonly file: string }
  readonly words: { readonly noType: string; readonly noFile: string; readonly type: string; readonly size: string }
}

const incomplete: Words<string> = {
  en: 'A paper is missing, or can’t be sent as it is. See what to do beside it.',
  es: 'Falta un documento, o no se puede enviar como está. Al lado dice qué hacer.',
}

/** Sends a paper for each request, one after the other. One that has arrived is not sent again with the next try. */
export const verificationDocuments: RecordKind = {
  save: async ({ papers }) => {
    const sent = isPapers(papers) ? papers : []
    const wrong = Object.assign({}, ...sent.map(wrongOf))
    if (Object.keys(wrong).length > 0) return failed({ code: 'validation_failed', detail: incomplete[language()], fields: wrong })
    for (const { request, type, file, at } of sent) {
      const [chosen, docType] = [chosenFile(file), types.find((one) => one === type)]
      if (!chosen || !docType) continue
      const body = { investigation_document_id: request, uploaded_doctype: docType }
      const answer = await whileSending(chosen, docType, () =>
        ask('POST /api/v1/documents/verification_docs/upload/', { body, file: chosen }),
      )
      if (!answer.ok)
        return failed({ ...answer.failure, fields: { [at.file]: answer.failure.fields?.['file'] ?? [answer.failure.detail] } })
    }
    documentRequests.forget()
    return done(undefined)
  },
}

const types = ['drivers-license', 'state-id', 'passport', 'social-security-card', 'address-statement', 'selfie', 'other'] as const

function wrongOf({ type, file, at, words }: SentPaper): Readonly<Record<string, readonly string[]>> {
  const chosen = chosenFile(file)
  const problem = chosen && problemOf(chosen)
  const ofFile = !chosen ? words.noFile : problem === 'size' ? words.size : problem ? words.type : undefined
  return {
    ...(!types.some((one) => one === type) && { [at.type]: [words.noType] }),
    ...(ofFile !== undefined && { [at.file]: [ofFile] }),
  }
}

/** Only the panel of this page adds it. */
function isPapers(value: unknown): value is readonly SentPaper[] {
  return Array.isArray(value)
}
