import { dayOf } from '@app/schemas/rules/days/days'
import type { SavingFrequency } from '@app/schemas/rules/investing/savings-program'
import { useEffect } from 'react'
import { useWords, type Words } from '../../../client/language.ts'
import { longDayWords } from '../../../client/words/day-words.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Note } from '../../../ui/note.tsx'
import { type LinkedAccount, linkedAccounts } from '../../data/accounts/links.ts'
import { bankAccount } from '../../data/money/bank-account.ts'
import { firstDays, isRunning, type SavingsProgram, savingsProgram, wishOn } from '../../data/money/savings.ts'
import type { PanelProps } from '../panel-props.ts'
import styles from './savings-dates.module.css'

type Own = {
  readonly each: string
  readonly howOften: string
  readonly from: string
  readonly often: Readonly<Record<SavingFrequency, string>>
  readonly next: string
  readonly lastYear: string
  readonly runsTitle: string
  readonly runs: string
  readonly lackingTitle: string
  readonly lacking: (needed: string) => string
  readonly needed: Readonly<Record<'brokerage_account' | 'bank_account' | 'unconfirmed', string>>
  readonly and: string
  readonly notConfirmed: (bank: string) => string
  readonly noBank: string
  readonly ending: (digits: string) => string
}

const words: Words<Own> = {
  en: {
    each: 'Each deposit',
    howOften: 'How often',
    from: 'Taken from',
    often: { weekly: 'every week', 'every-two-weeks': 'every two weeks', monthly: 'every month' },
    next: 'The next three deposits',
    lastYear: ', for last year',
    runsTitle: 'You already have a plan',
    runs: 'Its deposits continue as they are until you start this one. Then this one takes its place.',
    lackingTitle: 'Nothing can be taken yet',
    lacking: (needed) =>
      `Still needed: ${needed}. If you start the plan now, we save it and take nothing. Once that’s done, it starts on its own, and we’ll write to you with the first date.`,
    needed: {
      brokerage_account: 'an open account to save into',
      bank_account: 'a linked bank account',
      unconfirmed: 'the code next to the small deposit in your bank account',
    },
    and: ' and ',
    notConfirmed: (bank) => `${bank}. Not confirmed yet`,
    noBank: 'No bank account is linked yet',
    ending: (digits) => `ending in ${digits}`,
  },
  es: {
    each: 'Cada depósito',
    howOften: 'Con qué frecuencia',
    from: 'Se toma de',
    often: { weekly: 'cada semana', 'every-two-weeks': 'cada dos semanas', monthly: 'cada mes' },
    next: 'Los próximos tres depósitos',
    lastYear: ', para el año pasado',
    runsTitle: 'Tu plan ya está en marcha',
    runs: 'Sus depósitos siguen como están hasta que empieces este. Entonces este ocupa su lugar.',
    lackingTitle: 'Todavía no se puede tomar nada',
    lacking: (needed) =>
      `Todavía falta: ${needed}. Si empiezas el plan ahora, lo guardamos y no tomamos nada. En cuanto esté, empieza solo y te escribimos con la primera fecha.`,
    needed: {
      brokerage_account: 'una cuenta abierta en la que ahorrar',
      bank_account: 'una cuenta bancaria conectada',
      unconfirmed: 'el código que está junto al depósito pequeño en tu cuenta bancaria',
    },
    and: ' y ',
    notConfirmed: (bank) => `${bank}. Todavía no está confirmada`,
    noBank: 'Todavía no hay ninguna cuenta bancaria conectada',
    ending: (digits) => `que termina en ${digits}`,
  },
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
  const said = useWords(words)
  const bank = bankAccount.use().data
  const typed = linkedAccounts.use().data?.find(({ verification }) => verification === 'pending')
  const today = dayOf(new Date())
  const { amount, frequency, first_date, first_for_last_year: isForLastYear } = wishOn(program, today)
  const days = isRunning(program) ? program.next_dates : firstDays({ frequency, first_date }, today)
  const lacking = program.missing.filter((one) => one !== 'debit_authorization')
  if (days.length === 0) return <Empty>{empty}</Empty>
  return (
    <section className={styles.dates} aria-labelledby="savings-dates">
      <Facts
        facts={[
          { name: said.each, value: <Amount dollars={amount} hasCents /> },
          { name: said.howOften, value: said.often[frequency] },
          { name: said.from, value: takenFrom(bank, typed, said) },
        ]}
      />
      <h2 className={styles.heading} id="savings-dates">
        {said.next}
      </h2>
      <ol className={styles.list}>
        {days.map((day, index) => (
          <li key={day} className={styles.day}>
            <span>
              {longDayWords(day)}
              {isForLastYear && index === 0 && said.lastYear}
            </span>
            <Amount dollars={amount} hasCents />
          </li>
        ))}
      </ol>
      {program.state === 'scheduled' && program.draft && <Note title={said.runsTitle}>{said.runs}</Note>}
      {lacking.length > 0 && <Lacking missing={lacking} isTyped={typed !== undefined} />}
    </section>
  )
}

type LackingProps = { readonly missing: readonly ('brokerage_account' | 'bank_account')[]; readonly isTyped: boolean }

/** What keeps money from moving is shown before the person decides. */
function Lacking({ missing, isTyped }: LackingProps) {
  const { lackingTitle, lacking, needed, and } = useWords(words)
  const all = missing.map((one) => needed[one === 'bank_account' && isTyped ? 'unconfirmed' : one])
  return <Note title={lackingTitle}>{lacking(all.join(and))}</Note>
}

function takenFrom(bank: ReturnType<typeof bankAccount.peek>, typed: LinkedAccount | undefined, said: Own): string {
  if (bank) return bankWords(bank, said)
  return typed ? said.notConfirmed(bankWords(typed, said)) : said.noBank
}

function bankWords(
  { institution_name, nickname, name, last_four }: Pick<LinkedAccount, 'institution_name' | 'nickname' | 'name' | 'last_four'>,
  { ending }: Own,
): string {
  return [institution_name ?? nickname ?? name, last_four && ending(last_four)].filter(Boolean).join(', ')
}
