import { dayOf } from '@app/schemas/rules/days/days'
import { depositDays, savingFrequencies } from '@app/schemas/rules/investing/savings-program'
import { iraLimitBy } from '@app/schemas/rules/money/contribution-limits'
import { dollarWords, toCents } from '@app/schemas/rules/money/money'
import { useWords, type Words } from '../../../client/language.ts'
import type { Typed } from '../../../client/walk/drafts.ts'
import { Note } from '../../../ui/note.tsx'
import type { PanelProps } from '../panel-props.ts'

type Own = {
  readonly title: string
  readonly about: (total: string, year: number, usual: string, older: string) => string
  readonly unknownYet: string
  readonly rest: string
}

const words: Words<Own> = {
  en: {
    title: 'This is more than a year allows',
    about: (total, year, usual, older) =>
      `This plan would put in ${total} in ${year}. The limit for all your IRAs together is ${usual}, or ${older} from age 50`,
    unknownYet: ' this year. The next limit isn’t known yet',
    rest: '. We won’t take more than that. A smaller amount keeps all your dates.',
  },
  es: {
    title: 'Esto es más de lo que permite un año',
    about: (total, year, usual, older) =>
      `Este plan pondría ${total} en ${year}. El límite para todas tus cuentas IRA juntas es de ${usual}, o de ${older} desde los 50 años`,
    unknownYet: ' este año. El próximo límite todavía no se conoce',
    rest: '. No tomamos lo que lo supera. Con una cantidad menor se mantienen todas tus fechas.',
  },
}

/** Says while the plan is typed that it would pass what the law allows in a year. Nothing where it does not. */
export function SavingsLimit({ form: { values } }: PanelProps) {
  const over = overLimit(values, dayOf(new Date()))
  const said = useWords(words)
  const [total = '', usual = '', older = ''] = over
    ? [over.totalCents, over.usualCents, over.from50Cents].map((cents) => dollarWords(cents / 100))
    : []
  return (
    <div role="status">
      {over && (
        <Note title={said.title}>
          {`${said.about(total, over.year, usual, older)}${over.isOfYearBefore ? said.unknownYet : ''}${said.rest}`}
        </Note>
      )}
    </div>
  )
}

type OverLimit = {
  readonly year: number
  readonly totalCents: number
  readonly usualCents: number
  readonly from50Cents: number
  /** The limit of that year is not known yet: it is held against the last one that is. */
  readonly isOfYearBefore: boolean
}

/** More than there are in the year of the first deposit and the whole year after it. */
const mostDeposits = 110

/** The first year in which a plan, as it is typed, puts in more than the usual limit; nothing while it is not whole. */
export function overLimit(typed: Typed, today: string): OverLimit | undefined {
  const amount = toCents(String(typed['saving_amount'] ?? ''))
  const frequency = savingFrequencies.find((one) => one === typed['saving_frequency'])
  const day = typed['first_date']
  if (!amount.ok || amount.value <= 0 || !frequency) return undefined
  const first = typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && day > today ? day : today
  const days = depositDays(first, frequency, first, mostDeposits)
  const year = Number(first.slice(0, 4))
  return [year, year + 1].flatMap((one) => overIn(one, days, amount.value))[0]
}

function overIn(year: number, days: readonly string[], amountCents: number): readonly OverLimit[] {
  const limit = iraLimitBy(year)
  const totalCents = days.filter((day) => day.startsWith(`${year}-`)).length * amountCents
  if (!limit || totalCents <= limit.usualCents) return []
  return [{ year, totalCents, usualCents: limit.usualCents, from50Cents: limit.from50Cents, isOfYearBefore: limit.taxYear < year }]
}
