import { type Answer, done, failed } from '../../client/answer.ts'
import { ask } from '../../client/ask.ts'
import { loadMode } from '../../client/flow.ts'
import { loadQuestionnaire, questionnaireAnswers } from '../../client/questionnaire.ts'
import { signingKept } from '../data/signing.ts'
import { termsPapers } from '../data/terms.ts'
import type { RecordKind } from './record.ts'
import { wishedTypes } from './wished-types.ts'

const newer = 'A document has a newer version than the one you read. It shows here now. Read it, then accept it.'

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
    return accepted.failure.code === 'precondition_failed' ? failed({ ...accepted.failure, detail: newer, fields: {} }) : accepted
  },
}

/**
 * What opens the account that a person has chosen, to be signed on a later page. A flow that lends has its own papers: an individual
 * 401(k) is opened here only where its own page has asked for it.
 */
async function makePapers(mode: string): Promise<Answer<unknown>> {
  const [answers, walked] = [await loadQuestionnaire(), await loadMode(mode)]
  if (!answers.ok) return answers
  if (!walked.ok) return walked
  const isAsked = walked.data.flow.resolved.steps['choose-account-type'] !== undefined
  for (const type of wishedTypes()) {
    if (type === 'INDIVIDUAL_401K' && !isAsked) continue
    const alone = type === 'INDIVIDUAL_401K' && { has_no_employees: questionnaireAnswers()['has_employees'] === false }
    const made = await ask('POST /api/v1/documents/retirement/account/create/', { body: { account_type: type, ...alone } })
    if (!made.ok) return made
  }
  signingKept.forget()
  return done(undefined)
}
