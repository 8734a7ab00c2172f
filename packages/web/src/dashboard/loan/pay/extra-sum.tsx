import { dollarWords } from '@app/schemas/rules/money/money'
import { type RefObject, useEffect } from 'react'
import { language, useWords } from '../../../client/language.ts'
import { dateWords } from '../../../client/words/day-words.ts'
import type { ExtraQuote, LoanPayments } from '../../../screens/data/loans/loan-payments.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { type ExtraWords, words } from './extra-sum.words.ts'
import styles from './pay-loan-dialog.module.css'
import { type ExtraTyped, readExtra } from './read-extra.ts'

type Props = {
  readonly payments: LoanPayments
  readonly typed: string
  /** Whether people have tried to go on: what is wrong is then a mistake, and no longer on its way to be right. */
  readonly isTried: boolean
  readonly input: RefObject<HTMLInputElement | null>
  /** What the sum does, once the service has said so. */
  readonly quote: ExtraQuote | undefined
  /** Whether the service is being asked that. */
  readonly isAsking: boolean
  readonly onType: (typed: string) => void
}

const id = 'extra-sum'

/** An extra sum as it is typed, with what it is in words beside it, and what it does. */
export function ExtraSum({ payments, typed, isTried, input, quote, isAsking, onType }: Props) {
  const said = useWords(words)
  const read = readExtra(typed, payments)
  const line = quote ? sentenceOf(quote, payments.due, said) : isAsking ? said.working : lineOf(read, payments, said)
  const isWrong = read.is !== 'sum' && read.is !== 'pay-off'
  const error = isTried && isWrong ? line : undefined
  const help = payments.due > 0 ? said.helpLate(dollarWords(payments.due, true)) : said.help
  // On a phone it is drawn below what can be seen, under the buttons.
  useEffect(() => {
    input.current?.scrollIntoView?.({ block: 'nearest' })
  }, [input])
  return (
    <>
      <NumberField
        ref={input}
        className={styles.extra}
        id={id}
        label={said.label}
        help={help}
        lead="$"
        error={error}
        alsoDescribedBy={`${id}-line`}
        value={typed}
        onChange={onType}
      />
      <p id={`${id}-line`} role="status">
        {error === undefined && line}
      </p>
      {quote && <Facts facts={factsOf(quote, said)} />}
    </>
  )
}

function lineOf(read: ExtraTyped, { extra, pay_off: payOff }: LoanPayments, said: ExtraWords): string | undefined {
  if (read.is === 'pay-off') return said.paysOff(dollarWords(payOff, true))
  if (read.is === 'too-much') return said.atMost(dollarWords(read.most, true))
  if (read.is === 'no-sum') return said.noSum
  if (read.is === 'sum') return undefined
  return said.atLeast(dollarWords(extra?.least ?? 0, true))
}

function factsOf({ pays_due: paid, lowers, interest_saved: saved, before, after }: ExtraQuote, said: ExtraWords) {
  const dueCents = Math.round((paid.principal + paid.interest) * 100)
  const sum = (dollars: number) => <Amount dollars={dollars} hasCents />
  return [
    ...(dueCents > 0 ? [{ name: said.paysDue, value: sum(dueCents / 100) }] : []),
    ...(paid.interest > 0 ? [{ name: said.ofItInterest, value: sum(paid.interest) }] : []),
    { name: said.lowers, value: sum(lowers) },
    { name: said.thenOwe, value: sum(after.owed) },
    { name: said.left, value: said.instead(after.payments, before.payments) },
    ...(lowers > 0 ? [{ name: said.saved, value: sum(saved) }] : []),
  ]
}

function sentenceOf({ amount, lowers, before, after }: ExtraQuote, due: number, said: ExtraWords): string {
  const day = (date: string) => dateWords(date, language())
  const stillDue = Math.round((due - amount) * 100)
  if (lowers === 0) return stillDue > 0 ? said.stillDue(dollarWords(stillDue / 100, true)) : said.madeUp
  const end =
    after.last_payment_date === before.last_payment_date
      ? said.smallerLast(day(after.last_payment_date), dollarWords(after.last_payment, true), dollarWords(before.last_payment, true))
      : said.endsEarlier(day(after.last_payment_date), day(before.last_payment_date))
  return `${end} ${said.nextAsBefore}`
}
