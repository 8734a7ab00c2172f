import type { fieldTypes } from '@app/schemas/flow/field-types'
import { bankLink } from './bank-link.tsx'
import { card } from './card.tsx'
import { choice, choices, consent, yesNo } from './choice.tsx'
import { code } from './code.tsx'
import { company } from './company.tsx'
import { country } from './country.tsx'
import { date } from './date.tsx'
import type { FieldKind } from './field-kind.ts'
import { file } from './file/file.tsx'
import { jobTitle } from './job-title.tsx'
import { lateKind } from './late-kind.ts'
import { line } from './line.tsx'
import { longText } from './long-text.tsx'
import { recordKeeper } from './record-keeper.tsx'
import { rows } from './rows.tsx'
import { securities } from './securities.tsx'
import { state } from './select.tsx'
import { signature } from './signature/signature.tsx'
import { ssn } from './ssn.tsx'

/** Every way to answer. A type that is missing here does not compile. */
export const fieldKinds: Readonly<Record<(typeof fieldTypes)[number], FieldKind>> = {
  text: line({}),
  'long-text': longText,
  name: line({ autoCapitalize: 'words' }),
  email: line({ type: 'email', inputMode: 'email', autoCapitalize: 'none' }),
  phone: line({ type: 'tel', inputMode: 'tel', width: 'medium' }),
  ssn,
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
  code,
  choice,
  choices,
  'yes-no': yesNo,
  consent,
  company,
  'job-title': jobTitle,
  'record-keeper': recordKeeper,
  securities,
  accounts: lateKind(() => import('./accounts.tsx').then(({ accounts }) => accounts)),
  'account-plans': lateKind(() => import('./account-plans.tsx').then(({ accountPlans }) => accountPlans)),
  signature,
  file,
  slot: lateKind(() => import('./slot.tsx').then(({ slot }) => slot)),
  card,
  'bank-link': bankLink,
  rows,
}
