import { dayOf } from '@app/schemas/rules/days/days'
import { beginningDays, type DepositFrequency, depositFrequencies, mayBegin } from '@app/schemas/rules/investing/deposit-schedules'
import { bankProblem } from '@app/schemas/rules/money/bank-limits'
import { dollarWords, toCents } from '@app/schemas/rules/money/money'
import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { useRequestKeys } from '../../../client/service/use-request-keys.ts'
import { useKeptFields } from '../../../client/use-kept-fields.ts'
import { contributionRooms, readMoneyAnew } from '../../../screens/data/money/transfers.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { describedBy, FieldFrame } from '../../../ui/fields/field-frame.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { SelectInput } from '../../../ui/fields/select-input.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { PlaceLink } from '../../../ui/place-link.tsx'
import parts from '../../frame/parts.module.css'
import styles from '../money.module.css'
import { words as putInWords } from '../put-in/put-in.words.ts'
import { ResumedLine } from '../resumed-line.tsx'
import { words } from './repeating.words.ts'
import type { AskedProps, DepositChange, RepeatingDeposit } from './repeating-deposit.ts'

type Props = { readonly deposit: RepeatingDeposit; readonly onChanged: (words: string) => void }
type Asking = 'change' | 'pause' | 'resume' | 'end'

/** Change the amount and the days, pause, go on, end: each asks once before it is done. */
export function RepeatingActions({ deposit, onChanged }: Props) {
  const said = useWords(words)
  const keys = useRequestKeys(changeForm(deposit))
  const [asking, setAsking] = useState<Asking>()
  const { isPaused, isStarted, isPlan, amount } = deposit
  const named = said.each(dollarWords(amount, amount % 1 !== 0), deposit.frequency)
  const close = (happened?: string) => {
    setAsking(undefined)
    if (happened === undefined) return
    keys.renew()
    onChanged(happened)
    void readMoneyAnew()
  }
  const all: readonly { readonly what: Asking; readonly isShown: boolean }[] = [
    { what: 'change', isShown: !isPaused },
    { what: 'pause', isShown: isStarted && !isPaused },
    { what: 'resume', isShown: isPaused },
    { what: 'end', isShown: true },
  ]
  return (
    <div className={styles.buttons}>
      {all.map(
        ({ what, isShown }) =>
          isShown && (
            <Button key={what} look="small" aria-haspopup="dialog" aria-label={`${said[what]}: ${named}`} onClick={() => setAsking(what)}>
              {said[what]}
            </Button>
          ),
      )}
      {isPlan && (
        <PlaceLink className={parts.more} place="savings-plan">
          {said.seePlan}
        </PlaceLink>
      )}
      {asking === 'change' && <ChangeDeposit deposit={deposit} keys={keys} onClose={close} />}
      {asking !== undefined && asking !== 'change' && <Asked what={asking} deposit={deposit} keys={keys} onClose={close} />}
    </div>
  )
}

function Asked({ what, deposit, keys, onClose }: AskedProps & { readonly what: Exclude<Asking, 'change'> }) {
  const said = useWords(words)
  const sum = dollarWords(deposit.amount, true)
  const asked = {
    pause: { title: said.pauseTitle, about: said.pauseAbout, yes: said.pauseYes, done: said.isPaused },
    resume: { title: said.resumeTitle, about: said.resumeAbout(sum), yes: said.resumeYes, done: said.isResumed },
    end: { title: said.endTitle, about: said.endAbout, yes: said.endYes, done: said.ended },
  }[what]
  const act = () => {
    const key = keys.keyOf({ version: deposit.version, what })
    return what === 'end' ? deposit.end(key) : deposit.change({ isPaused: what === 'pause' }, key)
  }
  return (
    <ConfirmDialog
      title={asked.title}
      yes={asked.yes}
      no={said.keep}
      isKeepingMain={what === 'end'}
      isKeyed
      act={act}
      onKeep={() => onClose()}
      onDone={() => onClose(asked.done)}
    >
      <p>{asked.about}</p>
    </ConfirmDialog>
  )
}

type Typed = { readonly amount: string; readonly frequency: DepositFrequency; readonly firstDay: string }
type Problems = Readonly<Record<'amount' | 'day', string>>
/** By the field that it is wrong in. */
type Wrong = Readonly<Partial<Problems>>

