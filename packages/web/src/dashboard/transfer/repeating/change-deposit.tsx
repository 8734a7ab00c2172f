import { dayOf } from '@app/schemas/rules/days/days'
import { type DepositFrequency, depositFrequencies } from '@app/schemas/rules/investing/deposit-schedules'
import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords } from '../../../client/language.ts'
import { failed } from '../../../client/service/answer.ts'
import { useKeptFields } from '../../../client/use-kept-fields.ts'
import { contributionRooms } from '../../../screens/data/money/transfers.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { FieldFrame } from '../../../ui/fields/field-frame.tsx'
import { SelectInput } from '../../../ui/fields/select-input.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { words as putInWords } from '../put-in/put-in.words.ts'
import { ResumedLine } from '../resumed-line.tsx'
import { changedIn, nextDayOf, readChange } from './changed-deposit.ts'
import { words } from './repeating.words.ts'
import type { AskedProps, RepeatingDeposit } from './repeating-deposit.ts'

/** Another amount, how often, and the next day: what stays as it was is not sent. */
export function ChangeDeposit({ deposit, keys, onClose }: AskedProps) {
  const said = useWords(words)
  const { oftenChoices, dayWrong } = useWords(putInWords)
  const start = { amount: String(deposit.amount), frequency: deposit.frequency, firstDay: nextDayOf(deposit) }
  const { typed: draft, set, isResumed, clear } = useKeptFields<Record<keyof typeof start, string>>(changeForm(deposit), start)
  const typed = { ...draft, frequency: frequencyOf(draft.frequency) ?? deposit.frequency }
  const today = contributionRooms.use().data?.today ?? dayOf(new Date())
  const act = async () => {
    const read = readChange(deposit, typed, today, { amount: said.amountWrong, day: dayWrong })
    if ('problem' in read) return failed({ code: 'validation_failed', detail: read.problem })
    return deposit.change(read.change, keys.keyOf({ version: deposit.version, change: read.change }))
  }
  const offered = depositFrequencies.filter((one) => deposit.frequencies.includes(one))
  return (
    <ConfirmDialog
      title={said.changeTitle}
      yes={said.save}
      no={said.keep}
      isKeyed
      act={act}
      onKeep={() => {
        clear()
        onClose()
      }}
      onDone={() => {
        clear()
        onClose(said.changed(changedIn(typed), typed.frequency))
      }}
    >
      {isResumed && <ResumedLine firstField="new-amount" onClear={clear} />}
      <p>{said.changeAbout(dollarWords(deposit.amount, true))}</p>
      <FieldFrame id="new-amount" label={said.newAmount}>
        <TextInput
          id="new-amount"
          lead="$"
          width="medium"
          inputMode="decimal"
          value={typed.amount}
          onChange={({ target }) => set({ amount: target.value })}
        />
      </FieldFrame>
      <FieldFrame id="new-often" label={said.newOften}>
        <SelectInput
          id="new-often"
          options={offered.map((value) => ({ value, label: oftenChoices[value] }))}
          value={typed.frequency}
          onChange={(frequency) => set({ frequency })}
        />
      </FieldFrame>
      {deposit.isStarted && (
        <FieldFrame id="new-day" label={said.newDay}>
          <TextInput
            id="new-day"
            type="date"
            width="medium"
            value={typed.firstDay}
            min={today}
            onChange={({ target }) => set({ firstDay: target.value })}
          />
        </FieldFrame>
      )}
      <p>{said.changeAllows}</p>
    </ConfirmDialog>
  )
}

/** The name under which what was typed and not saved is kept. */
export function changeForm({ id }: Pick<RepeatingDeposit, 'id'>): string {
  return `deposit-${id}`
}

function frequencyOf(chosen: string): DepositFrequency | undefined {
  return depositFrequencies.find((one) => one === chosen)
}
