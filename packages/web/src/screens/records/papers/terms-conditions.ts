import { language, type Words } from '../../../client/language.ts'
import { failed } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { termsPapers } from '../../data/papers/terms.ts'
import { makePapers } from '../ira/account-papers.ts'
import type { RecordKind } from '../record.ts'

const newer: Words<string> = {
  en: 'A document has a newer version than the one you read. It shows here now. Read it, then accept it.',
  es: 'Un documento tiene una versión más nueva que la que leíste. Ahora se muestra aquí. Léela y luego acéptala.',
}

/** Agrees to each document that was ticked, in the version that the page showed; then the papers of the account are made. */
export const termsConditions: RecordKind = {
  save: async (answers, { mode }) => {
    const papers = await termsPapers.load()
    if (!papers.ok) return papers
    const ticked = papers.data.filter(({ document, accepted_at }) => answers[document] === true && accepted_at === null)
    if (ticked.length === 0) return makePapers(mode)
    const accepted = await ask('POST /api/v1/documents/terms-condition/accept/', {
      body: { documents: ticked.map(({ document, version }) => ({ document, version })) },
    })
    if (accepted.ok) {
      termsPapers.put(accepted.data.results)
      return makePapers(mode)
    }
    void termsPapers.load(true)
    return accepted.failure.code === 'precondition_failed'
      ? failed({ ...accepted.failure, detail: newer[language()], fields: {} })
      : accepted
  },
}
