import { documentContracts } from '@app/schemas/api/people/documents'
import { calls, type Domain } from '../domain.ts'
import { documentTasks } from './document-tasks.ts'
import { documentFacts } from './facts.ts'
import { letterOfAuthorizationJobs } from './letter/file-letter.ts'
import { withdrawLetterOf } from './letter/withdraw.ts'
import { withdrawalTasks } from './letter/withdrawal-tasks.ts'
import { paperFor, papersFor } from './papers-for-desk.ts'
import { documentHandlers } from './routes.ts'
import { sealedDocumentParts, sealedDocuments, sealedLetterDisclosures, sealedLetterSignings } from './sealed.ts'

/** Papers: those that a person sends, those that are made for them, and those that are asked for. */
export const documents = {
  calls: [calls(documentContracts, documentHandlers)],
  jobs: (context) => letterOfAuthorizationJobs(context),
  facts: { documents: () => documentFacts },
  hooks: { papersFor, paperFor },
  tasks: { ...documentTasks, ...withdrawalTasks },
  sealed: [sealedDocuments, sealedDocumentParts, sealedLetterSignings, sealedLetterDisclosures],
  personal: {
    stop: withdrawLetterOf,
    forgotten: ['document_requests'],
    kept: {
      documents: 'what was checked before an account was opened',
      terms_acceptances: 'the proof of what was agreed to',
      letter_signings: 'the proof that we were allowed to ask',
      letter_disclosures: 'the proof of what was shown to whom',
    },
  },
} satisfies Domain
