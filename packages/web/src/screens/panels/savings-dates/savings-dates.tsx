import { dayOf } from '@app/schemas/rules/days/days'
import type { SavingFrequency } from '@app/schemas/rules/investing/savings-program'
import { useEffect } from 'react'
import { Amount } from '../../../ui/amount.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Note } from '../../../ui/note.tsx'
import { type LinkedAccount, linkedAccounts } from '../../data/accounts/links.ts'
import { bankAccount } from '../../data/money/bank-account.ts'
import { firstDays, type SavingsProgram, savingsProgram, useSavingWish } from '../../data/money/savings.ts'
import { longDayWords } from '../day-words.ts'
import type { PanelProps } from '../panel-props.ts'
import styles from './savings-dates.module.css'

const often: Readonly<Record<SavingFrequency, string>> = {
  weekly: 'every week',
  'every-two-weeks': 'every two weeks',
  monthly: 'every month',
}

/** What would be taken, from where and when: the next three deposits. */
export function SavingsDates({ empty }: PanelProps) {
  const program = savingsProgram.use()
  const { reload } = program
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is missing may have come meanwhile
  useEffect(reload, [])
  return (
    <Loaded of={program} empty={empty}>
      {(kept) => kept && <Dates program={kept} empty={empty} />}
    </Loaded>
  )
}

function Dates({ program, empty }: { readonly program: SavingsProgram; readonly empty: string | undefined }) {
  const { wish } = useSavingWish()
  const bank = bankAccount.use().data
  const typed = linkedAccounts.use().data?.find(({ verification }) => verification === 'pending')
  const { amount, frequency, first_date, first_for_last_year: isForLastYear } = wish ?? program
  const today = dayOf(new Date())
  const days = firstDays({ amount, frequency, first_date: first_date < today ? today : first_date }, today)
  const lacking = program.missing.filter((one) => one !== 'debit_authorization')
  if (days.length === 0) return <Empty>{empty}</Empty>
  return (
    <section className={styles.dates} aria-labelledby="savings-dates">
      <Facts
        facts={[
          { name: 'Each deposit', value: <Amount dollars={amount} hasCents /> },
          { name: 'How often', value: often[frequency] },
          { name: 'Taken from', value: takenFrom(bank, typed) },
        ]}
      />
      <h2 className={styles.heading} id="savings-dates">
        The next three deposits
      </h2>
      <ol className={styles.list}>
        {days.map((day, index) => (
          <li key={day} className={styles.day}>
            <span>
              {longDayWords(day)}
              {isForLastYear && index === 0 && ', for last year'}
            </span>
            <Amount dollars={amount} hasCents />
          </li>
        ))}
      </ol>
      {program.state === 'scheduled' && wish && (
        <Note title="Your plan runs already">Its deposits go on as they are until you start this one. Then this one takes its place.</Note>
      )}
      {lacking.length > 0 && <Lacking missing={lacking} isTyped={typed !== undefined} />}
    </section>
  )
}

const lackingWords = {
  brokerage_account: 'an open account to save into',
  bank_account: 'a linked bank account',
} as const
const unconfirmed = 'the code beside the small deposit in your bank account'

type LackingProps = { readonly missing: readonly (keyof typeof lackingWords)[]; readonly isTyped: boolean }

/** What keeps money from moving is said before the person decides. */
function Lacking({ missing, isTyped }: LackingProps) {
  const needed = missing.map((one) => (one === 'bank_account' && isTyped ? unconfirmed : lackingWords[one]))
  return (
    <Note title="Nothing can be taken yet">
      {`Still needed: ${needed.join(' and ')}. If you start the plan now, we keep it and take nothing. Once that is there, it starts by itself, and we write to you with the first date.`}
    </Note>
  )
}

function takenFrom(bank: ReturnType<typeof bankAccount.peek>, typed: LinkedAccount | undefined): string {
  if (bank) return bankWords(bank)
  return typed ? `${bankWords(typed)}. Not confirmed yet` : 'No bank account is linked yet'
}

function bankWords({
  institution_name,
  nickname,
  name,
  last_four,
}: Pick<LinkedAccount, 'institution_name' | 'nickname' | 'name' | 'last_four'>): string {
  return [institution_name ?? nickname ?? name, last_four && `ending in ${last_four}`].filter(Boolean).join(', ')
}
