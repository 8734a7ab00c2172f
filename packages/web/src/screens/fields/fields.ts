import type { fieldTypes } from '@app/schemas/flow/field-types'
import { choice, choices, consent, yesNo } from './choice.tsx'
import { country } from './country.tsx'
import { date } from './date.tsx'
import type { FieldKind } from './field-kind.ts'
import { line } from './line.tsx'
import { longText } from './long-text.tsx'
import { state } from './select.tsx'

/** Every way to answer. A type that is missing here does not compile. */
export const fieldKinds: Readonly<Record<(typeof fieldTypes)[number], FieldKind>> = {
  text: line({}),
  'long-text': longText,
  name: line({ autoCapitalize: 'words' }),
  email: line({ type: 'email', inputMode: 'email', autoCapitalize: 'none' }),
  phone: line({ type: 'tel', inputMode: 'tel', width: 'medium' }),
  ssn: line({ inputMode: 'numeric', width: 'short' }, { isSecret: true }),
  date,
  year: line({ inputMode: 'numeric', width: 'year' }),
  zip: line({ inputMode: 'numeric', width: 'year' }),
  state,
  country,
  address: line({}),
  money: line({ inputMode: 'decimal', lead: '$', width: 'short' }),
  number: line({ inputMode: 'decimal', width: 'year' }),
  percent: line({ inputMode: 'decimal', trail: '%', width: 'year' }),
  'account-number': line({ inputMode: 'numeric', width: 'medium' }, { isSecret: true }),
  code: line({ inputMode: 'numeric', width: 'year' }),
  choice,
  choices,
  'yes-no': yesNo,
  consent,
  company: line({}),
  'job-title': line({}),
  'record-keeper': line({}),
  securities: line({}),
  accounts: line({}),
  'account-plans': line({}),
  signature: line({}),
  file: line({}),
  slot: line({}),
  card: line({}, { isSecret: true }),
  'bank-link': line({}),
  rows: line({}),
}
