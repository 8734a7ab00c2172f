import { useState } from 'react'
import { placeAddress } from '../../../client/app-places.ts'
import { useLanguage } from '../../../client/language.ts'
import type { User } from '../../../client/session/session.ts'
import { foundAccounts } from '../../../screens/data/accounts/found-accounts.ts'
import { providers } from '../../../screens/data/accounts/providers.ts'
import { rollovers } from '../../../screens/data/accounts/rollovers.ts'
import { ownLoans } from '../../../screens/data/loans/loans.ts'
import { bankAccount } from '../../../screens/data/money/bank-account.ts'
import { openedAccounts } from '../../../screens/data/money/ira-accounts.ts'
import { ownMemberships } from '../../../screens/data/money/payments.ts'
import { performanceTerms } from '../../../screens/data/money/prices.ts'
import { changes } from '../../../screens/data/money/recharacterizations.ts'
import { savingsProgram } from '../../../screens/data/money/savings.ts'
import { schedules, transfers } from '../../../screens/data/money/transfers.ts'
import { ownDocuments } from '../../../screens/data/papers/own-documents.ts'
import { unclaimed } from '../../../screens/data/search/unclaimed.ts'
import { askedPapers } from '../../documents/asked/asked-data.ts'
import { ownLetter } from '../../settings/letter/own-letter.ts'
import { useProductTitles } from '../../settings/payments/product-titles.ts'
import { ownClosing } from '../../settings/privacy/own-closing.ts'
import type { Answer, Known, Question } from './answer.ts'
import { answersOf, openAtOnce } from './answers-of.ts'

type Answers = { readonly answers: readonly Answer[]; readonly open: readonly Question[] }

/**
 * What people ask, with their answers. All that they go by is asked for at once, or was by another page. Until it is known what there is,
 * questions stand as they usually do; then those that fit come first, and stay where they are.
 */
export function useAnswers({ email }: User): Answers {
  const spoken = useLanguage()
  const { known, isSettled } = useKnown(email)
  const answers = answersOf(known, { spoken, now: new Date(), statesPlace: placeAddress('state-money') })
  return useFirstOrder(answers, isSettled)
}

/** What is known of a person by now, and whether nothing more is on its way. */
function useKnown(email: string): { readonly known: Known; readonly isSettled: boolean } {
  const titleOf = useProductTitles()
  const [moves, opened, loans, program, repeated] = [
    rollovers.use(),
    openedAccounts.use(),
    ownLoans.use(),
    savingsProgram.use(),
    schedules.use(),
  ]
  const [moved, bank, memberships, share] = [transfers.use(), bankAccount.use(), ownMemberships.use(), performanceTerms.use()]
  const [found, keepers, changed] = [foundAccounts.use(), providers.use(), changes.use()]
  const [asked, documents, letter, closing, states] = [
    askedPapers.use(),
    ownDocuments.use(),
    ownLetter.use(),
    ownClosing.use(),
    unclaimed.use(),
  ]
  const known = {
    ...{ email, moves: moves.data, accounts: opened.data?.accounts, issues: opened.data?.issues, loans: loans.data, program: program.data },
    ...{
      schedules: repeated.data,
      transfers: moved.data,
      bank: bank.data,
      share: share.data,
      asked: asked.data,
      documents: documents.data,
    },
    ...{ found: found.data, providers: keepers.data, changes: changed.data },
    ...{ letter: letter.data, closing: closing.data, states: states.data },
    memberships: memberships.data?.map((one) => ({ ...one, plan: { ...one.plan, title: titleOf(one.plan.name, one.plan.title) } })),
  }
  const money = [loans, program, repeated, moved, changed, bank, memberships, share]
  const all = [moves, found, keepers, opened, ...money, asked, documents, letter, closing, states]
  const isSettled = all.every(({ data, isKnown, failure }) => data !== undefined || isKnown || failure !== undefined)
  return { known, isSettled }
}

/** The answers as they stand once nothing more is on its way, and those that are open then: both stay. */
function useFirstOrder(answers: readonly Answer[], isSettled: boolean): Answers {
  const [first, setFirst] = useState<{ readonly order: readonly Question[]; readonly open: readonly Question[] }>()
  if (isSettled && first === undefined) setFirst({ order: answers.map(({ question }) => question), open: openAtOnce(answers) })
  if (first === undefined) return { answers, open: [] }
  const at = ({ question }: Answer) => first.order.indexOf(question)
  return { answers: answers.toSorted((one, other) => at(one) - at(other)), open: first.open }
}
