import { dollarWords } from '@app/schemas/rules/money/money'
import { shortNumber } from '@app/schemas/rules/people/short-number'
import { useRef, useState } from 'react'
import { language, useWords } from '../../../client/language.ts'
import type { Failure } from '../../../client/service/answer.ts'
import { problemWords } from '../../../client/service/problem-words.ts'
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
  /** Loads anew what can be paid, where that is no longer what was shown. */
  readonly onChanged: () => Promise<void>
  readonly onClose: () => void
  readonly onPaid: (receipt: Received) => void
}

/** Refusals after which something else can be paid than what is shown. */
const changes: ReadonlySet<Failure['code']> = new Set(['price_changed', 'over_the_limit', 'not_in_this_state'])

/** One of the sums that are offered, or a sum of one’s own; what it does; and the press that allows the debit. */
export function ChoosePayment({ loanId, keys, payments, choices, first, onChanged, onClose, onPaid }: Props) {
  const said = useWords(words)
  const choice = usePaymentChoice({ loanId, payments, choices, first })
  const { offered, chosen, isExtra, extra, failure, isReady, quoteAnew } = choice
  const sum = chosen && dollarWords(chosen.amount, true)
  const act = async () => {
    const paid = await payLoan(loanId, chosen ?? offered, keys.keyOf(contentOf(chosen ?? offered)))
    // After midnight the sums are others: the next press is for those of today.
    if (!paid.ok && changes.has(paid.failure.code)) await Promise.all([onChanged(), isExtra && quoteAnew()])
    return paid
  }
  return (
    <ConfirmDialog
      title={said.title}
      yes={sum === undefined ? said.payNothing : said.pay(sum)}
      no={said.keep}
      isKeyed
      isReady={isReady}
      act={act}
      onKeep={onClose}
      onDone={(paid) => {
        keys.renew()
        onPaid(receiptOf(paid, chosen?.what === 'extra' ? extra.quote : undefined, said))
      }}
    >
      <PaymentChoices choices={choices} hasExtra={payments.extra !== null} choice={choice} />
      {isExtra && <ExtraSum payments={payments} {...extra} />}
      {isExtra && failure && <p role="alert">{problemWords(failure)}</p>}
      {chosen && sum !== undefined && chosen.what !== 'extra' && <p>{said.review(chosen, sum)}</p>}
      <p>{said.from(payments.bank_last_four ?? '')}</p>
      {payments.is_last_day ? <p>{said.lastDay}</p> : payments.waits_minutes > 0 && <p>{said.back}</p>}
      <p>{said.allow}</p>
    </ConfirmDialog>
  )
}

/** What is chosen to be paid: undefined while a sum of one’s own is none yet, or the service hasn’t said what it does. */
function usePaymentChoice({ loanId, payments, choices, first }: Pick<Props, 'loanId' | 'payments' | 'choices' | 'first'>) {
  const [offeredId, setOffered] = useState(idOf(first))
  const [isExtra, setExtra] = useState(false)
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const offered = choices.find((one) => idOf(one) === offeredId) ?? first
  const read = readExtra(typed, payments)
  const [quoted, quoteNow, quoteAnew] = useExtraQuote(isExtra && read.is === 'sum' ? { loanId, amount: read.amount } : undefined)
  const quote = quoted?.ok && read.is === 'sum' && quoted.data.amount === read.amount ? quoted.data : undefined
  const failure = quoted && !quoted.ok && read.is === 'sum' ? quoted.failure : undefined
  const isAsking = read.is === 'sum' && !quote && quoted?.ok !== false
  const payOff = read.is === 'pay-off' ? choices.find(({ what }) => what === 'all') : undefined
  const chosen = isExtra ? (payOff ?? (quote && extraOf(quote))) : offered
  /** A sum that is not one yet is said beside it. */
  const isReady = () => {
    if (chosen) return true
    if (failure) void quoteNow()
    setTried(true)
    input.current?.focus()
    return false
  }
  const choose = (choice: OfferedPayment) => {
    setExtra(false)
    setOffered(idOf(choice))
  }
  const chooseExtra = () => setExtra(true)
  const extra = { typed, isTried, input, quote, isAsking, onType: setTyped }
  return { offered, chosen, isExtra, extra, failure, isReady, choose, chooseExtra, quoteAnew }
}

type ChoicesProps = {
  readonly choices: readonly OfferedPayment[]
  readonly hasExtra: boolean
  readonly choice: ReturnType<typeof usePaymentChoice>
}

function PaymentChoices({ choices, hasExtra, choice: { offered, isExtra, choose, chooseExtra } }: ChoicesProps) {
  const said = useWords(words)
  return (
    <fieldset className={styles.choices}>
      <legend>{said.choose}</legend>
      {choices.map((choice) => (
        <label key={idOf(choice)} className={styles.choice}>
          <input type="radio" name="what" checked={!isExtra && idOf(choice) === idOf(offered)} onChange={() => choose(choice)} />
          {said.choice(choice)}: {dollarWords(choice.amount, true)}
        </label>
      ))}
      {hasExtra && (
        <label className={styles.choice}>
          <input type="radio" name="what" checked={isExtra} onChange={chooseExtra} />
          {said.another}
        </label>
      )}
    </fieldset>
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
