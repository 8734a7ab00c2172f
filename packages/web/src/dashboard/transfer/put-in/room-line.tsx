import { dollarWords } from '@app/schemas/rules/money/money'
import { language, useWords } from '../../../client/language.ts'
import { dateWords } from '../../../client/words/day-words.ts'
import type { BrokerageAccount } from '../../../screens/data/money/ira-accounts.ts'
import type { Room } from '../../../screens/data/money/transfers.ts'
import { FieldFrame } from '../../../ui/fields/field-frame.tsx'
import { Options } from '../../../ui/fields/options.tsx'
import parts from '../../frame/parts.module.css'
import { words } from './put-in.words.ts'

/** What the law still allows for the year, before an amount is typed. */
export function RoomLine({ id, room }: { readonly id: string; readonly room: Room }) {
  const said = useWords(words)
  const { tax_year: year, room: open, limit, is_certain: isCertain, account_type: type } = room
  const line = () => {
    if (open === null || limit === null) return said.unknownLimit(year)
    return open <= 0 ? said.full(year, dollarWords(limit)) : said.room(dollarWords(open, true), year, dollarWords(limit))
  }
  const more = [...(type === 'INDIVIDUAL_401K' ? [] : [said.allIras]), ...(room.is_known && !isCertain ? [said.uncertain] : [])]
  return (
    <p id={id} className={parts.about}>
      {[line(), ...(room.is_known ? more : [])].join(' ')}
    </p>
  )
}

type Choice = {
  readonly rooms: readonly Room[]
  readonly account: BrokerageAccount | undefined
  readonly thisYear: number
  readonly taxYear: number
  readonly onChange: (taxYear: string) => void
}

/** Until tax day a deposit can count for last year. After it there is nothing to choose. */
export function YearChoice({ rooms, account, thisYear, taxYear, onChange }: Choice) {
  const said = useWords(words)
  const open = rooms.filter(({ account_type }) => account_type === account?.account_type)
  if (open.length < 2) return null
  return (
    <FieldFrame id="put-in-year" label={said.year} labels="group">
      <Options
        kind="one"
        id="put-in-year"
        name="tax_year"
        options={open.map(({ tax_year: year, last_day: until }) => ({
          value: String(year),
          label: year === thisYear ? said.thisYear(year) : said.lastYear(year, dateWords(until, language())),
        }))}
        value={String(taxYear)}
        onChange={(chosen) => onChange(String(chosen))}
      />
    </FieldFrame>
  )
}
