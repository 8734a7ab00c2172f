import type { PanelProps } from '../panel-props.ts'
import { PartnerTerms } from './partner-terms.tsx'
import { PlanTerms } from './plan-terms.tsx'
import { RefinanceTerms } from './refinance-terms.tsx'
import { TypedLoan } from './typed-loan.tsx'

/** What a loan costs: the one that is being typed, the one that is agreed to with us, or one that others decide on. */
export function LoanSchedule(props: PanelProps) {
  const { form, facts } = props
  if (form.fields.some(({ name }) => name === 'borrow_amount')) return <TypedLoan {...props} />
  if (form.fields.some(({ name }) => name === 'loan_confirmed')) return <PlanTerms {...props} />
  return facts['offers_choice'] === 'yes' ? <PartnerTerms {...props} /> : <RefinanceTerms {...props} />
}
