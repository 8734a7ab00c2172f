import { useLanguage, useWords } from '../../client/language.ts'
import { rollovers } from '../../screens/data/accounts/rollovers.ts'
import { ownLoans } from '../../screens/data/loans/loans.ts'
import { openedAccounts } from '../../screens/data/money/ira-accounts.ts'
import { words } from './to-do.words.ts'
import { type ToDo, toDoOf } from './to-do-of.ts'

/** What waits for the person. */
export function useToDo(): readonly ToDo[] {
  const [said, spoken] = [useWords(words), useLanguage()]
  const { data: loans = [] } = ownLoans.use()
  const { data: moving = [] } = rollovers.use()
  const { data: opened } = openedAccounts.use()
  return toDoOf({ loans, moving, issues: opened?.issues ?? [] }, said, spoken)
}
