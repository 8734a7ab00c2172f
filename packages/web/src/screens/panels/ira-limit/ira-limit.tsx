import { taxDay } from '@app/schemas/rules/days/bank-days'
import { ageOn } from '@app/schemas/rules/days/dates'
import { dayWords } from '@app/schemas/rules/days/day-words'
import { dayOf } from '@app/schemas/rules/days/days'
import { iraLimitBy } from '@app/schemas/rules/money/contribution-limits'
import { dollarWords } from '@app/schemas/rules/money/money'
import { useLanguage, useWords, type Words } from '../../../client/language.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Note } from '../../../ui/note.tsx'
import { savedPersonalInformation } from '../../records/people/personal-information.ts'
import type { PanelProps } from '../panel-props.ts'

type Own = {
  readonly title: (year: number, most: string) => string
  readonly usual: (year: number, from50: string) => string
  readonly from50: (year: number, usual: string) => string
  readonly all: string
  readonly until: (year: number, day: string) => string
}

const words: Words<Own> = {
  en: {
    title: (year, most) => `You can put in up to ${most} for ${year}`,
    usual: (year, from50) => `From the year you turn 50, it’s more: ${from50}, by the limits for ${year}.`,
    from50: (year, usual) => `That’s more than the usual ${usual}, because you’re 50 or older by the end of ${year}.`,
    all: 'It covers all your IRAs together, and you can’t put in more than you earn. Money rolled over from an old plan doesn’t count.',
    until: (year, day) => `You have until ${day} to make deposits for ${year}.`,
  },
  es: {
    title: (year, most) => `Para ${year} puedes aportar hasta ${most}`,
    usual: (year, from50) => `Desde el año en que cumples 50 es más: ${from50}, según los límites de ${year}.`,
    from50: (year, usual) => `Es más que los ${usual} habituales, porque antes de que termine ${year} ya tienes 50 años o más.`,
    all: 'Vale para todas tus cuentas IRA juntas, y no puedes aportar más de lo que ganas. El dinero que pasas de un plan anterior no cuenta.',
    until: (year, day) => `Tienes hasta el ${day} para hacer depósitos que cuenten para ${year}.`,
  },
}

/** The most that a person may put into IRAs for this year, by the age that they have told. */
export function IraLimit({ empty }: PanelProps) {
  const said = useWords(words)
  const language = useLanguage()
  const born = savedPersonalInformation.use().data?.dob
  const limit = iraLimitBy(Number(dayOf(new Date()).slice(0, 4)))
  const age = born === undefined || !limit ? undefined : ageOn(born, `${limit.taxYear}-12-31`)
  if (!limit || !age?.ok) return <Empty>{empty}</Empty>
  const [usual, from50] = [dollarWords(limit.usualCents / 100), dollarWords(limit.from50Cents / 100)]
  const isOlder = age.value >= 50
  return (
    <Note title={said.title(limit.taxYear, isOlder ? from50 : usual)} look="good">
      <p>
        {isOlder ? said.from50(limit.taxYear, usual) : said.usual(limit.taxYear, from50)}{' '}
        {said.until(limit.taxYear, dayWords(taxDay(limit.taxYear), language))}
      </p>
      <p>{said.all}</p>
    </Note>
  )
}
