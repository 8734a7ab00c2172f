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
import { Options } from '../../../ui/fields/options.tsx'
import { SelectInput } from '../../../ui/fields/select-input.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { accountName } from '../account-names.ts'
import { Receipt, type Received } from '../history/receipt.tsx'
import styles from '../money.module.css'
import { ResumedLine } from '../resumed-line.tsx'
import { WrongIra } from '../wrong-ira.tsx'
import { words } from './put-in.words.ts'
import { PutInReview } from './put-in-review.tsx'
import { accountOf, blankPutIn, oftens, type PutInWish, readPutIn, readPutInDraft, roomOf, taxYearOf, yearOf } from './put-in-wish.ts'
import { RoomLine, YearChoice } from './room-line.tsx'

type Props = Rooms & { readonly accounts: readonly BrokerageAccount[]; readonly bank: BankAccount }

const form = 'deposit'

/** What is put in, where, how often and for which year. It is checked as it is typed; nothing moves before the review. */
export function PutInForm({ accounts, rooms, today, bank }: Props) {
  const said = useWords(words)
  const keys = useRequestKeys(form)
  const { typed: draft, set, isResumed, clear } = useKeptFields(form, blankPutIn(today))
  const typed = readPutInDraft(draft)
  const [attempts, setAttempts] = useState(0)
  const [reviewed, setReviewed] = useState<PutInWish>()
  const [received, setReceived] = useState<Received>()
  const read = readPutIn(typed, { accounts, rooms, today }, said)
  const errors = attempts > 0 && 'errors' in read ? read.errors : {}
  const account = accountOf(accounts, typed)
  const isOnce = typed.often === 'once'
  const taxYear = taxYearOf(typed, rooms, account, today)
  const room = account && roomOf(rooms, account, taxYear)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if ('wish' in read) setReviewed(read.wish)
        else setAttempts((before) => before + 1)
      }}
    >
      <div role="status">{received && <Receipt key={received.about} {...received} />}</div>
      {isResumed && (
        <ResumedLine
          firstField="put-in-amount"
          onClear={() => {
            clear()
            setAttempts(0)
          }}
        />
      )}
      <ErrorSummary wrong={Object.entries(errors).map(([name, text]) => ({ id: `put-in-${name}`, text }))} attempt={attempts} />
      {accounts.length > 1 && (
        <FieldFrame id="put-in-account" label={said.account} labels="group">
          <Options
            kind="one"
            id="put-in-account"
            name="account"
            options={accounts.map((one) => ({ value: one.pk, label: accountName(one) }))}
            value={account?.pk ?? ''}
            onChange={(chosen) => set({ account: String(chosen) })}
          />
        </FieldFrame>
      )}
      <FieldFrame id="put-in-often" label={said.often}>
        <SelectInput
          id="put-in-often"
          options={oftens.map((value) => ({ value, label: said.oftenChoices[value] }))}
          value={typed.often}
          onChange={(often) => set({ often })}
        />
      </FieldFrame>
      {isOnce ? (
        <YearChoice
          rooms={rooms}
          account={account}
          thisYear={yearOf(today)}
          taxYear={taxYear}
          onChange={(chosen) => set({ taxYear: chosen })}
        />
      ) : (
        <FieldFrame id="put-in-first_date" label={said.firstDay} help={said.firstDayHelp} error={errors.first_date}>
          <TextInput
            id="put-in-first_date"
            type="date"
            width="medium"
            value={typed.firstDay}
            min={today}
            aria-invalid={errors.first_date !== undefined || undefined}
            aria-describedby={describedBy('put-in-first_date', { help: said.firstDayHelp, why: undefined, error: errors.first_date })}
            onChange={({ target }) => set({ firstDay: target.value })}
          />
        </FieldFrame>
      )}
      <FieldFrame id="put-in-amount" label={said.amount} error={errors.amount}>
        <TextInput
          id="put-in-amount"
          lead="$"
          width="medium"
          inputMode="decimal"
          autoComplete="off"
          value={typed.amount}
          aria-invalid={errors.amount !== undefined || undefined}
          aria-describedby={[describedBy('put-in-amount', { help: undefined, why: undefined, error: errors.amount }), 'put-in-room']
            .filter(Boolean)
            .join(' ')}
          onChange={({ target }) => set({ amount: target.value })}
        />
      </FieldFrame>
      {room && <RoomLine id="put-in-room" room={room} />}
      <Button type="submit" className={styles.go}>
        {said.review}
      </Button>
      {account && account.account_type !== 'INDIVIDUAL_401K' && <WrongIra />}
      {reviewed && (
        <PutInReview
          wish={reviewed}
          bank={bank}
          keys={keys}
          onBack={() => setReviewed(undefined)}
          onDone={(receipt) => {
            setReviewed(undefined)
            setReceived(receipt)
            setAttempts(0)
            clear()
          }}
        />
      )}
    </form>
  )
}
