import { sealedTable } from '../../security/sealing.ts'

export const sealedDocuments = sealedTable('documents', ['account_number', 'file'], {
  indexes: { account_index: { from: 'account_number' } },
})

export const sealedDocumentParts = sealedTable('document_parts', ['content'])

export const sealedLetterSignings = sealedTable('letter_signings', ['name', 'signed_name'])

export const sealedLetterDisclosures = sealedTable('letter_disclosures', ['recipient', 'reason'])
