import { language } from '../../../client/language.ts'
import { dateWords } from '../../../client/words/day-words.ts'
import { answerDue, askedAgainOn } from '../../data/accounts/answer-due.ts'
import type { FoundAccount } from '../../data/accounts/found-accounts.ts'
import type { words } from './accounts-found.words.ts'

type Said = Pick<(typeof words)['en'], 'waitUntil' | 'waitLonger' | 'waitedLongest'>

/** By when a provider that was asked should answer, and what happens when it hasn’t. Undefined where none is waited for. */
export function dueWords(account: FoundAccount, said: Said, today: string): string | undefined {
  const due = answerDue(account)
  if (due === undefined) return undefined
  const [day, again] = [dateWords(due, language()), askedAgainOn(account, today)]
  if (due >= today) return said.waitUntil(day)
  return again === undefined ? said.waitedLongest(day) : said.waitLonger(day, dateWords(again, language()))
}
