import type { FieldType } from '@app/schemas/flow/steps/field-types'
import { tickAccounts } from './accounts.ts'
import { linkAccount } from './bank-link.ts'
import { enterCard } from './card.ts'
import { agree, choose, chooseSeveral, sayYesOrNo } from './choice.ts'
import { typeCode } from './code.ts'
import { typeOrPick } from './combobox.ts'
import { typeDate } from './date.ts'
import { choosePhoto } from './file.ts'
import type { Hand } from './hand.ts'
import { typeLine } from './line.ts'
import { pickFromList } from './list.ts'
import { rowsHand } from './rows.ts'
import { chooseSecurities } from './securities.ts'
import { takeSlot } from './slot.ts'
import { typeSsn } from './ssn.ts'

/** Nothing is different for a single account. */
const leaveAsItIs: Hand = async () => undefined

/** How a person answers each type of field. */
export const hands: Readonly<Record<FieldType, Hand>> = {
  text: typeLine,
  'long-text': typeLine,
  name: typeLine,
  email: typeLine,
  phone: typeLine,
  ssn: typeSsn,
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
  code: typeCode,
  choice: choose,
  choices: chooseSeveral,
  'yes-no': sayYesOrNo,
  consent: agree,
  company: typeOrPick,
  'job-title': typeOrPick,
  'record-keeper': typeOrPick,
  securities: chooseSecurities,
  accounts: tickAccounts,
  'account-plans': leaveAsItIs,
  signature: typeLine,
  file: choosePhoto,
  slot: takeSlot,
  card: enterCard,
  'bank-link': linkAccount,
  rows: rowsHand((type) => hands[type]),
}
