import type { QuestionFor } from '@app/schemas/flow/purposes/purposes'
import type { Answer } from '@app/schemas/rules/answers/answers'
import type { Beneficiary } from './beneficiary.ts'

type Answers = { readonly [Q in QuestionFor<'account-papers'>]?: Answer }

/** The one person whom an application can name: the first entry of the list, who gets all of it. Nobody without a whole name. */
export function beneficiaryOfAnswers(answers: Answers): readonly Beneficiary[] {
  const { beneficiary_firstname: first, beneficiary_lastname: last, beneficiary_dob: born } = answers
  if (typeof first !== 'string' || typeof last !== 'string') return []
  const birth_date = typeof born === 'string' ? born : null
  return [{ first_name: first, last_name: last, relation: null, birth_date, rank: 'primary', share_percent: 100 }]
}
