import type { QuestionFor } from '@app/schemas/flow/purposes/purposes'
import type { Answer } from '@app/schemas/rules/answers/answers'
import { countryCode } from '@app/schemas/rules/people/countries'
import type { Investor } from '../../../partners/brokerage/brokerage.ts'

/** The answers that are for the application, and no others. */
type Answers = { readonly [Q in QuestionFor<'account-application'>]?: Answer }

const employments = ['employed', 'self-employed', 'unemployed', 'retired', 'student'] as const
const working: readonly unknown[] = ['employed', 'self-employed'] satisfies readonly (typeof employments)[number][]
const experiences = ['none', 'limited', 'good', 'extensive'] as const
const risks = ['low', 'medium', 'high'] as const
const goals = ['preserve', 'income', 'balanced', 'growth'] as const
const needs = ['within-2-years', '2-to-5-years', '5-to-10-years', 'after-10-years'] as const
const maritalStatuses = {
  single: 'single',
  'married-joint': 'married',
  'married-separate': 'married',
  'head-of-household': 'single',
  widowed: 'widowed',
} as const

/** What a person has answered, as the partner has to know it. */
export function answersForBroker(answers: Answers) {
  const income = bandOf(answers.annual_pretax_income)
  const liquidNetWorth = bandOf(answers.liquid_networth)
  // Who has stopped working since is not asked where they work.
  const isWorking = working.includes(answers.employment_status)
  const [employerName, jobTitle] = isWorking ? [text(answers.employer_name), text(answers.job_title)] : []
  const trustedContact = trustedContactOf(answers)
  const isCitizen = answers.citizen_status === 'us-citizen'
  return {
    citizenOf: isCitizen ? 'US' : (countryCode(text(answers.country_citizenship) ?? '') ?? 'US'),
    isPermanentResident: answers.citizen_status === 'permanent-resident',
    employmentStatus: oneOf(employments, answers.employment_status) ?? 'unemployed',
    isControlPerson: answers.traded_company === true,
    isFinraAffiliated: answers.finra_affiliated === true,
    isPoliticallyExposed: answers.politically_affiliated === true,
    investor: investorOf(answers),
    ...(employerName !== undefined && { employerName }),
    ...(jobTitle !== undefined && { jobTitle }),
    ...(income && { income }),
    ...(liquidNetWorth && { liquidNetWorth }),
    ...(trustedContact && { trustedContact }),
  }
}

function investorOf(answers: Answers): Investor {
  const status = answers.tax_filing_status
  const known = {
    maritalStatus: typeof status === 'string' && Object.hasOwn(maritalStatuses, status) ? maritalStatusOf(status) : undefined,
    spouseBirthDate: text(answers.spouse_dob),
    netWorth: bandOf(answers.estimated_networth),
    taxBracketPercent: numberOf(answers.estimated_tax_bracket),
    experience: oneOf(experiences, answers.experience_level),
    riskTolerance: oneOf(risks, answers.risk_tolerance),
    goal: oneOf(goals, answers.investment_goal),
    retirementAge: numberOf(answers.planned_retirement_age),
    liquidityNeeds: oneOf(needs, answers.liquidity_needs),
    ...tiesOf(answers),
  }
  // An answer that is missing is left out, and not sent as nothing.
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
}

function maritalStatusOf(status: string): Investor['maritalStatus'] {
  return Object.entries(maritalStatuses).find(([name]) => name === status)?.[1]
}

/** The companies and offices behind a yes. Answers that were given before a no are not sent. */
function tiesOf(answers: Answers) {
  const { traded_company_symbols: symbols, affiliated_family_member: member, affiliated_organization: organization } = answers
  const [heldBy, office] = [text(member), text(organization)]
  return {
    controls: answers.traded_company === true && Array.isArray(symbols) ? symbols : undefined,
    office:
      answers.politically_affiliated === true
        ? { ...(heldBy !== undefined && { heldBy }), ...(office !== undefined && { organization: office }) }
        : undefined,
    finraFirm: answers.finra_affiliated === true ? text(answers.finra_affiliated_firm) : undefined,
  }
}

function trustedContactOf(answers: Answers) {
  const [firstName, lastName] = [text(answers.contact_firstname), text(answers.contact_lastname)]
  const [email, phone] = [text(answers.contact_email), text(answers.contact_phonenumber)]
  if (answers.trusted_contact !== true || firstName === undefined || lastName === undefined) return undefined
  return { firstName, lastName, ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) }
}

/** A band of the questionnaire: 25000-49999, 500000-up, or under-0, which is nothing. */
function bandOf(answer: Answer | undefined): { readonly from: number; readonly to?: number } | undefined {
  const band = text(answer) ?? ''
  if (band === 'under-0') return { from: 0, to: 0 }
  const [, from, to] = /^(\d+)-(\d+|up)$/.exec(band) ?? []
  if (from === undefined) return undefined
  return to === 'up' ? { from: Number(from) } : { from: Number(from), to: Number(to) }
}

function oneOf<T extends string>(all: readonly T[], answer: Answer | undefined): T | undefined {
  return all.find((one) => one === answer)
}

function text(answer: Answer | undefined): string | undefined {
  return typeof answer === 'string' ? answer : undefined
}

function numberOf(answer: Answer | undefined): number | undefined {
  const number = typeof answer === 'number' ? answer : Number(text(answer) ?? Number.NaN)
  return Number.isFinite(number) ? number : undefined
}
