import type { DashboardAddress } from '@app/schemas/pages/dashboard-addresses'
import { dollarWords } from '@app/schemas/rules/money/money'
import type { Language } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import type { Rollover } from '../../screens/data/accounts/rollovers.ts'
import { isLate, type Loan } from '../../screens/data/loans/loans.ts'
import type { BrokerageIssue } from '../../screens/data/money/ira-accounts.ts'
import type { words } from './to-do.words.ts'

type Said = (typeof words)['en']
export type ToDo = {
  readonly id: string
  /** What it is about. */
  readonly topic: 'move' | 'unsigned' | 'late' | 'owed' | 'paper' | 'sign'
  readonly title: string
  readonly about: string | undefined
  readonly to: DashboardAddress
  readonly link: string
  /** Something is lost or taxed after a day, or owed: it is said before anything else on the page. */
  readonly isUrgent: boolean
}

type Known = { readonly loans: readonly Loan[]; readonly moving: readonly Rollover[]; readonly issues: readonly BrokerageIssue[] }

/** All of it by what waiting costs: first what is lost or taxed after a day, then what is owed, then what stands still. */
export function toDoOf({ loans, moving, issues }: Known, said: Said, spoken: Language): readonly ToDo[] {
  return [
    ...moving.filter(isCounted).map((one) => moveToDo(one, said)),
    // Nothing is to be done about what is being debited.
    ...loans.filter(isLate).map((one) => lateToDo(one, said, spoken)),
    ...issues.filter(({ kind }) => kind === 'OWED').map((one) => owedToDo(one, said)),
    ...issues.filter(({ kind }) => kind === 'DOCUMENT').map((one) => paperToDo(one, said)),
    ...loans.flatMap((one) => signToDo(one, said)),
    // First those that nobody else gets going.
    ...moving
      .filter((one) => !isCounted(one) && isStuck(one))
      .toSorted((one, other) => Number(isLeftToThem(other)) - Number(isLeftToThem(one)))
      .map((one) => moveToDo(one, said)),
  ]
}

/** Paid to the person, who has 60 days to pass it on. */
function isCounted({ days_left_of_sixty: left }: Rollover): boolean {
  return left !== null && left >= 0
}

function isStuck(one: Rollover): boolean {
  return isLeftToThem(one) || one.days_overdue > 0
}

function isLeftToThem({ state }: Rollover): boolean {
  return state === 'waiting_for_signature' || state === 'refused'
}

function moveToDo(one: Rollover, said: Said): ToDo {
  const { pk, state, employer_name: name, next_step: about } = one
  const topic = state === 'waiting_for_signature' ? 'unsigned' : 'move'
  return { id: pk, topic, title: said.move(name), about, to: '/dashboard/rollover', link: said.toMove, isUrgent: isCounted(one) }
}

function lateToDo({ pk, past_due_amount: amount, make_up_by: until }: Loan, said: Said, spoken: Language): ToDo {
  const about = until === null ? undefined : said.makeUp(dateWords(until, spoken))
  return {
    id: pk,
    topic: 'late',
    title: said.late(dollarWords(amount, true)),
    about,
    to: '/dashboard/loan',
    link: said.toLoan,
    isUrgent: true,
  }
}

function owedToDo({ account_number: account, words: title, todo }: BrokerageIssue, said: Said): ToDo {
  return { id: `owed ${account}`, topic: 'owed', title, about: todo, to: '/dashboard/transfer', link: said.toDeposit, isUrgent: true }
}

function paperToDo({ account_number: account, document, words: title, todo }: BrokerageIssue, said: Said): ToDo {
  return {
    id: `${account} ${document}`,
    topic: 'paper',
    title,
    about: todo,
    to: '/dashboard/documents',
    link: said.toPapers,
    isUrgent: false,
  }
}

/** What a spouse or a bank has to do is said on the page of the loan. */
function signToDo({ pk, status, awaits }: Loan, said: Said): readonly ToDo[] {
  const own = { id: pk, topic: 'sign', about: undefined, to: '/dashboard/loan', isUrgent: false } as const
  if (status === 'PENDING') return [{ ...own, title: said.toTerms, link: said.terms }]
  return status === 'CONFIRMED' && awaits.includes('note_signature') ? [{ ...own, title: said.toSign, link: said.sign }] : []
}
