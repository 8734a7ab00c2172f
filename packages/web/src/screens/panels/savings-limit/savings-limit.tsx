import { dayOf } from '@app/schemas/rules/days/days'
import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords, type Words } from '../../../client/language.ts'
import { Note } from '../../../ui/note.tsx'
import type { PanelProps } from '../panel-props.ts'
import { overLimit } from './over-limit.ts'

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
