import type { LoanReason } from '@app/schemas/rules/loans/loan-eligibility'
import { useEffect } from 'react'
import { useWords } from '../../../client/language.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Note } from '../../../ui/note.tsx'
import { PlaceLink } from '../../../ui/place-link.tsx'
import { type LoanQuote, loanLimits } from '../../data/loans/loan-quote.ts'
import { BankWay } from '../../linking/bank-way.tsx'
import type { PanelProps } from '../panel-props.ts'
import { words } from './loan-readiness.words.ts'

type Todo = 'open-plan' | 'signing' | 'link-savings' | 'accounts-found' | 'other-loans' | 'bank'

/** What can be done about each reason; undefined where there is nothing but to wait or to answer. */
const todos: Readonly<Record<LoanReason, Todo | undefined>> = {
  'employment-unknown': undefined,
  'not-self-employed': 'other-loans',
  'has-employees': 'other-loans',
  'no-plan': 'open-plan',
  'no-balance': 'link-savings',
  'ira-only': 'other-loans',
  'plan-not-signed': 'signing',
  'plan-not-open': undefined,
  'plan-empty': 'accounts-found',
  'limit-used': 'other-loans',
  'no-bank': 'bank',
}

/** Says before anything is asked what stands between a person and a loan, each with its way. Nothing where a loan is possible now. */
export function LoanReadiness({ block: { families }, mode, empty }: PanelProps<'loan-readiness'>) {
  const isForMode = mode.family !== undefined && families.includes(mode.family)
  return isForMode ? <Readiness empty={empty} /> : null
}

function Readiness({ empty }: { readonly empty: string | undefined }) {
  const { data, failure, reload } = loanLimits.use()
  // Something may have been done about it on the way here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when the page opens, and not after
  useEffect(reload, [])
  // People who have not signed in read what it takes.
  if (!data) return failure ? <Empty>{empty}</Empty> : null
  return data.reasons.length === 0 ? null : <Missing reasons={data.reasons} />
}

function Missing({ reasons }: Pick<LoanQuote, 'reasons'>) {
  const said = useWords(words)
  return (
    <Note title={said.title}>
      <p>{said.missing}</p>
      <ul>
        {reasons.map(({ reason }) => (
          <li key={reason}>
            {said.reasons[reason]} <Way todo={todos[reason]} />
          </li>
        ))}
      </ul>
    </Note>
  )
}

function Way({ todo }: { readonly todo: Todo | undefined }) {
  const said = useWords(words)
  if (todo === undefined) return null
  if (todo === 'bank') return <BankWay />
  return <PlaceLink place={todo}>{said.todo[todo]}</PlaceLink>
}
