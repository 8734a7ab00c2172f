import { dollarWords } from '@app/schemas/rules/money/money'
import { language } from '../../../client/language.ts'
import { dateWords } from '../../../client/words/day-words.ts'
import type { ChangeableDeposit } from '../../../screens/data/money/recharacterizations.ts'
import type { OtherIraWords } from './other-ira.words.ts'

/** A deposit by its sum and where it is. */
export function depositName({ deposited, account_type: kind }: ChangeableDeposit, said: OtherIraWords): string {
  return said.put(dollarWords(deposited, true), kind)
}

/** When it came, for which year, what of it is left, and until when it can be changed. */
export function depositTimes(deposit: ChangeableDeposit, said: OtherIraWords): string {
  const { deposited, left, deposited_on: day, tax_year: year, last_day: filed, last_day_unfiled: unfiled, asks_if_filed: isLate } = deposit
  const [last, earlier] = [filed, unfiled].map((one) => dateWords(one, language()))
  return [
    said.arrived(dateWords(day, language()), year),
    ...(left < deposited ? [said.partLeft(dollarWords(left, true))] : []),
    isLate ? said.lastDayFiled(last ?? '') : said.lastDay(last ?? '', earlier ?? ''),
  ].join(' ')
}
