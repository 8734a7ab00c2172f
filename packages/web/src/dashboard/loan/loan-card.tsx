import { useState } from 'react'
import { useWords } from '../../client/language.ts'
import { useRequestKeys } from '../../client/service/use-request-keys.ts'
import { isLate, type Loan } from '../../screens/data/loans/loans.ts'
import { BankWay } from '../../screens/linking/bank-way.tsx'
import { Amount } from '../../ui/amount.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from '../frame/parts.module.css'
import type { Received } from '../transfer/history/receipt.tsx'
import { words } from './loan-card.words.ts'
import { loanFacts } from './loan-facts.tsx'
import { LoanState } from './loan-state.tsx'
import { PayLoanDialog } from './pay/pay-loan-dialog.tsx'
import { WithdrawLoanDialog } from './withdraw-loan-dialog.tsx'

type Tone = 'sure' | 'maybe' | 'bad'
type Props = {
  readonly loan: Loan
  /** Whether paying what is late is the main thing of the page. */
  readonly isMain: boolean
  readonly onTakenBack: () => void
  readonly onPaid: (receipt: Received) => void
}

const tones: Readonly<Record<Loan['status'], Tone>> = {
  PENDING: 'maybe',
  CANCELLED: 'maybe',
  CONFIRMED: 'sure',
  SENDING: 'sure',
  ACTIVE: 'sure',
  PAST_DUE: 'bad',
  REPAID: 'sure',
  DEFAULTED: 'bad',
}

/** Nothing is owed on it yet. */
const beforePayout: ReadonlySet<Loan['status']> = new Set(['PENDING', 'CANCELLED', 'CONFIRMED', 'SENDING'])

/** A loan from one’s own savings: what is wrong or awaited first, and how to make up for it, then what is owed, and what else can be done. */
export function LoanCard({ loan, isMain, onTakenBack, onPaid }: Props) {
  const said = useWords(words)
  const [isAsked, setAsked] = useState(false)
  const [isPaying, setPaying] = useState(false)
  const keys = useRequestKeys()
  const { status } = loan
  const pay = (
    <Button look={isMain && isLate(loan) ? 'main' : 'outline'} onClick={() => setPaying(true)}>
      {said.payNow}
    </Button>
  )
  return (
    <Card title={said.loan} level={3} tag={<LoanTag loan={loan} />}>
      <LoanState loan={loan} />
      <NextSteps loan={loan} />
      {status === 'PAST_DUE' && pay}
      <LoanSum loan={loan} />
      <Facts facts={loanFacts(loan, said)} />
      {(status === 'PENDING' || status === 'CONFIRMED') && (
        <Button look="quiet" className={styles.leave} onClick={() => setAsked(true)}>
          {said.takeBack}
        </Button>
      )}
      {status === 'ACTIVE' && pay}
      {isPaying && (
        <PayLoanDialog
          loanId={loan.pk}
          keys={keys}
          onClose={() => setPaying(false)}
          onPaid={(receipt) => {
            setPaying(false)
            onPaid(receipt)
          }}
        />
      )}
      {isAsked && <WithdrawLoanDialog loan={loan} onKeep={() => setAsked(false)} onDone={onTakenBack} />}
    </Card>
  )
}

type OfLoan = { readonly loan: Loan }

function LoanTag({ loan }: OfLoan) {
  const said = useWords(words)
  const waits = waitsOf(loan)
  const tag = isUnsigned(waits) ? said.unsigned : waits.length > 0 ? said.unconfirmed : said.tags[loan.status]
  return <Tag look={waits.length > 0 ? 'maybe' : tones[loan.status]}>{tag}</Tag>
}

/** Where people do what the loan waits for. */
function NextSteps({ loan }: OfLoan) {
  const said = useWords(words)
  const waits = waitsOf(loan)
  const next = loan.status === 'PENDING' ? 'loan-terms' : isUnsigned(waits) ? 'signing' : undefined
  return (
    <>
      {next && (
        <PlaceLink className={styles.more} place={next}>
          {next === 'signing' ? said.sign : said.read}
        </PlaceLink>
      )}
      {waits.includes('bank') && <BankWay className={styles.more} isRefused />}
    </>
  )
}

/** What is owed on it; before it is paid out, what was asked for. */
function LoanSum({ loan }: OfLoan) {
  const said = useWords(words)
  const isOwed = !beforePayout.has(loan.status)
  return (
    <>
      <p className={styles.about}>{isOwed ? said.owed : said.asked}</p>
      <Amount dollars={isOwed ? loan.current_principal : loan.borrow_amount} size="large" hasCents />
    </>
  )
}

/** What an agreed loan waits for before it is paid out. */
function waitsOf({ status, awaits }: Loan): Loan['awaits'] {
  return status === 'CONFIRMED' ? awaits : []
}

function isUnsigned(waits: Loan['awaits']): boolean {
  return waits.some((awaited) => awaited !== 'savings' && awaited !== 'bank')
}
