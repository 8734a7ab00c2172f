import { beginningDays } from '@app/schemas/rules/investing/deposit-schedules'
import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { useRequestKeys } from '../../../client/service/use-request-keys.ts'
import { useKeptFields } from '../../../client/use-kept-fields.ts'
import type { BankAccount } from '../../../screens/data/money/bank-account.ts'
import type { BrokerageAccount } from '../../../screens/data/money/ira-accounts.ts'
import type { Rooms } from '../../../screens/data/money/transfers.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { describedBy, FieldFrame } from '../../../ui/fields/field-frame.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { SelectInput } from '../../../ui/fields/select-input.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { AccountChoice } from '../account-choice.tsx'
import { Receipt, type Received } from '../history/receipt.tsx'
import styles from '../money.module.css'
import { ResumedLine } from '../resumed-line.tsx'
import { WrongIra } from '../wrong-ira.tsx'
import { words } from './put-in.words.ts'
import { PutInReview } from './put-in-review.tsx'
import { accountOf, blankPutIn, oftens, type PutInWish, readPutIn, readPutInDraft, roomOf, taxYearOf, yearOf } from './put-in-wish.ts'
import { RoomLine, YearChoice } from './room-line.tsx'

type Known = Rooms & { readonly accounts: readonly BrokerageAccount[] }
type Props = Known & { readonly bank: BankAccount }

const form = 'deposit'

/** What is put in, where, how often and for which year. It is checked as it is typed; nothing moves before the review. */
export function PutInForm({ bank, ...known }: Props) {
  const said = useWords(words)
  const keys = useRequestKeys(form)
  const deposit = useDepositForm(known)
  const { errors, account, room, reviewed, received } = deposit
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        deposit.review()
      }}
    >
      <div role="status">{received && <Receipt key={received.about} {...received} />}</div>
      {deposit.isResumed && <ResumedLine firstField="put-in-amount" onClear={deposit.startOver} />}
      <ErrorSummary wrong={Object.entries(errors).map(([name, text]) => ({ id: `put-in-${name}`, text }))} attempt={deposit.attempts} />
      <AccountChoice
        id="put-in-account"
        label={said.account}
        accounts={known.accounts}
        chosen={account}
        onChoose={(chosen) => deposit.set({ account: chosen })}
      />
      <Timing known={known} deposit={deposit} />
      <AmountField deposit={deposit} />
      {room && <RoomLine id="put-in-room" room={room} />}
      <Button type="submit" className={styles.go}>
        {said.review}
      </Button>
      {account && account.account_type !== 'INDIVIDUAL_401K' && <WrongIra />}
      {reviewed && <PutInReview wish={reviewed} bank={bank} keys={keys} onBack={deposit.goBack} onDone={deposit.finish} />}
    </form>
  )
}

type DepositForm = ReturnType<typeof useDepositForm>

/** A deposit on its way from what is typed, through the review, to the receipt. */
function useDepositForm({ accounts, rooms, today }: Known) {
  const said = useWords(words)
  const { typed: draft, set, isResumed, clear } = useKeptFields(form, blankPutIn(today))
  const typed = readPutInDraft(draft)
  const [attempts, setAttempts] = useState(0)
  const [reviewed, setReviewed] = useState<PutInWish>()
  const [received, setReceived] = useState<Received>()
  const read = readPutIn(typed, { accounts, rooms, today }, said)
  const account = accountOf(accounts, typed)
  const taxYear = taxYearOf(typed, rooms, account, today)
  const startOver = () => {
    clear()
    setAttempts(0)
  }
  return {
    ...{ typed, set, isResumed, attempts, account, taxYear, reviewed, received, startOver },
    errors: attempts > 0 && 'errors' in read ? read.errors : {},
    room: account && roomOf(rooms, account, taxYear),
    review: () => {
      if ('wish' in read) setReviewed(read.wish)
      else setAttempts((before) => before + 1)
    },
    goBack: () => setReviewed(undefined),
    finish: (receipt: Received) => {
      setReviewed(undefined)
      setReceived(receipt)
      startOver()
    },
  }
}

type FieldProps = { readonly deposit: DepositForm }

/** How often, and what follows from it: the year that one deposit counts for, or the day on which several begin. */
function Timing({ known: { rooms, today }, deposit }: FieldProps & { readonly known: Known }) {
  const said = useWords(words)
  const { typed, set, account, taxYear } = deposit
  return (
    <>
      <FieldFrame id="put-in-often" label={said.often}>
        <SelectInput
          id="put-in-often"
          options={oftens.map((value) => ({ value, label: said.oftenChoices[value] }))}
          value={typed.often}
          onChange={(often) => set({ often })}
        />
      </FieldFrame>
      {typed.often === 'once' ? (
        <YearChoice
          rooms={rooms}
          account={account}
          thisYear={yearOf(today)}
          taxYear={taxYear}
          onChange={(chosen) => set({ taxYear: chosen })}
        />
      ) : (
        <FirstDayField today={today} deposit={deposit} />
      )}
    </>
  )
}

function FirstDayField({ today, deposit: { typed, set, errors } }: FieldProps & Pick<Known, 'today'>) {
  const said = useWords(words)
  const { first, last } = beginningDays(today)
  return (
    <FieldFrame id="put-in-first_date" label={said.firstDay} help={said.firstDayHelp} error={errors.first_date}>
      <TextInput
        id="put-in-first_date"
        type="date"
        width="medium"
        value={typed.firstDay}
        min={first}
        max={last}
        aria-invalid={errors.first_date !== undefined || undefined}
        aria-describedby={describedBy('put-in-first_date', { help: said.firstDayHelp, why: undefined, error: errors.first_date })}
        onChange={({ target }) => set({ firstDay: target.value })}
      />
    </FieldFrame>
  )
}

function AmountField({ deposit: { typed, set, errors } }: FieldProps) {
  const said = useWords(words)
  return (
    <NumberField
      id="put-in-amount"
      label={said.amount}
      lead="$"
      error={errors.amount}
      alsoDescribedBy="put-in-room"
      value={typed.amount}
      onChange={(amount) => set({ amount })}
    />
  )
}
