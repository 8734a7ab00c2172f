import { dayOf } from '@app/schemas/rules/days/days'
import { dollarWords } from '../../../ui/dollar-words.ts'
import { Note } from '../../../ui/note.tsx'
import type { PanelProps } from '../panel-props.ts'
import { overLimit } from './over-limit.ts'

/** Says while the plan is typed that it would pass what the law allows in a year. Nothing where it does not. */
export function SavingsLimit({ form: { values } }: PanelProps) {
  const over = overLimit(values, dayOf(new Date()))
  const [total, usual, older] = over ? [over.totalCents, over.usualCents, over.from50Cents].map((cents) => dollarWords(cents / 100)) : []
  return (
    <div role="status">
      {over && (
        <Note title="This is more than a year allows">
          {`This plan would put in ${total} in ${over.year}. The limit for all your IRAs together is ${usual}, or ${older} from age 50${over.isOfYearBefore ? ' this year. The next limit is not known yet' : ''}. We do not take what passes it. A smaller amount keeps all your dates.`}
        </Note>
      )}
    </div>
  )
}
