import { dollarWords } from '@app/schemas/rules/money/money'
import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { problemWords } from '../../../client/service/problem-words.ts'
import { useRequestKeys } from '../../../client/service/use-request-keys.ts'
import { useKeptFields } from '../../../client/use-kept-fields.ts'
import { type ChangeableDeposit, useChangeQuote } from '../../../screens/data/money/recharacterizations.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { FieldFrame } from '../../../ui/fields/field-frame.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { Options } from '../../../ui/fields/options.tsx'
import { Note } from '../../../ui/note.tsx'
import parts from '../../frame/parts.module.css'
import { Receipt, type Received } from '../history/receipt.tsx'
import styles from '../money.module.css'
import { ResumedLine } from '../resumed-line.tsx'
import { depositName, depositTimes } from './deposit-words.ts'
import { MovesFacts } from './moves-facts.tsx'
import { words } from './other-ira.words.ts'
import { OtherIraReview, type ReviewedChange } from './other-ira-review.tsx'
import { amountIn, blankChange, readChange } from './other-ira-wish.ts'

const form = 'other-ira'

/** Which deposit, and how much of it. What would move follows what is typed; nothing moves before the review. */
export function OtherIraForm({ deposits }: { readonly deposits: readonly ChangeableDeposit[] }) {
  const said = useWords(words)
  const keys = useRequestKeys(form)
  const change = useChangeForm(deposits)
  const { chosen, errors, reviewed, receipt } = change
  const received = <div role="status">{receipt && <Receipt key={receipt.about} {...receipt} />}</div>
  if (!chosen)
    return (
      <>
        {received}
        <Empty>{said.none}</Empty>
      </>
    )
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void change.review()
      }}
    >
      {received}
      {change.isResumed && <ResumedLine firstField="change-amount" onClear={change.startOver} />}
      <ErrorSummary wrong={Object.entries(errors).map(([name, text]) => ({ id: `change-${name}`, text }))} attempt={change.attempts} />
      <DepositField deposits={deposits} chosen={chosen} change={change} />
      <AmountField chosen={chosen} change={change} />
      {chosen.asks_if_filed && <FiledField chosen={chosen} change={change} />}
      <WhatMoves chosen={chosen} change={change} />
      <Button type="submit" className={styles.go} isBusy={change.isReviewing}>
        {said.review}
      </Button>
      {reviewed && <OtherIraReview {...reviewed} deposit={chosen} keys={keys} onBack={change.goBack} onDone={change.finish} />}
    </form>
  )
}

type ChangeForm = ReturnType<typeof useChangeForm>

/** A change on its way from what is typed, through what it would move and the review, to the receipt. */
function useChangeForm(deposits: readonly ChangeableDeposit[]) {
  const said = useWords(words)
  const { typed, set, isResumed, clear } = useKeptFields(form, blankChange)
  const [attempts, setAttempts] = useState(0)
  const [reviewed, setReviewed] = useState<ReviewedChange>()
  const [isReviewing, setReviewing] = useState(false)
  const [receipt, setReceipt] = useState<Received>()
  const chosen = deposits.find(({ transfer_id }) => transfer_id === typed.deposit) ?? deposits[0]
  const read = chosen && readChange(typed, chosen, said)
  const wish = read && 'wish' in read ? read.wish : undefined
  const [quote, quoteNow] = useChangeQuote(wish)
  const startOver = () => {
    clear()
    setAttempts(0)
  }
  return {
    ...{ typed, set, isResumed, attempts, reviewed, isReviewing, receipt, chosen, wish, quote, startOver },
    errors: attempts > 0 && read && 'errors' in read ? read.errors : {},
    review: async () => {
      if (!wish) return setAttempts((before) => before + 1)
      setReviewing(true)
      const now = await quoteNow()
      setReviewing(false)
      if (now?.ok && now.data.is_possible) setReviewed({ wish, quote: now.data })
    },
    goBack: () => setReviewed(undefined),
    finish: (done: Received) => {
      setReviewed(undefined)
      setReceipt(done)
      startOver()
    },
  }
}

type PartProps = { readonly chosen: ChangeableDeposit; readonly change: ChangeForm }

function DepositField({ deposits, chosen, change: { set } }: PartProps & { readonly deposits: readonly ChangeableDeposit[] }) {
  const said = useWords(words)
  return (
    <FieldFrame id="change-deposit" label={said.which} labels="group">
      <Options
        kind="one"
        id="change-deposit"
        name="deposit"
        options={deposits.map((one) => ({ value: one.transfer_id, label: depositName(one, said), help: depositTimes(one, said) }))}
        value={chosen.transfer_id}
        onChange={(pk) => set({ ...blankChange, deposit: String(pk) })}
      />
    </FieldFrame>
  )
}

function AmountField({ chosen, change: { typed, set, errors } }: PartProps) {
  const said = useWords(words)
  return (
    <NumberField
      id="change-amount"
      label={said.amount}
      help={said.amountHelp(dollarWords(chosen.left, true))}
      lead="$"
      error={errors.amount}
      value={amountIn(typed, chosen)}
      onChange={(amount) => set({ amount })}
    />
  )
}

function FiledField({ chosen, change: { typed, set, errors } }: PartProps) {
  const said = useWords(words)
  return (
    <FieldFrame id="change-filed" label={said.filedLabel} labels="group" error={errors.filed}>
      <Options
        kind="many"
        id="change-filed"
        name="filed"
        isWrong={errors.filed !== undefined}
        options={[{ value: 'yes', label: said.filed(chosen.tax_year) }]}
        value={[typed.filed]}
        onChange={(marked) => set({ filed: marked.includes('yes') ? 'yes' : '' })}
      />
    </FieldFrame>
  )
}

/** What the service says would move, or why it can’t be. */
function WhatMoves({ chosen, change: { wish, quote } }: PartProps) {
  const said = useWords(words)
  return (
    <div role="status">
      {wish && !quote && <p className={parts.about}>{said.working}</p>}
      {quote && !quote.ok && (
        <Note title={said.notWorked} look="problem">
          {problemWords(quote.failure)}
        </Note>
      )}
      {quote?.ok && !quote.data.is_possible && (
        <Note title={said.notWorked} look="problem">
          {quote.data.words}
        </Note>
      )}
      {quote?.ok && quote.data.is_possible && <MovesFacts quote={quote.data} deposit={chosen} />}
    </div>
  )
}
