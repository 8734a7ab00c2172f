import type { documentContracts } from '@app/schemas/api/people/documents'
import type { Context } from '../../context/context.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { createAccountAgreements } from './agreements.ts'
import { archiveDocuments } from './archive/archive-documents.ts'
import { openFiles } from './files/accept-file.ts'
import { listDisclosures } from './letter/disclosures.ts'
import { withdrawLetter } from './letter/withdraw.ts'
import { askForDocuments, listDocuments, listPhotoIds, listVerificationDocuments, searchDocuments } from './lists.ts'
import { readDocument, removeDocument } from './read-and-remove.ts'
import { acceptTerms, readTerms } from './terms.ts'
import { uploadClaimPaper, uploadPhotoId, uploadVerification } from './upload.ts'

const mostListed = 1_000

/** Papers: those that a person sends, those that are made for them, and those that are asked for. Ids are in small letters. */
export function documentHandlers(context: Context) {
  const uploads = { context, acceptFile: openFiles() }
  return {
    listDocuments: ({ person, query }) => listDocuments(context, person, query.limit ?? mostListed),
    askForDocuments: ({ person, body }) => askForDocuments(context, person, body),
    searchRetirementDocuments: ({ person, body }) => searchDocuments(context, person, body),
    readDocument: ({ person, params }) => readDocument(context, person, params.id.toLowerCase()),
    archiveDocuments: ({ person }) => archiveDocuments(context, person),
    removeDocument: ({ person, params }) => removeDocument(context, person, params.id.toLowerCase()),
    listVerificationDocuments: ({ person, query, sender }) =>
      listVerificationDocuments(context, person, query.status ?? 'USER_NOTIFIED', sender.language),
    uploadVerificationDocument: ({ person, body, file }) =>
      uploadVerification(uploads, person, body.investigation_document_id.toLowerCase(), body.uploaded_doctype, file),
    listPhotoIds: ({ person }) => listPhotoIds(context, person),
    uploadPhotoId: ({ person, body, file }) => uploadPhotoId(uploads, person, body.uploaded_doctype, file),
    uploadClaimPaper: ({ person, body, file }) => uploadClaimPaper(uploads, person, body.uploaded_doctype, file),
    createAccountAgreements: ({ person, body }) => createAccountAgreements(context, person, body),
    readTerms: ({ person }) => readTerms(context, person),
    acceptTerms: ({ person, body }) => acceptTerms(context, person, body),
    listLetterDisclosures: ({ person, sender }) => listDisclosures(context, person, sender.language),
    withdrawLetter: ({ person, requestKey }) => withdrawLetter(context, person, requestKey),
  } satisfies Handlers<typeof documentContracts>
}
