import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { DocumentRequest } from '../../../screens/data/papers/document-requests.ts'
import { documentRequests } from '../../../screens/data/papers/document-requests.ts'
import { ownDocuments } from '../../../screens/data/papers/own-documents.ts'
import { photoIds } from '../../../screens/data/papers/photo-ids.ts'
import { savedResource } from '../../../screens/data/saved-resource.ts'

export const paperTypes = [
  'passport',
  'drivers-license',
  'state-id',
  'social-security-card',
  'address-statement',
  'selfie',
  'other',
] as const
export type PaperType = (typeof paperTypes)[number]

/** What shows who somebody is. Of a card, both sides are wanted. */
export const idTypes = ['passport', 'drivers-license', 'state-id'] as const satisfies readonly PaperType[]

/** What a person is asked for and has not sent, a photo ID too. */
export const askedPapers = savedResource<readonly DocumentRequest[]>(async () => {
  const answer = await ask('GET /api/v1/documents/verification_docs/')
  return answer.ok ? done(answer.data.results) : answer
})

export function isPhotoId({ doc_type: type }: DocumentRequest): boolean {
  return type === 'photo-id'
}

type Names = { readonly photoId: string; readonly paper: string }

/** What is asked for, in words. */
export function askedName(request: DocumentRequest, { photoId, paper }: Names, types: Readonly<Record<string, string>>): string {
  return isPhotoId(request) ? photoId : (types[request.doc_type] ?? paper)
}

/** What is chosen to begin with: what was asked for. */
export function firstType({ doc_type: type }: DocumentRequest): PaperType | undefined {
  return paperTypes.find((one) => one === type)
}

/** Sends one file for a request. What is asked for then, and what is on file, is read anew. */
export async function sendPaper({ investigation_document_id: id }: DocumentRequest, type: PaperType, file: File) {
  const body = { investigation_document_id: id, uploaded_doctype: type }
  const answer = await ask('POST /api/v1/documents/verification_docs/upload/', { body, file })
  if (!answer.ok) return answer
  forgetNeeded()
  await Promise.all([askedPapers.readAnew(), ownDocuments.readAnew()])
  return answer
}

/** Steps that ask for papers go by what was sent: after a change they ask the service what they still need. */
export function forgetNeeded(): void {
  documentRequests.forget()
  photoIds.forget()
}
