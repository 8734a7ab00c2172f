import type { Typed } from '../../../client/walk/drafts.ts'
import type { DocumentRequest } from '../../data/papers/document-requests.ts'
import type { ShownField } from '../../fields/shown-field.ts'
import type { SentPaper } from '../../records/papers/verification-documents.ts'

/** The two fields of the step that are asked once for each request: what is sent, and the file. */
export type Pattern = { readonly type: ShownField; readonly file: ShownField }

export function patternOf(fields: readonly ShownField[]): Pattern | undefined {
  const [type, file] = [fields.find((field) => field.type === 'choice'), fields.find((field) => field.type === 'file')]
  return type && file && { type, file }
}

/** The same for one request, under names of their own. */
export function fieldsFor({ type, file }: Pattern, { investigation_document_id: id }: DocumentRequest): Pattern {
  return { type: { ...type, name: `${type.name}-${id}` }, file: { ...file, name: `${file.name}-${id}` } }
}

const plain = { required: 'Answer this question.', type: 'This cannot be sent.', size: 'This is too large.' } as const

/** What is sent for each request. What was asked for is chosen already: most people send just that. */
export function sentPapers(pattern: Pattern, requests: readonly DocumentRequest[], values: Typed): readonly SentPaper[] {
  return requests.map((request) => {
    const { type, file } = fieldsFor(pattern, request)
    return {
      request: request.investigation_document_id,
      type: values[type.name] ?? request.doc_type,
      file: values[file.name],
      at: { type: type.name, file: file.name },
      words: {
        noType: type.errors?.required ?? plain.required,
        noFile: file.errors?.required ?? plain.required,
        type: file.errors?.type ?? plain.type,
        size: file.errors?.size ?? plain.size,
      },
    }
  })
}
