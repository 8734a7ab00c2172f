import type { Facts } from '@app/engine'
import { language } from '../../../client/language.ts'
import { type Answer, done, failed } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { loadMode } from '../../../client/walk/flow.ts'
import { fetchFacts } from '../../../client/walk/journey.ts'
import { loadQuestionnaire } from '../../../client/walk/questionnaire.ts'
import { openedAccounts } from '../../data/money/ira-accounts.ts'
import { wishedIra } from '../../data/money/wished-ira.ts'
import { openTerms, termsPapers } from '../../data/papers/terms.ts'
import type { Work } from '../record.ts'
import { wishedTypes } from './wished-types.ts'

const unread = {
  en: 'Read the terms on this page and check the box under them. Without your agreement, we can’t open the account.',
  es: 'Lee las condiciones de esta página y marca la casilla que está debajo. Sin tu acuerdo no se puede abrir la cuenta.',
}

/**
 * Sends the application: agrees to the terms that were read, and asks for each account. Asked again, the same accounts are given. While
 * questions are open that the partner needs, it waits: they are asked next, and the way leads here again.
 */
export async function openAccounts(hasAgreed: boolean, work: Work): Promise<Answer<unknown>> {
  const agreed = await agree(hasAgreed)
  if (!agreed.ok) return agreed
  const open = await hasOpenQuestions(work)
  if (!open.ok || open.data) return open
  const answers = await loadQuestionnaire()
  if (!answers.ok) return answers
  const wished = await wishedIra.load()
  if (!wished.ok) return wished
  for (const type of wishedTypes(wished.data)) {
    const opened = await ask('POST /api/v1/apex/user/accounts/open/', { body: { account_type: type }, key: `${work.key}-${type}` })
    if (!opened.ok) return opened
  }
  return openedAccounts.load(true)
}

/** Terms that are not agreed to, in words by the column of the box under them. */
export async function wrongAgreement(hasAgreed: boolean): Promise<Readonly<Record<string, string>>> {
  const papers = await termsPapers.load()
  return papers.ok && !hasAgreed && openTerms(papers.data).length > 0 ? { agreed: unread[language()] } : {}
}

async function agree(hasAgreed: boolean): Promise<Answer<unknown>> {
  const papers = await termsPapers.load()
  if (!papers.ok) return papers
  const open = openTerms(papers.data)
  if (open.length === 0) return done(undefined)
  if (!hasAgreed) return failed({ code: 'terms_required', detail: unread[language()] })
  const accepted = await ask('POST /api/v1/documents/terms-condition/accept/', {
    body: { documents: open.map(({ document, version }) => ({ document, version })) },
  })
  if (accepted.ok) termsPapers.put(accepted.data.results)
  else void termsPapers.load(true)
  return accepted
}

/** What the page came with may be old: they may have been answered elsewhere since. */
async function hasOpenQuestions({ mode, facts }: Work): Promise<Answer<boolean>> {
  const walked = await loadMode(mode)
  if (!walked.ok) return walked
  const { flow } = walked.data
  const isOpen = (known: Facts) => flow.resolved.route.some(({ page }) => known[`answered.${page}`] === false)
  if (!isOpen(facts)) return done(false)
  const now = await fetchFacts(flow)
  return now.ok ? done(isOpen(now.data)) : now
}
