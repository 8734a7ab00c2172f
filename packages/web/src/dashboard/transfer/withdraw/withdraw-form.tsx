import { type DistributionType, withholdingFor } from '@app/schemas/rules/money/distributions'
import { dollarWords } from '@app/schemas/rules/money/money'
import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import type { Answer } from '../../../client/service/answer.ts'
import { problemWords } from '../../../client/service/problem-words.ts'
import { useRequestKeys } from '../../../client/service/use-request-keys.ts'
import { type KeptFields, useKeptFields } from '../../../client/use-kept-fields.ts'
import type { BankAccount } from '../../../screens/data/money/bank-account.ts'
import { useWithdrawalQuote, type WithdrawalQuote } from '../../../screens/data/money/withdrawal-quote.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { FieldFrame } from '../../../ui/fields/field-frame.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { Options } from '../../../ui/fields/options.tsx'
import { Note } from '../../../ui/note.tsx'
import { PlaceLink } from '../../../ui/place-link.tsx'
import parts from '../../frame/parts.module.css'
import { AccountChoice } from '../account-choice.tsx'
import { Receipt, type Received } from '../history/receipt.tsx'
import styles from '../money.module.css'
import { ResumedLine } from '../resumed-line.tsx'
import { WrongIra } from '../wrong-ira.tsx'
import { QuoteFacts } from './quote-facts.tsx'
import type { Takeable } from './takeable-accounts.tsx'
import { words } from './withdraw.words.ts'
import { type Reviewed, WithdrawReview } from './withdraw-review.tsx'
import {
  blankWithdrawal,
  mostOf,
  percentIn,
  readWithdrawal,
  readWithdrawDraft,
  type WithdrawDraft,
  type WithdrawErrors,
  type WithdrawTyped,
} from './withdraw-wish.ts'

type Props = { readonly all: readonly Takeable[]; readonly bank: BankAccount; readonly isTaxedByState: boolean }

/** What the fields show, and what changes it. */
type Fields = Pick<KeptFields<WithdrawDraft>, 'set'> & {
  readonly chosen: Takeable
  readonly typed: WithdrawTyped
  readonly errors: WithdrawErrors
}

const form = 'withdrawal'

/** What to take out, and the receipt of what was: that stays when all of it was taken and there’s nothing left to ask for. */
export function WithdrawForm({ all, bank, isTaxedByState }: Props) {
  const said = useWords(words)
  const keys = useRequestKeys(form)
  const withdrawal = useWithdrawal(all)
  const review = useReview(withdrawal)
  const { chosen, typed } = withdrawal
  const { receipt, reviewed, back, done } = review
  return (
    <>
      {/* Outside the form, which goes and comes back with the money: the receipt says that it was taken back. */}
      <div role="status">{receipt && <Receipt key={receipt.about} {...receipt} />}</div>
      {chosen && typed ? (
        <WithdrawFields all={all} isTaxedByState={isTaxedByState} chosen={chosen} typed={typed} withdrawal={withdrawal} review={review} />
      ) : (
        <Empty>{said.nothingLeft}</Empty>
      )}
      {chosen && reviewed && <WithdrawReview {...reviewed} chosen={chosen} bank={bank} keys={keys} onBack={back} onDone={done} />}
    </>
  )
}

type FormProps = Pick<Props, 'all' | 'isTaxedByState'> &
  Pick<Fields, 'chosen' | 'typed'> & {
    readonly withdrawal: ReturnType<typeof useWithdrawal>
    readonly review: ReturnType<typeof useReview>
  }

/** Which account, how much, why and what is held back. What it comes to follows what is typed; nothing moves before the review. */
function WithdrawFields({ all, isTaxedByState, chosen, typed, withdrawal, review }: FormProps) {
  const said = useWords(words)
  const { set, isResumed, wish, wrong, quote } = withdrawal
  const { attempts, isReviewing, submit, startOver } = review
  if (chosen.money.distribution_types.length === 0) return <NoReason />
  const fields = { chosen, typed, errors: attempts > 0 ? wrong : {}, set }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {isResumed && <ResumedLine firstField="take-amount" onClear={startOver} />}
      <ErrorSummary wrong={Object.entries(fields.errors).map(([name, text]) => ({ id: `take-${name}`, text }))} attempt={attempts} />
      <AccountChoice
        id="take-account"
        label={said.account}
        accounts={all.map(({ account }) => account)}
        chosen={chosen.account}
        onChoose={(account) => set({ account, reason: '', amount: '' })}
      />
      <SumField {...fields} />
      <ReasonChoice {...fields} />
      <HeldBackFields {...fields} isTaxedByState={isTaxedByState} />
      <QuoteStatus quote={quote} isAsked={wish !== undefined} chosen={chosen} />
      <Button type="submit" className={styles.go} isBusy={isReviewing}>
        {said.review}
      </Button>
      {chosen.account.account_type !== 'INDIVIDUAL_401K' && <WrongIra />}
    </form>
  )
}

