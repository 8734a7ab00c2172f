import { ageOn } from '@app/schemas/rules/days/dates'
import type { Application, Investor, PartnerBeneficiary } from './brokerage.ts'

const maritalStatuses = { single: 'SINGLE', married: 'MARRIED', widowed: 'WIDOWED' } as const
const experiences = { none: 'none', limited: '1_to_5_years', good: '1_to_5_years', extensive: 'over_5_years' } as const
const risks = { low: 'conservative', medium: 'moderate', high: 'significant_risk' } as const
const objectives = {
  preserve: 'preserve_wealth',
  income: 'generate_income',
  balanced: 'balance_preserve_wealth_with_growth',
  growth: 'growth',
} as const
const liquidity = {
  'within-2-years': 'very_important',
  '2-to-5-years': 'important',
  '5-to-10-years': 'somewhat_important',
  'after-10-years': 'does_not_matter',
} as const

/** The part of `identity` by which the partner judges what fits. */
export function investorOf({ investor, birthDate, consent }: Application) {
  const { maritalStatus, spouseBirthDate, taxBracketPercent, experience, riskTolerance, goal, retirementAge, liquidityNeeds } = investor
  const extra = {
    ...(spouseBirthDate !== undefined && { spouse_date_of_birth: spouseBirthDate }),
    ...(taxBracketPercent !== undefined && { federal_tax_bracket: String(taxBracketPercent) }),
    ...(experience !== undefined && { stated_experience: experience }),
  }
  return {
    ...(maritalStatus && { marital_status: maritalStatuses[maritalStatus] }),
    ...(experience && { investment_experience_with_stocks: experiences[experience] }),
    ...(riskTolerance && { risk_tolerance: risks[riskTolerance] }),
    ...(goal && { investment_objective: objectives[goal] }),
    ...(liquidityNeeds && { liquidity_needs: liquidity[liquidityNeeds] }),
    ...(retirementAge !== undefined && { investment_time_horizon: horizonOf(retirementAge, birthDate, consent.at) }),
    ...(Object.keys(extra).length > 0 && { extra }),
  }
}

/** The part of `disclosures` that names the companies and offices behind a yes. */
export function tiesOf({ controls = [], office, finraFirm }: Investor) {
  const context = [
    ...controls.map((symbol) => ({ context_type: 'CONTROLLED_FIRM', company_name: symbol })),
    ...(finraFirm === undefined ? [] : [{ context_type: 'AFFILIATE_FIRM', company_name: finraFirm }]),
    ...(office ? [{ context_type: 'IMMEDIATE_FAMILY_EXPOSED', ...namesOf(office.heldBy), ...organizationOf(office.organization) }] : []),
  ]
  return context.length > 0 ? { context } : {}
}

/** An account with beneficiaries needs a primary one; without any, the field is left out. */
export function beneficiariesOf(people: readonly PartnerBeneficiary[]) {
  return people.length > 0 ? { beneficiaries: people.map(beneficiaryOf) } : {}
}

function beneficiaryOf({ firstName, lastName, birthDate, isSpouse, rank, sharePercent }: PartnerBeneficiary) {
  return {
    given_name: firstName,
    family_name: lastName,
    ...(birthDate !== undefined && { date_of_birth: birthDate }),
    ...(isSpouse !== undefined && { relationship: isSpouse ? 'spouse' : 'other' }),
    type: rank,
    share_pct: String(sharePercent),
  }
}

/** The name of the last word is the family name. */
function namesOf(name: string | undefined) {
  if (name === undefined) return {}
  const words = name.trim().split(/\s+/)
  return { given_name: words.slice(0, -1).join(' '), family_name: words.at(-1) ?? '' }
}

function organizationOf(name: string | undefined) {
  return name === undefined ? {} : { company_name: name }
}

/** How long until they plan to retire, from the day on which they asked for the account. */
function horizonOf(retirementAge: number, birthDate: string, on: Date): string {
  const age = ageOn(birthDate, on.toISOString().slice(0, 10))
  const years = age.ok ? retirementAge - age.value : 0
  if (years < 1) return 'less_than_1_year'
  if (years <= 2) return '1_to_2_years'
  if (years <= 5) return '3_to_5_years'
  return years <= 10 ? '6_to_10_years' : 'more_than_10_years'
}
