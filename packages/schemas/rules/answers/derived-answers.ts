import { accountTypeFor } from '../accounts/account-type.ts'
import type { Answer } from './answers.ts'

type Answers = Readonly<Record<string, Answer | undefined>>
type Derive = (answers: Answers) => Answer | undefined

const regulatory = [
  ['traded_company', 'traded-company'],
  ['politically_affiliated', 'politically-affiliated'],
  ['finra_affiliated', 'finra-affiliated'],
] as const

const profile = [
  'annual_pretax_income',
  'estimated_networth',
  'liquid_networth',
  'experience_level',
  'estimated_tax_bracket',
  'investment_goal',
] as const

/** How each answer follows that nobody is asked for: what questions.json says in its "derivedFrom". */
const derivations: ReadonlyMap<string, Derive> = new Map<string, Derive>([
  ['us_citizen', usCitizen],
  ['account_type', accountType],
  ['regulatory_question', regulatoryQuestion],
  ['investment_account_info_profile', investorProfile],
])

/** Every answer that follows from others. */
export const derivedNames: readonly string[] = [...derivations.keys()]

/** The answer that follows from the others, or nothing while they do not settle it. */
export function derivedAnswer(name: string, answers: Answers): Answer | undefined {
  return derivations.get(name)?.(answers)
}

function usCitizen({ citizen_status: status }: Answers): boolean | undefined {
  if (status === 'us-citizen') return true
  return status === 'permanent-resident' || status === 'visa-holder' ? false : undefined
}

function accountType({ loan_interest: loanInterest }: Answers): string | undefined {
  return typeof loanInterest === 'boolean' ? accountTypeFor(loanInterest) : undefined
}

/** Told when all three are answered: until then an empty list would say no to what was not asked. */
function regulatoryQuestion(answers: Answers): readonly string[] | undefined {
  if (regulatory.some(([name]) => typeof answers[name] !== 'boolean')) return undefined
  return regulatory.filter(([name]) => answers[name] === true).map(([, value]) => value)
}

/** The six answers in this order, once all are there. */
function investorProfile(answers: Answers): string | undefined {
  const values = profile.map((name) => answers[name])
  return values.some((value) => value === undefined) ? undefined : values.map(String).join(', ')
}
