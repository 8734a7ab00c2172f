import { type DistributionType, withholdingFor } from '@app/schemas/rules/money/distributions'
import { dollarWords } from '@app/schemas/rules/money/money'
import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { useRequestKeys } from '../../../client/service/use-request-keys.ts'
import { useKeptFields } from '../../../client/use-kept-fields.ts'
import type { BankAccount } from '../../../screens/data/money/bank-account.ts'
import { useWithdrawalQuote } from '../../../screens/data/money/withdrawal-quote.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { FieldFrame } from '../../../ui/fields/field-frame.tsx'
import { Options } from '../../../ui/fields/options.tsx'
import { Note } from '../../../ui/note.tsx'
import { PlaceLink } from '../../../ui/place-link.tsx'
import parts from '../../frame/parts.module.css'
import { accountName } from '../account-names.ts'
import { Receipt, type Received } from '../history/receipt.tsx'
import styles from '../money.module.css'
import { ResumedLine } from '../resumed-line.tsx'
import { WrongIra } from '../wrong-ira.tsx'
import { NumberField } from './number-field.tsx'
import { QuoteFacts } from './quote-facts.tsx'
import type { Takeable } from './takeable-accounts.tsx'
import { words } from './withdraw.words.ts'
import { type Reviewed, WithdrawReview } from './withdraw-review.tsx'
import { blankWithdrawal, percentIn, readWithdrawal, readWithdrawDraft } from './withdraw-wish.ts'

type Props = { readonly all: readonly Takeable[]; readonly bank: BankAccount; readonly isTaxedByState: boolean }

const form = 'withdrawal'

/** Which account, how much, why and what is held back. What it comes to follows what is typed; nothing moves before the review. */
export function WithdrawForm({ all, bank, isTaxedByState }: Props) {
  const said = useWords(words)
  const keys = useRequestKeys(form)
  const [first] = all
  const { typed: draft, set, isResumed, clear } = useKeptFields(form, blankWithdrawal)
  const [attempts, setAttempts] = useState(0)
  const [reviewed, setReviewed] = useState<Reviewed>()
  const [isReviewing, setReviewing] = useState(false)
  const [receipt, setReceipt] = useState<Received>()
  const chosen = all.find(({ account }) => account.pk === draft.account) ?? first
  const typed = chosen && readWithdrawDraft(draft, chosen)
  const read = typed && readWithdrawal(typed, chosen, said)
  const [quote, quoteNow] = useWithdrawalQuote(read && 'wish' in read ? read.wish : undefined)
  if (!chosen || !typed || !read) return null
  const { account, money } = chosen
  const errors = attempts > 0 && 'errors' in read ? read.errors : {}
  const { leastPercent, usualPercent } = withholdingFor(account.account_type, typed.reason ?? 'NORMAL')
  const submit = async () => {
    if (!('wish' in read)) return setAttempts((before) => before + 1)
    setReviewing(true)
    const now = await quoteNow()
    setReviewing(false)
    if (now?.ok) setReviewed({ wish: read.wish, quote: now.data })
  }
  if (money.distribution_types.length === 0)
    return (
      <Note title={said.noReason}>
        <PlaceLink className={parts.more} place="about-you">
          {said.aboutYou}
        </PlaceLink>
      </Note>
    )
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div role="status">{receipt && <Receipt key={receipt.about} {...receipt} />}</div>
      {isResumed && (
        <ResumedLine
          firstField="take-amount"
          onClear={() => {
            clear()
            setAttempts(0)
          }}
        />
      )}
      <ErrorSummary wrong={Object.entries(errors).map(([name, text]) => ({ id: `take-${name}`, text }))} attempt={attempts} />
      {all.length > 1 && (
        <FieldFrame id="take-account" label={said.account} labels="group">
          <Options
            kind="one"
            id="take-account"
            name="account"
            options={all.map(({ account: one }) => ({ value: one.pk, label: accountName(one) }))}
            value={account.pk}
            onChange={(pk) => set({ account: String(pk), reason: '', amount: '' })}
          />
        </FieldFrame>
      )}
      <NumberField
        id="take-amount"
        label={said.amount}
        lead="$"
        error={errors.amount}
        value={typed.amount}
        onChange={(amount) => set({ amount })}
      />
      <Button look="small" className={styles.go} onClick={() => set({ amount: money.cash_available.toFixed(2) })}>
        {said.all(dollarWords(money.cash_available, true))}
      </Button>
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
      <div role="status">
        {'wish' in read && !quote && <p className={parts.about}>{said.working}</p>}
        {quote && !quote.ok && (
          <Note title={said.notWorked} look="problem">
            {Object.values(quote.failure.fields ?? {}).flat()[0] ?? quote.failure.detail}
          </Note>
        )}
        {quote?.ok && <QuoteFacts quote={quote.data} chosen={chosen} />}
      </div>
      <Button type="submit" className={styles.go} isBusy={isReviewing}>
        {said.review}
      </Button>
      {account.account_type !== 'INDIVIDUAL_401K' && <WrongIra />}
      {reviewed && (
        <WithdrawReview
          {...reviewed}
          chosen={chosen}
          bank={bank}
          keys={keys}
          onBack={() => setReviewed(undefined)}
          onDone={(received) => {
            setReviewed(undefined)
            setReceipt(received)
            setAttempts(0)
            clear()
          }}
        />
      )}
    </form>
  )
}

/** Without an own reason comes last: the others cost less. */
function inOwnOrder(types: readonly DistributionType[]): readonly DistributionType[] {
  return types.toSorted((one, other) => Number(one === 'EARLY') - Number(other === 'EARLY'))
}
