import type { fieldTypes } from '@app/schemas/flow/field-types'
import { agree, choose, chooseSeveral, sayYesOrNo } from './choice.ts'
import { typeOrPick } from './combobox.ts'
import { typeDate } from './date.ts'
import type { Hand } from './hand.ts'
import { typeLine } from './line.ts'
import { pickFromList } from './list.ts'

/** How a person answers each type of field. */
export const hands: Readonly<Record<(typeof fieldTypes)[number], Hand>> = {
  text: typeLine,
  'long-text': typeLine,
  name: typeLine,
  email: typeLine,
  phone: typeLine,
  ssn: typeLine,
  date: typeDate,
  year: typeLine,
  zip: typeLine,
  state: pickFromList,
  country: pickFromList,
  address: typeLine,
  money: typeLine,
  number: typeLine,
  percent: typeLine,
  'account-number': typeLine,
  code: typeLine,
  choice: choose,
  choices: chooseSeveral,
  'yes-no': sayYesOrNo,
  consent: agree,
  company: typeOrPick,
  'job-title': typeOrPick,
  'record-keeper': typeOrPick,
  securities: typeLine,
  accounts: typeLine,
  'account-plans': typeLine,
  signature: typeLine,
  file: typeLine,
  slot: typeLine,
  card: typeLine,
  'bank-link': typeLine,
  rows: typeLine,
}