/** Another amount, how often, and the next day: what stays as it was is not sent. */
function ChangeDeposit({ deposit, keys, onClose }: AskedProps) {
  const said = useWords(words)
  const change = useTypedChange(deposit)
  const { typed, read, wrong, attempts, tryIt, isResumed, clear } = change
  return (
    <ConfirmDialog
      title={said.changeTitle}
      yes={said.save}
      no={said.keep}
      isKeyed
      isReady={tryIt}
      act={() => deposit.change(read.change, keys.keyOf({ version: deposit.version, change: read.change }))}
      onKeep={() => {
        clear()
        onClose()
      }}
      onDone={() => {
        clear()
        onClose(said.changed(changedIn(typed), typed.frequency))
      }}
    >
      <ErrorSummary wrong={Object.entries(wrong).map(([name, text]) => ({ id: `new-${name}`, text }))} attempt={attempts} />
      {isResumed && <ResumedLine firstField="new-amount" onClear={clear} />}
      <p>{said.changeAbout(dollarWords(deposit.amount, true))}</p>
      <ChangeFields deposit={deposit} change={change} />
      <p>{said.changeAllows}</p>
    </ConfirmDialog>
  )
}

/** A change as it is typed. It begins with the deposit as it stands, or with what was typed on another visit. */
function useTypedChange(deposit: RepeatingDeposit) {
  const { amountWrong } = useWords(words)
  const { dayWrong } = useWords(putInWords)
  const start = { amount: String(deposit.amount), frequency: deposit.frequency, firstDay: nextDayOf(deposit) }
  const { typed: draft, ...kept } = useKeptFields<Record<keyof typeof start, string>>(changeForm(deposit), start)
  const [attempts, setAttempts] = useState(0)
  const typed: Typed = { ...draft, frequency: frequencyOf(draft.frequency) ?? deposit.frequency }
  const today = contributionRooms.use().data?.today ?? dayOf(new Date())
  const read = readChange(deposit, typed, today, { amount: amountWrong, day: dayWrong })
  const isRight = Object.keys(read.wrong).length === 0
  const tryIt = () => {
    setAttempts(isRight ? 0 : attempts + 1)
    return isRight
  }
  return { ...kept, typed, today, read, attempts, tryIt, wrong: attempts > 0 ? read.wrong : {} }
}

type FieldsProps = { readonly deposit: RepeatingDeposit; readonly change: ReturnType<typeof useTypedChange> }

function ChangeFields({ deposit, change: { typed, set, today, wrong } }: FieldsProps) {
  const said = useWords(words)
  const { oftenChoices } = useWords(putInWords)
  const offered = depositFrequencies.filter((one) => deposit.frequencies.includes(one))
  const { first, last } = beginningDays(today)
  return (
    <>
      <NumberField
        id="new-amount"
        label={said.newAmount}
        lead="$"
        error={wrong.amount}
        value={typed.amount}
        onChange={(amount) => set({ amount })}
      />
      <FieldFrame id="new-often" label={said.newOften}>
        <SelectInput
          id="new-often"
          options={offered.map((value) => ({ value, label: oftenChoices[value] }))}
          value={typed.frequency}
          onChange={(frequency) => set({ frequency })}
        />
      </FieldFrame>
      {deposit.isStarted && (
        <FieldFrame id="new-day" label={said.newDay} error={wrong.day}>
          <TextInput
            id="new-day"
            type="date"
            width="medium"
            value={typed.firstDay}
            min={first}
            max={last}
            aria-invalid={wrong.day !== undefined || undefined}
            aria-describedby={describedBy('new-day', { help: undefined, why: undefined, error: wrong.day })}
            onChange={({ target }) => set({ firstDay: target.value })}
          />
        </FieldFrame>
      )}
    </>
  )
}

/** The name under which what was typed and not saved is kept. */
function changeForm({ id }: Pick<RepeatingDeposit, 'id'>): string {
  return `deposit-${id}`
}

function frequencyOf(chosen: string): DepositFrequency | undefined {
  return depositFrequencies.find((one) => one === chosen)
}

/** The next deposit as it stands. */
function nextDayOf({ next_dates: [next = ''] }: Pick<RepeatingDeposit, 'next_dates'>): string {
  return next
}

/** What is to be another one than before, and what is wrong with it: it is sent where nothing is. */
function readChange(
  deposit: Pick<RepeatingDeposit, 'amount' | 'frequency' | 'next_dates'>,
  typed: Typed,
  today: string,
  problems: Problems,
): { readonly change: DepositChange; readonly wrong: Wrong } {
  const cents = toCents(typed.amount)
  const isAmountWrong = !cents.ok || bankProblem(cents.value) === 'too-little'
  const isOtherDay = typed.firstDay !== nextDayOf(deposit)
  const isDayWrong = isOtherDay && !mayBegin(typed.firstDay, today)
  const amount = cents.ok ? cents.value / 100 : deposit.amount
  return {
    change: {
      ...(amount !== deposit.amount && { amount }),
      ...(typed.frequency !== deposit.frequency && { frequency: typed.frequency }),
      ...(isOtherDay && { firstDay: typed.firstDay }),
    },
    wrong: { ...(isAmountWrong && { amount: problems.amount }), ...(isDayWrong && { day: problems.day }) },
  }
}

/** The amount in words. */
function changedIn({ amount }: Typed): string {
  const cents = toCents(amount)
  return cents.ok ? dollarWords(cents.value / 100, true) : ''
}
