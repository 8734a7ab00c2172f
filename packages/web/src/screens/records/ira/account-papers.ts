import { type Answer, done } from '../../../client/answer.ts'
import { ask } from '../../../client/ask.ts'
import { loadMode } from '../../../client/flow.ts'
import { loadQuestionnaire, questionnaireAnswers } from '../../../client/questionnaire.ts'
import { signingKept } from '../../data/papers/signing.ts'
import { openTerms, termsPapers } from '../../data/papers/terms.ts'
import { wishedTypes } from './wished-types.ts'

/**
 * What opens the account that a person has chosen, to be signed on a later page. A flow that lends has its own papers: an individual
 * 401(k) is opened here only where its own page has asked for it.
 */
export async function makePapers(mode: string): Promise<Answer<unknown>> {
  const [answers, walked] = [await loadQuestionnaire(), await loadMode(mode)]
  if (!answers.ok) return answers
  if (!walked.ok) return walked
  const isAsked = walked.data.flow.resolved.steps['choose-account-type'] !== undefined
  // Whatever kind of IRA was wished elsewhere.
  const isLending = !isAsked && questionnaireAnswers()['account_type'] === 'INDIVIDUAL_401K'
  for (const type of isLending ? [] : wishedTypes()) {
    const alone = type === 'INDIVIDUAL_401K' && { has_no_employees: questionnaireAnswers()['has_employees'] === false }
    const made = await ask('POST /api/v1/documents/retirement/account/create/', { body: { account_type: type, ...alone } })
    if (!made.ok) return made
  }
  signingKept.forget()
  return done(undefined)
}

/**
 * Which account is to be opened was said just now. Whoever has agreed to the terms before is not asked for that again: where this way
 * makes papers at all, they are made here, in place of those of another kind.
 */
export async function followChosenAccount(mode: string): Promise<Answer<unknown>> {
  // The service asks for no signature of what is not chosen any more.
  signingKept.forget()
  const [papers, walked] = [await termsPapers.load(), await loadMode(mode)]
  if (!papers.ok) return papers
  if (!walked.ok) return walked
  const { steps } = walked.data.flow.resolved
  const makesPapers = steps['terms-conditions'] !== undefined || steps['choose-account-type'] !== undefined
  const hasAgreed = papers.data.length > 0 && openTerms(papers.data).length === 0
  return makesPapers && hasAgreed ? makePapers(mode) : done(undefined)
}
