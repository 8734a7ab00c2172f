import type { FieldType } from '@app/schemas/flow/steps/field-types'
import { yearMeant } from '@app/schemas/rules/answers/answer-numbers'
import { dayOf } from '@app/schemas/rules/days/days'
import { choice, choices, consent, yesNo } from './choice/choice.tsx'
import { state } from './choice/select.tsx'
import { company } from './companies/company.tsx'
import { jobTitle } from './companies/job-title.tsx'
import { recordKeeper } from './companies/record-keeper.tsx'
import { date } from './date/date.tsx'
import type { FieldKind } from './field-kind.ts'
import { lateKind } from './late-kind.ts'
import { rows } from './rows/rows.ts'
import { ssn } from './ssn/ssn.tsx'
import { code } from './text/code.tsx'
import { line } from './text/line.tsx'
import { longText } from './text/long-text.tsx'
import { zip } from './text/zip.tsx'

/** Every way to answer. A type that is missing here does not compile. */
export const fieldKinds: Readonly<Record<FieldType, FieldKind>> = {
  text: line({}),
  'long-text': longText,
  name: line({ autoCapitalize: 'words' }),
  email: line({ type: 'email', inputMode: 'email', autoCapitalize: 'none' }),
  phone: line({ type: 'tel', inputMode: 'tel', width: 'medium' }),
  ssn,
  date,
  year: line({ inputMode: 'numeric', width: 'year', meant: (typed) => yearMeant(typed, dayOf(new Date())) }),
  zip,
  state,
  country: lateKind(() => import('./choice/country.tsx').then(({ country }) => country)),
  address: line({}),
  money: line({ inputMode: 'decimal', lead: '$', width: 'short' }),
  number: line({ inputMode: 'decimal', width: 'year' }),
  percent: line({ inputMode: 'decimal', trail: '%', width: 'year' }),
  'account-number': line({ inputMode: 'numeric', width: 'medium' }),
  code,
  choice,
  choices,
  'yes-no': yesNo,
  consent,
  company,
  'job-title': jobTitle,
  'record-keeper': recordKeeper,
  securities: lateKind(() => import('./securities/securities.tsx').then(({ securities }) => securities), { labels: 'group' }),
  accounts: lateKind(() => import('./accounts/accounts.tsx').then(({ accounts }) => accounts), { labels: 'group' }),
  'account-plans': lateKind(() => import('./accounts/account-plans.tsx').then(({ accountPlans }) => accountPlans), { labels: 'group' }),
  signature: lateKind(() => import('./signature/signature.tsx').then(({ signature }) => signature)),
  file: lateKind(() => import('./file/file.tsx').then(({ file }) => file)),
  slot: lateKind(() => import('./slot/slot.tsx').then(({ slot }) => slot), { labels: 'group' }),
  card: lateKind(() => import('./card/card.tsx').then(({ card }) => card), { labels: 'group' }),
  'bank-link': lateKind(() => import('./bank-link/bank-link.tsx').then(({ bankLink }) => bankLink), { labels: 'group' }),
  rows,
}
