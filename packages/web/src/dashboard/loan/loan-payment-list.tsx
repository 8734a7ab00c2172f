import { dollarWords } from '@app/schemas/rules/money/money'
import { useEffect, useId, useState } from 'react'
import { language, useWords } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import type { LoanPayments as Paid } from '../../screens/data/loans/loan-payments.ts'
import { useLoanPayments } from '../../screens/data/loans/loan-schedule.ts'
import type { Loan } from '../../screens/data/loans/loans.ts'
import { Empty } from '../../ui/empty.tsx'
import { leadTo } from '../../ui/focus/lead-to.ts'
import { Line, Lines } from '../../ui/lines.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { More } from '../../ui/more.tsx'
import { Tag } from '../../ui/tag.tsx'
import parts from '../frame/parts.module.css'
import { TakeBack } from '../transfer/history/take-back.tsx'
import styles from '../transfer/money.module.css'
import { words } from './loan-progress.words.ts'

const shownFirst = 5

type Telling = { readonly onTakenBack: (said: string) => void }

/** What was paid on the loan, the newest first, and how each debit went. */
export function LoanPaymentList({ loan }: { readonly loan: Loan }) {
  const said = useWords(words)
  const [news, setNews] = useState('')
  const id = useId()
  // The button that was pressed is gone.
  useEffect(() => {
    if (news !== '') leadTo(id)
  }, [news, id])
  return (
    <section className={parts.part} aria-label={said.payments}>
      <h3>{said.payments}</h3>
      <p id={id} tabIndex={-1} role="status" className={parts.news}>
        {news}
      </p>
      <Loaded of={useLoanPayments(loan)} empty={undefined}>
        {({ results }) => (results.length === 0 ? <Empty>{said.noPayments}</Empty> : <Listed results={results} onTakenBack={setNews} />)}
      </Loaded>
    </section>
  )
}

function Listed({ results, onTakenBack }: Pick<Paid, 'results'> & Telling) {
  const said = useWords(words)
  const earlier = results.slice(shownFirst)
  const draw = (all: Paid['results']) => (
    <Lines>
      {all.map((one) => (
        <PaymentLine key={one.pk} payment={one} onTakenBack={onTakenBack} />
      ))}
    </Lines>
  )
  return (
    <>
      {draw(results.slice(0, shownFirst))}
      {earlier.length > 0 && <More title={said.earlier(earlier.length)}>{draw(earlier)}</More>}
    </>
  )
}

function PaymentLine({ payment, onTakenBack }: { readonly payment: Paid['results'][number] } & Telling) {
  const said = useWords(words)
  const { state, amount, is_on_its_day: isOnItsDay, asked_at: asked, bank_last_four: bank, reason, extra } = payment
  const { transfer_id: pk, waits_until } = payment
  const look = state === 'SETTLED' ? 'sure' : state === 'ASKED' || state === 'TAKEN_BACK' ? 'maybe' : 'bad'
  return (
    <Line>
      <div>
        <strong>{dateWords(asked, language())}</strong>
        <span className={styles.small}>
          {[isOnItsDay ? said.onItsDay : extra > 0 ? said.madeExtra : said.made, ...(bank ? [said.from(bank)] : [])].join(' · ')}
        </span>
        {reason && <span className={styles.small}>{reason}</span>}
        <TakeBack transfer={{ pk, direction: 'PAYMENT', waits_until }} onTakenBack={onTakenBack} />
      </div>
      <span className={styles.end}>
        <span className={styles.figure}>{dollarWords(amount, true)}</span>
        <Tag look={look}>{waits_until === null ? said.debit[state] : said.saved}</Tag>
      </span>
    </Line>
  )
}
