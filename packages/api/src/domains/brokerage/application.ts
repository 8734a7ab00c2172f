import { countryCode } from '@app/schemas/rules/people/countries'
import type { Context } from '../../context/context.ts'
import type { Application } from '../../partners/brokerage/brokerage.ts'
import { sealing } from '../../security/sealing.ts'
import { accountOf } from '../auth/account-of.ts'
import { identityOf } from '../personal-information/identity-of.ts'
import type { Answers } from '../questionnaire/answers.ts'
import { answersOf } from '../questionnaire/record.ts'
import type { AccountRow } from './account-store.ts'
import { sealedBrokerageAccounts } from './sealed.ts'

const employments = ['employed', 'self-employed', 'unemployed', 'retired', 'student'] as const

/** What the partner needs to open an account; undefined when the person has left. Reading the number is audited. */
export async function applicationFor(context: Context, row: AccountRow): Promise<Application | undefined> {
  const { db, keys } = context
  const account = await accountOf(context, row.person_id)
  const identity = await identityOf({ db, keys }, row.person_id, 'brokerage')
  const answers = await answersOf(context, context.flows.current().questions, row.person_id)
  if (!account || !identity) return undefined
  const consentAddress = sealing(keys, sealedBrokerageAccounts).open('consent_address', row.id, row.consent_address)
  return {
    ...identity,
    ...fromAnswers(answers),
    reference: row.id,
    accountType: row.account_type,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    consent: { at: row.consented_at, address: consentAddress, version: row.consent_version },
  }
}

function fromAnswers(answers: Answers) {
  const status = text(answers['citizen_status'])
  const income = bandOf(text(answers['annual_pretax_income']))
  const liquidNetWorth = bandOf(text(answers['liquid_networth']))
  const [employerName, jobTitle] = [text(answers['employer_name']), text(answers['job_title'])]
  const trustedContact = trustedContactOf(answers)
  return {
    citizenOf: status === 'us-citizen' ? 'US' : (countryCode(text(answers['country_citizenship']) ?? '') ?? 'US'),
    isPermanentResident: status === 'permanent-resident',
    employmentStatus: employments.find((one) => one === answers['employment_status']) ?? 'unemployed',
    isControlPerson: answers['traded_company'] === true,
    isFinraAffiliated: answers['finra_affiliated'] === true,
    isPoliticallyExposed: answers['politically_affiliated'] === true,
    ...(employerName !== undefined && { employerName }),
    ...(jobTitle !== undefined && { jobTitle }),
    ...(income && { income }),
    ...(liquidNetWorth && { liquidNetWorth }),
    ...(trustedContact && { trustedContact }),
  }
}

function trustedContactOf(answers: Answers) {
  const [firstName, lastName] = [text(answers['contact_firstname']), text(answers['contact_lastname'])]
  const [email, phone] = [text(answers['contact_email']), text(answers['contact_phonenumber'])]
  if (answers['trusted_contact'] !== true || firstName === undefined || lastName === undefined) return undefined
  return { firstName, lastName, ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) }
}

/** A band of the questionnaire: 25000-49999, or 500000-up. */
function bandOf(band: string | undefined): { readonly from: number; readonly to?: number } | undefined {
  const [, from, to] = /^(\d+)-(\d+|up)$/.exec(band ?? '') ?? []
  if (from === undefined) return undefined
  return to === 'up' ? { from: Number(from) } : { from: Number(from), to: Number(to) }
}

function text(answer: Answers[string] | undefined): string | undefined {
  return typeof answer === 'string' ? answer : undefined
}
