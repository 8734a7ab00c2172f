import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { dayOf } from '@app/schemas/rules/days/days'
import { depositFrequencies } from '@app/schemas/rules/investing/deposit-schedules'
import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { useRequestKeys } from '../../../client/service/use-request-keys.ts'
import type { BankAccount } from '../../../screens/data/money/bank-account.ts'
import type { BrokerageAccount } from '../../../screens/data/money/ira-accounts.ts'
import type { Room } from '../../../screens/data/money/transfers.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { describedBy, FieldFrame } from '../../../ui/fields/field-frame.tsx'
import { Options } from '../../../ui/fields/options.tsx'
import { SelectInput } from '../../../ui/fields/select-input.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { accountName } from '../account-names.ts'
import { Receipt, type Received } from '../history/receipt.tsx'
import styles from '../money.module.css'
import { type Often, words } from './put-in.words.ts'
import { PutInReview } from './put-in-review.tsx'
import { type PutInTyped, type PutInWish, readPutIn, roomOf } from './put-in-wish.ts'
import { RoomLine, YearChoice } from './room-line.tsx'

type Props = { readonly accounts: readonly BrokerageAccount[]; readonly rooms: readonly Room[]; readonly bank: BankAccount }

const oftens: readonly Often[] = ['once', ...depositFrequencies]

/** What is put in, where, how often and for which year. It is checked as it is typed; nothing moves before the review. */
export function PutInForm({ accounts, rooms, bank }: Props) {
  const said = useWords(words)
  const keys = useRequestKeys()
  const today = dayOf(new Date())
  const [typed, setTyped] = useState<PutInTyped>(() => blank(accounts, today))
  const [attempts, setAttempts] = useState(0)
  const [reviewed, setReviewed] = useState<PutInWish>()
  const [received, setReceived] = useState<Received>()
  const set = (change: Partial<PutInTyped>) => setTyped((before) => ({ ...before, ...change }))
  const read = readPutIn(typed, { accounts, rooms, today }, said)
  const errors = attempts > 0 && 'errors' in read ? read.errors : {}
  const account = accounts.find(({ account_number }) => account_number === typed.account)
  const isOnce = typed.often === 'once'
  const room = account && roomOf(rooms, account, isOnce ? typed.taxYear : Number(today.slice(0, 4)))
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
      <ErrorSummary wrong={Object.entries(errors).map(([name, text]) => ({ id: `put-in-${name}`, text }))} attempt={attempts} />
      {accounts.length > 1 && (
        <FieldFrame id="put-in-account" label={said.account} labels="group">
          <Options
            kind="one"
            id="put-in-account"
            name="account"
            options={accounts.map((one) => ({ value: one.account_number, label: accountName(one) }))}
            value={typed.account}
            onChange={(chosen) => set({ account: String(chosen) })}
          />
        </FieldFrame>
      )}
      <FieldFrame id="put-in-often" label={said.often}>
        <SelectInput
          id="put-in-often"
          options={oftens.map((value) => ({ value, label: said.oftenChoices[value] }))}
          value={typed.often}
          onChange={(chosen) => set({ often: oftens.find((one) => one === chosen) ?? 'once' })}
        />
      </FieldFrame>
      {isOnce ? (
        <YearChoice rooms={rooms} account={account} taxYear={typed.taxYear} onChange={(taxYear) => set({ taxYear })} />
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
            set({ amount: '' })
          }}
        />
      )}
    </form>
  )
}

function blank(accounts: readonly BrokerageAccount[], today: string): PutInTyped {
  return {
    amount: '',
    account: accounts[0]?.account_number ?? '',
    often: 'once',
    taxYear: Number(today.slice(0, 4)),
    firstDay: addBankDays(today, 1),
  }
}
