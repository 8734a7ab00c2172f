import { shortNumber } from '@app/schemas/rules/people/short-number'
import { useWords, type Words } from '../../../client/language.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { type LoanRequest, requestsIn, savedLoanRequests } from '../../data/loans/loan-requests.ts'
import type { PanelProps } from '../panel-props.ts'
import { CaseNumber } from './case-number.tsx'
import { NumberLine } from './number-line.tsx'
import styles from './reference-number.module.css'

type Own = { readonly label: string; readonly labels: Readonly<Record<LoanRequest['kind'], string>> }

const words: Words<Own> = {
  en: {
    label: 'Reference number',
    labels: { own: 'For the loan from your savings', refinance: 'For replacing your loan', lenders: 'For a loan from a lender' },
  },
  es: {
    label: 'Número de referencia',
    labels: { own: 'Del préstamo de tus ahorros', refinance: 'Del cambio de tu préstamo', lenders: 'Del préstamo de un prestamista' },
  },
}

/** The number of the request for a loan that was sent in this mode, or of each; without one, the person's own. */
export function RequestNumber({ mode, facts, empty }: Pick<PanelProps, 'mode' | 'facts' | 'empty'>) {
  const said = useWords(words)
  const kept = savedLoanRequests.use()
  return (
    <Loaded of={kept} empty={empty}>
      {(all) => {
        const sent = requestsIn(mode, facts, all)
        if (sent.length === 0) return <CaseNumber empty={empty} />
        return (
          <div className={styles.numbers}>
            {sent.map(({ kind, loan }) => (
              <NumberLine key={kind} label={sent.length === 1 ? said.label : said.labels[kind]} number={shortNumber(loan.pk)} />
            ))}
          </div>
        )
      }}
    </Loaded>
  )
}