/** What is typed, kept until it is done, with the wish that it makes or what is wrong with it, and what that comes to. */
function useWithdrawal(all: readonly Takeable[]) {
  const said = useWords(words)
  const [first] = all
  const { typed: draft, ...kept } = useKeptFields(form, blankWithdrawal)
  const chosen = all.find(({ account }) => account.pk === draft.account) ?? first
  const typed = chosen && readWithdrawDraft(draft, chosen)
  const read = typed && readWithdrawal(typed, chosen, said)
  const wish = read && 'wish' in read ? read.wish : undefined
  const wrong = read && 'errors' in read ? read.errors : {}
  const [quote, quoteNow] = useWithdrawalQuote(wish)
  return { ...kept, chosen, typed, wish, wrong, quote, quoteNow }
}

/** From an attempt to the review, and from there back to the fields, or on to the receipt and a form that begins anew. */
function useReview({ wish, quoteNow, clear }: Pick<ReturnType<typeof useWithdrawal>, 'wish' | 'quoteNow' | 'clear'>) {
  const [attempts, setAttempts] = useState(0)
  const [reviewed, setReviewed] = useState<Reviewed>()
  const [isReviewing, setReviewing] = useState(false)
  const [receipt, setReceipt] = useState<Received>()
  const submit = async () => {
    if (!wish) return setAttempts((before) => before + 1)
    setReviewing(true)
    const now = await quoteNow()
    setReviewing(false)
    if (now?.ok) setReviewed({ wish, quote: now.data })
  }
  const startOver = () => {
    clear()
    setAttempts(0)
  }
  const back = () => setReviewed(undefined)
  const done = (received: Received) => {
    setReviewed(undefined)
    setReceipt(received)
    setAttempts(0)
    clear()
  }
  return { attempts, reviewed, isReviewing, receipt, submit, startOver, back, done }
}

function NoReason() {
  const said = useWords(words)
  return (
    <Note title={said.noReason}>
      <PlaceLink className={parts.more} place="about-you">
        {said.aboutYou}
      </PlaceLink>
    </Note>
  )
}

/** All of it at one press, or as much of it as goes at once. */
function SumField({ chosen, typed, errors, set }: Fields) {
  const said = useWords(words)
  const { dollars, isCapped } = mostOf(chosen)
  return (
    <>
      <NumberField
        id="take-amount"
        label={said.amount}
        {...(isCapped && { help: said.mostHelp(dollarWords(dollars)) })}
        lead="$"
        error={errors.amount}
        value={typed.amount}
        onChange={(amount) => set({ amount })}
      />
      <Button look="small" className={styles.go} onClick={() => set({ amount: dollars.toFixed(2) })}>
        {(isCapped ? said.most : said.all)(dollarWords(dollars, true))}
      </Button>
    </>
  )
}

function ReasonChoice({ chosen: { money }, typed, errors, set }: Fields) {
  const said = useWords(words)
  return (
    <FieldFrame id="take-reason" label={said.reason} labels="group" error={errors.reason}>
      <Options
        kind="one"
        id="take-reason"
        name="reason"
        isWrong={errors.reason !== undefined}
        options={inOwnOrder(money.distribution_types).map((value) => ({ value, ...said.reasons[value] }))}
        value={typed.reason}
        onChange={(value) => set({ reason: String(value) })}
      />
    </FieldFrame>
  )
}

/** Without an own reason comes last: the others cost less. */
function inOwnOrder(types: readonly DistributionType[]): readonly DistributionType[] {
  return types.toSorted((one, other) => Number(one === 'EARLY') - Number(other === 'EARLY'))
}

/** The shares for federal tax and, where the state taxes income, for its own. */
function HeldBackFields({ chosen, typed, errors, set, isTaxedByState }: Fields & Pick<Props, 'isTaxedByState'>) {
  const said = useWords(words)
  const { leastPercent, usualPercent } = withholdingFor(chosen.account.account_type, typed.reason ?? 'NORMAL')
  return (
    <>
      <NumberField
        id="take-percent"
        label={said.withholding}
        help={leastPercent > 0 ? said.withholdingPlan(leastPercent) : said.withholdingHelp(usualPercent)}
        trail="%"
        error={errors.percent}
        value={percentIn(typed, chosen)}
        onChange={(percent) => set({ percent })}
      />
      {isTaxedByState && (
        <NumberField
          id="take-statePercent"
          label={said.stateWithholding}
          help={said.stateWithholdingHelp}
          trail="%"
          error={errors.statePercent}
          value={typed.statePercent}
          onChange={(statePercent) => set({ statePercent })}
        />
      )}
    </>
  )
}

type QuoteStatusProps = {
  /** The last one, which stays until that of what is typed now arrives. */
  readonly quote: Answer<WithdrawalQuote> | undefined
  readonly isAsked: boolean
  readonly chosen: Takeable
}

function QuoteStatus({ quote, isAsked, chosen }: QuoteStatusProps) {
  const said = useWords(words)
  return (
    <div role="status">
      {isAsked && !quote && <p className={parts.about}>{said.working}</p>}
      {quote && !quote.ok && (
        <Note title={said.notWorked} look="problem">
          {problemWords(quote.failure)}
        </Note>
      )}
      {quote?.ok && <QuoteFacts quote={quote.data} chosen={chosen} />}
    </div>
  )
}
