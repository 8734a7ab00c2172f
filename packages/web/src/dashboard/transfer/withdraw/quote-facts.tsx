import { dollarWords } from '@app/schemas/rules/money/money'
import { language, useWords } from '../../../client/language.ts'
import { dateWords } from '../../../client/words/day-words.ts'
import type { WithdrawalQuote } from '../../../screens/data/money/withdrawal-quote.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Facts } from '../../../ui/facts.tsx'
import parts from '../../frame/parts.module.css'
import type { Takeable } from './takeable-accounts.tsx'
import { type WithdrawWords, words } from './withdraw.words.ts'

type Props = { readonly quote: WithdrawalQuote; readonly chosen: Takeable }

/** What a withdrawal comes to: what is held back, what arrives and when, and what may be owed later. */
export function QuoteFacts({ quote, chosen }: Props) {
  const said = useWords(words)
  return (
    <section className={parts.part} aria-label={said.comesTo}>
      <h3>{said.comesTo}</h3>
      <Facts facts={quoteFacts(quote, said)} />
      {taxWords({ quote, chosen }, said).map((line) => (
        <p key={line} className={parts.about}>
          {line}
        </p>
      ))}
    </section>
  )
}

export function quoteFacts(quote: WithdrawalQuote, said: WithdrawWords) {
  const {
    amount,
    federal_withholding_percent: percent,
    tax_withheld: held,
    state_withholding_percent: statePercent,
    state_tax_withheld: heldForState,
    net_amount: net,
    additional_tax: extra,
    arrives_by: day,
  } = quote
  return [
    { name: said.takeOut, value: <Amount dollars={amount} hasCents /> },
    { name: said.heldBack(percent), value: <Amount dollars={held} hasCents /> },
    { name: said.state(statePercent), value: <Amount dollars={heldForState} hasCents /> },
    { name: said.cost, value: said.free },
    { name: said.arrives, value: <Amount dollars={net} hasCents /> },
    { name: said.by, value: said.byDay(dateWords(day, language())) },
    ...(extra > 0 ? [{ name: said.extra, value: <Amount dollars={extra} hasCents /> }] : []),
  ]
}

/** The tax in plain words, as far as it is about this account and this sum. */
export function taxWords({ quote, chosen: { account, money } }: Props, said: WithdrawWords): readonly string[] {
  const sold = quote.amount - money.in_cash
  return [
    said.income,
    ...(quote.additional_tax > 0 ? [said.extraAbout] : []),
    ...(account.account_type === 'ROTH_IRA' ? [said.roth] : []),
    ...(quote.state_taxes_income ? (quote.state_tax_withheld > 0 ? [] : [said.stateAbout]) : [said.noStateTax]),
    account.account_type === 'INDIVIDUAL_401K' ? said.plan : said.ira,
    ...(sold > 0 && money.in_funds > 0 ? [said.sells(dollarWords(sold, true))] : []),
  ]
}
