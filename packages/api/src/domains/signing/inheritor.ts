import type { QuestionFor } from '@app/schemas/flow/purposes/purposes'
import type { Answer } from '@app/schemas/rules/answers/answers'
import { toShownDate } from '@app/schemas/rules/days/dates'

type Answers = { readonly [Q in QuestionFor<'account-papers'>]?: Answer }

/** Who inherits an account, as its papers say it; undefined where nobody is named. */
export function inheritorOf({
  beneficiary_firstname: first,
  beneficiary_lastname: last,
  beneficiary_dob: born,
}: Answers): string | undefined {
  if (typeof first !== 'string' || typeof last !== 'string') return undefined
  const shown = typeof born === 'string' ? toShownDate(born) : undefined
  return `${first} ${last}${shown?.ok ? `, born ${shown.value}` : ''}`
}
