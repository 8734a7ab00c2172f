import { dollarWords } from '@app/schemas/rules/money/money'
import { shortNumber } from '@app/schemas/rules/people/short-number'
import { language, useWords } from '../../../client/language.ts'
import { dateWords } from '../../../client/words/day-words.ts'
import type { BrokerageAccount } from '../../../screens/data/money/ira-accounts.ts'
import type { Transfer } from '../../../screens/data/money/transfers.ts'
import { Line } from '../../../ui/lines.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { accountName } from '../account-names.ts'
import styles from '../money.module.css'
import { TakeBack } from './take-back.tsx'
import { lessWords, type TransferListWords, transferName, words } from './transfer-list.words.ts'

type Props = {
  readonly transfer: Transfer
  readonly account: BrokerageAccount | undefined
  readonly onTakenBack: (said: string) => void
}

/** What was moved, when, for which year, and where it is now. */
export function TransferLine({ transfer, account, onTakenBack }: Props) {
  const said = useWords(words)
  const { direction, amount, state, pk, reason } = transfer
  const isBad = hasFailed(transfer)
  const hasArrived = state === 'SETTLED' || (transfer.processed && state !== 'TAKEN_BACK')
  const look = isBad ? 'bad' : hasArrived ? 'sure' : 'maybe'
  return (
    <Line>
      <div>
        <strong>{transferName(transfer, account ? accountName(account) : transfer.account_number, said)}</strong>
        <span className={styles.small}>{aboutOf(transfer, said).join(' · ')}</span>
        {noteOf(transfer, said).map((note) => (
          <span key={note} className={styles.small}>
            {note}
          </span>
        ))}
        {isBad && <span className={styles.small}>{[reason, transfer.state_words].filter(Boolean).join(' ')}</span>}
        <span className={styles.small}>{said.number(shortNumber(pk))}</span>
        <TakeBack transfer={transfer.loan_id === null ? transfer : { ...transfer, direction: 'PAYMENT' }} onTakenBack={onTakenBack} />
      </div>
      <span className={styles.end}>
        <span className={styles.figure}>
          {direction === 'DEPOSIT' ? '+' : '−'}
          {dollarWords(amount, true)}
        </span>
        <Tag look={look}>{said.tags[direction][state]}</Tag>
      </span>
    </Line>
  )
}

function aboutOf({ asked_at: asked, tax_year: year, transfer_schedule_id: schedule }: Transfer, said: TransferListWords) {
  return [
    said.asked(dateWords(asked, language())),
    ...(year === null ? [] : [said.forYear(year)]),
    ...(schedule === null ? [] : [said.repeats]),
  ]
}

function noteOf(transfer: Transfer, said: TransferListWords) {
  const { state, direction, available_on: day, recharacterized: changed } = transfer
  const less = lessWords(transfer, said)
  if (direction === 'WITHDRAWAL') return less === undefined ? [] : [less]
  return [
    ...(state === 'SETTLED' && day !== null ? [said.takeable(dateWords(day, language()))] : []),
    ...(changed > 0 ? [said.changed(dollarWords(changed, true))] : []),
  ]
}

function hasFailed({ state }: Transfer): boolean {
  return state === 'RETURNED' || state === 'REFUSED'
}
