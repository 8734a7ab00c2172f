import type { PanelProps } from '../panel-props.ts'
import { PartnerTerms } from './partner-terms.tsx'
import { PlanTerms } from './plan-terms.tsx'
import { RefinanceTerms } from './refinance-terms.tsx'
import { TypedLoan } from './typed-loan.tsx'

/** What a loan costs: the one that is being typed, or the one that was asked for on the way here. */
export function LoanSchedule(props: PanelProps) {
  const { form, facts, mode } = props
  if (form.fields.some(({ name }) => name === 'borrow_amount')) return <TypedLoan {...props} />
  if (facts['offers_choice'] === 'yes') return <PartnerTerms {...props} />
  return mode.flow.resolved.steps['borrow-current'] ? <RefinanceTerms {...props} /> : <PlanTerms {...props} />
}
