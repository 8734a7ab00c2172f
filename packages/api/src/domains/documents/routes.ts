import type { documentContracts } from '@app/schemas/api/people/documents'
import type { Language } from '@app/schemas/language'
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
  const acceptFile = openFiles()
  const uploadsIn = (language: Language) => ({ context, acceptFile, language })
  return {
    listDocuments: ({ person, query, sender }) => listDocuments(context, person, query.limit ?? mostListed, sender.language),
    askForDocuments: ({ person, body, sender }) => askForDocuments(context, person, body, sender.language),
    searchRetirementDocuments: ({ person, body, sender }) => searchDocuments(context, person, body, sender.language),
    readDocument: ({ person, params }) => readDocument(context, person, params.id.toLowerCase()),
    archiveDocuments: ({ person }) => archiveDocuments(context, person),
    removeDocument: ({ person, params }) => removeDocument(context, person, params.id.toLowerCase()),
    listVerificationDocuments: ({ person, query, sender }) =>
      listVerificationDocuments(context, person, query.status ?? 'USER_NOTIFIED', sender.language),
    uploadVerificationDocument: ({ person, body, file, sender }) =>
      uploadVerification(uploadsIn(sender.language), person, body.investigation_document_id.toLowerCase(), body.uploaded_doctype, file),
    listPhotoIds: ({ person, sender }) => listPhotoIds(context, person, sender.language),
    uploadPhotoId: ({ person, body, file, sender }) => uploadPhotoId(uploadsIn(sender.language), person, body.uploaded_doctype, file),
    uploadClaimPaper: ({ person, body, file, sender }) => uploadClaimPaper(uploadsIn(sender.language), person, body.uploaded_doctype, file),
    createAccountAgreements: ({ person, body, sender }) => createAccountAgreements(context, person, body, sender.language),
    readTerms: ({ person }) => readTerms(context, person),
    acceptTerms: ({ person, body }) => acceptTerms(context, person, body),
    listLetterDisclosures: ({ person, sender }) => listDisclosures(context, person, sender.language),
    withdrawLetter: ({ person, requestKey }) => withdrawLetter(context, person, requestKey),
  } satisfies Handlers<typeof documentContracts>
}
