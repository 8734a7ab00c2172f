import { dollarWords } from '@app/schemas/rules/money/money'
import { shortNumber } from '@app/schemas/rules/people/short-number'
import { useRef, useState } from 'react'
import { language, useWords } from '../../../client/language.ts'
import type { RequestKeys } from '../../../client/service/use-request-keys.ts'
import { dateWords } from '../../../client/words/day-words.ts'
import {
  type ExtraQuote,
  type LoanPaymentChoice,
  type LoanPayments,
  type OfferedPayment,
  type PaidLoan,
  payLoan,
  useExtraQuote,
} from '../../../screens/data/loans/loan-payments.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import type { Received } from '../../transfer/history/receipt.tsx'
import { ExtraSum } from './extra-sum.tsx'
import { words } from './pay-loan.words.ts'
import styles from './pay-loan-dialog.module.css'
import { readExtra } from './read-extra.ts'

type Props = {
  readonly loanId: string
  readonly keys: RequestKeys
  readonly payments: LoanPayments
  readonly choices: readonly OfferedPayment[]
  readonly first: OfferedPayment
  readonly onClose: () => void
  readonly onPaid: (receipt: Received) => void
}

/** One of the sums that are offered, or a sum of one’s own; what it does; and the press that allows the debit. */
export function ChoosePayment({ loanId, keys, payments, choices, first, onClose, onPaid }: Props) {
  const said = useWords(words)
  const [offered, setOffered] = useState(first)
  const [isExtra, setExtra] = useState(false)
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const read = readExtra(typed, payments)
  const [quoted] = useExtraQuote(isExtra && read.is === 'sum' ? { loanId, amount: read.amount } : undefined)
  const quote = quoted?.ok && read.is === 'sum' && quoted.data.amount === read.amount ? quoted.data : undefined
  const payOff = read.is === 'pay-off' ? choices.find(({ what }) => what === 'all') : undefined
  const chosen = isExtra ? (payOff ?? (quote && extraOf(quote))) : offered
  const sum = chosen && dollarWords(chosen.amount, true)
  /** A sum that is not one yet is said beside it. */
  const isReady = () => {
    if (chosen) return true
    setTried(true)
    input.current?.focus()
    return false
  }
  return (
    <ConfirmDialog
      title={said.title}
      yes={sum === undefined ? said.payNothing : said.pay(sum)}
      no={said.keep}
      isKeyed
      isReady={isReady}
      act={() => payLoan(loanId, chosen ?? offered, keys.keyOf(contentOf(chosen ?? offered)))}
      onKeep={onClose}
      onDone={(paid) => {
        keys.renew()
        onPaid(receiptOf(paid, chosen?.what === 'extra' ? quote : undefined, said))
      }}
    >
      <fieldset className={styles.choices}>
        <legend>{said.choose}</legend>
        {choices.map((choice) => (
          <label key={idOf(choice)} className={styles.choice}>
            <input
              type="radio"
              name="what"
              checked={!isExtra && idOf(choice) === idOf(offered)}
              onChange={() => {
                setExtra(false)
                setOffered(choice)
              }}
            />
            {said.choice(choice)}: {dollarWords(choice.amount, true)}
          </label>
        ))}
        {payments.extra !== null && (
          <label className={styles.choice}>
            <input type="radio" name="what" checked={isExtra} onChange={() => setExtra(true)} />
            {said.another}
          </label>
        )}
      </fieldset>
      {isExtra && (
        <ExtraSum
          payments={payments}
          typed={typed}
          isTried={isTried}
          input={input}
          quote={quote}
          isAsking={read.is === 'sum' && !quote && quoted?.ok !== false}
          onType={setTyped}
        />
      )}
      {isExtra && quoted && !quoted.ok && read.is === 'sum' && <p role="alert">{quoted.failure.detail}</p>}
      {chosen && sum !== undefined && chosen.what !== 'extra' && <p>{said.review(chosen, sum)}</p>}
      <p>{said.from(payments.bank_last_four ?? '')}</p>
      {payments.is_last_day ? <p>{said.lastDay}</p> : payments.waits_minutes > 0 && <p>{said.back}</p>}
      <p>{said.allow}</p>
    </ConfirmDialog>
  )
}

function idOf(choice: OfferedPayment): string {
  return choice.what === 'next' ? `next ${choice.payments}` : choice.what
}

function extraOf({ amount, lowers }: ExtraQuote): LoanPaymentChoice {
  return { what: 'extra', amount, lowers }
}

/** What its key belongs to: the same sum that is split in another way after midnight is no second payment. */
function contentOf(choice: LoanPaymentChoice) {
  return choice.what === 'extra' ? { what: choice.what, amount: choice.amount } : choice
}

function receiptOf(
  { amount, bank_last_four: bank, transfer_id: pk, waits_until }: PaidLoan,
  quote: ExtraQuote | undefined,
  said: (typeof words)['en'],
) {
  const about = said.doneAbout(bank, shortNumber(pk))
  const effect =
    quote && quote.lowers > 0
      ? said.doneExtra(dollarWords(quote.after.owed, true), dateWords(quote.after.last_payment_date, language()))
      : undefined
  return {
    title: said.done(dollarWords(amount, true)),
    about: effect === undefined ? about : `${about} ${effect}`,
    waiting: { pk, direction: 'PAYMENT' as const, waits_until },
  }
}
