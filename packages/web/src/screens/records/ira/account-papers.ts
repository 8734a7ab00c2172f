import type { StepFile } from '@app/schemas/flow/steps/step'
import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { loadMode, type WalkedMode } from '../../../client/walk/flow.ts'
import { loadQuestionnaire, questionnaireAnswers } from '../../../client/walk/questionnaire.ts'
import { wishedIra } from '../../data/money/wished-ira.ts'
import { savedSigning } from '../../data/papers/signing.ts'
import { openTerms, termsPapers } from '../../data/papers/terms.ts'
import { wishedTypes } from './wished-types.ts'

/**
 * Makes the papers that open the account a person has chosen; they are signed on a later page. A flow that lends has its own papers: an
 * individual 401(k) is opened here only when a step of the mode has asked for it.
 */
export async function makePapers(mode: string): Promise<Answer<unknown>> {
  const [answers, walked, wished] = [await loadQuestionnaire(), await loadMode(mode), await wishedIra.load()]
  if (!answers.ok) return answers
  if (!walked.ok) return walked
  if (!wished.ok) return wished
  const isAsked = papersSteps(walked.data).some(asksForAccount)
  // Whatever kind of IRA was chosen elsewhere.
  const isLending = !isAsked && questionnaireAnswers()['account_type'] === 'INDIVIDUAL_401K'
  for (const type of isLending ? [] : wishedTypes(wished.data)) {
    const alone = type === 'INDIVIDUAL_401K' && { has_no_employees: questionnaireAnswers()['has_employees'] === false }
    const made = await ask('POST /api/v1/documents/retirement/account/create/', { body: { account_type: type, ...alone } })
    if (!made.ok) return made
  }
  savedSigning.forget()
  return done(undefined)
}

/**
 * Runs after a person has chosen which account to open. People who have agreed to the terms before are not asked again: in a mode that
 * makes papers they are made here, and replace those of another kind of account.
 */
export async function followChosenAccount(mode: string): Promise<Answer<unknown>> {
  // The service asks for no signature of what is not chosen any more.
  savedSigning.forget()
  const [papers, walked] = [await termsPapers.load(), await loadMode(mode)]
  if (!papers.ok) return papers
  if (!walked.ok) return walked
  const makesPapers = papersSteps(walked.data).length > 0
  const hasAgreed = papers.data.length > 0 && openTerms(papers.data).length === 0
  return makesPapers && hasAgreed ? makePapers(mode) : done(undefined)
}

function papersSteps({ flow, steps }: WalkedMode): readonly StepFile[] {
  return Object.keys(flow.resolved.steps).flatMap((name) => (steps[name]?.papers ? [steps[name]] : []))
}

function asksForAccount({ fields = [] }: StepFile): boolean {
  return fields.some((field) => 'store' in field && field.store === 'investment_account_info.account_type')
}
