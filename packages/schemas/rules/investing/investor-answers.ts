/** What a broker has to know of somebody to check that a suggestion fits: the names of the questions, in the order in which they are shown. */
export const investorAnswers = [
  'annual_pretax_income',
  'estimated_networth',
  'liquid_networth',
  'estimated_tax_bracket',
  'experience_level',
  'risk_tolerance',
  'investment_goal',
  'planned_retirement_age',
  'liquidity_needs',
] as const
export type InvestorAnswer = (typeof investorAnswers)[number]
