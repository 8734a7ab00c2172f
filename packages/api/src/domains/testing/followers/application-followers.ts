import { accountBody } from '../../../partners/brokerage/alpaca-requests.ts'
import { samplePersonal } from '../../../testing/sample-person.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { applicationFor } from '../../brokerage/opening/application.ts'
import { newSaver } from '../../brokerage/testing/saver.ts'
import { pair } from './follower.ts'

/** Every question is asked, because those before it are answered so; and most are answered as in the first of each pair below. */
const base = {
  citizen_status: 'permanent-resident',
  country_citizenship: 'Poland',
  employment_status: 'employed',
  employer_name: 'Harbor Light',
  job_title: 'Nurse',
  tax_filing_status: 'married-joint',
  spouse_dob: '1980-01-02',
  annual_pretax_income: '25000-49999',
  estimated_networth: 'under-0',
  liquid_networth: '0-4999',
  estimated_tax_bracket: '12',
  experience_level: 'limited',
  risk_tolerance: 'low',
  investment_goal: 'preserve',
  planned_retirement_age: 50,
  liquidity_needs: 'within-2-years',
  traded_company: true,
  traded_company_symbols: ['ZVZZT'],
  politically_affiliated: true,
  affiliated_family_member: 'Ana Rivera',
  affiliated_organization: 'State senate',
  finra_affiliated: true,
  finra_affiliated_firm: 'Sample Brokers',
  trusted_contact: true,
  contact_firstname: 'Mia',
  contact_lastname: 'Draft',
  contact_email: 'mia@example.com',
  contact_phonenumber: '3035550188',
  beneficiary_firstname: 'Ana',
  beneficiary_lastname: 'Draft',
  beneficiary_dob: '2010-01-02',
}

let people = 0

async function applicant(service: TestApp, personal: object, answers: object) {
  people++
  const saver = await newSaver(service)
  await saver.acceptTerms()
  const ssn = `219-34-${String(people).padStart(4, '0')}`
  await saver.send('POST', '/api/v1/accounts/add_personal_information/', { ...samplePersonal, ssn, ...personal })
  const answered = await saver.send('POST', '/api/v1/accounts/add_investment_account_info/', { ...base, ...answers })
  if (answered.status !== 201) throw new Error(`The answers gave ${answered.status}: ${answered.text}`)
  return saver
}

/** The message that the brokerage gets, but for what differs between any two people. */
async function message(service: TestApp, personal: object, answers: object): Promise<unknown> {
  const saver = await applicant(service, personal, answers)
  const opened = await saver.open()
  if (opened.status >= 300) throw new Error(`Opening gave ${opened.status}: ${opened.text}`)
  const row = await service.db.selectFrom('brokerage_accounts').selectAll().where('person_id', '=', saver.pk).executeTakeFirstOrThrow()
  const application = await applicationFor(service.context, row)
  if (!application) throw new Error('There is no application.')
  const { agreements: _moment, contact, identity, ...rest } = accountBody(application)
  const { email_address: _own, ...reached } = contact
  return { ...rest, contact: reached, identity: 'ssn' in personal ? identity : { ...identity, tax_id: undefined } }
}

const sent = new WeakMap<TestApp, Map<string, Promise<unknown>>>()

/** What the answers alone make of the message, once for each set of them: most pairs begin with the same. */
function messageOf(service: TestApp, answers: object): Promise<unknown> {
  const ofService = sent.get(service) ?? new Map<string, Promise<unknown>>()
  sent.set(service, ofService)
  const key = JSON.stringify({ ...base, ...answers })
  const made = ofService.get(key) ?? message(service, {}, answers)
  ofService.set(key, made)
  return made
}

const said = <T>(name: string, values: readonly [T, T]) => pair(values, (service, value) => messageOf(service, { [name]: value }))
const known = <T>(name: string, values: readonly [T, T]) => pair(values, (service, value) => message(service, { [name]: value }, {}))

/** The agreement of an account as it is shown before it is signed. */
const paper = (name: string, values: readonly [string, string]) =>
  pair(values, async (service, value) => {
    const saver = await applicant(service, {}, { loan_interest: false, [name]: value })
    await saver.send('POST', '/api/v1/documents/retirement/account/create/', { account_type: 'TRADITIONAL_IRA' })
    const { waiting } = (await service.ask({ url: '/api/v1/signing/', token: saver.token() })).body
    return waiting.map(({ facts }: { facts: readonly { name: string; value: string }[] }) => facts.filter((fact) => fact.name !== 'For'))
  })

export const accountPapersFollowers = {
  'questionnaire.beneficiary_firstname': paper('beneficiary_firstname', ['Ana', 'Bea']),
  'questionnaire.beneficiary_lastname': paper('beneficiary_lastname', ['Draft', 'Rivera']),
  'questionnaire.beneficiary_dob': paper('beneficiary_dob', ['2010-01-02', '2011-01-02']),
}

export const applicationFollowers = {
  'personal_information.first_name': known('first_name', ['Ana', 'Bea']),
  'personal_information.last_name': known('last_name', ['Draft', 'Rivera']),
  'personal_information.street_address': known('street_address', ['1 Elm St', '2 Elm St']),
  'personal_information.city': known('city', ['Portland', 'Bangor']),
  'personal_information.state': known('state', ['ME', 'OR']),
  'personal_information.zip_code': known('zip_code', ['04101', '04401']),
  'personal_information.phone_number': known('phone_number', ['2075550134', '2075550135']),
  'personal_information.dob': known('dob', ['1980-01-02', '1970-01-02']),
  'personal_information.ssn': known('ssn', ['219-35-0001', '219-35-0002']),
  'questionnaire.citizen_status': said('citizen_status', ['us-citizen', 'visa-holder']),
  'questionnaire.country_citizenship': said('country_citizenship', ['Poland', 'Canada']),
  'questionnaire.employment_status': said('employment_status', ['employed', 'retired']),
  'questionnaire.employer_name': said('employer_name', ['Harbor Light', 'Harbor Lane']),
  'questionnaire.job_title': said('job_title', ['Nurse', 'Driver']),
  'questionnaire.tax_filing_status': said('tax_filing_status', ['single', 'married-joint']),
  'questionnaire.spouse_dob': said('spouse_dob', ['1980-01-02', '1981-01-02']),
  'questionnaire.annual_pretax_income': said('annual_pretax_income', ['25000-49999', '500000-up']),
  'questionnaire.estimated_networth': said('estimated_networth', ['under-0', '25000-49999']),
  'questionnaire.liquid_networth': said('liquid_networth', ['0-4999', '500000-up']),
  'questionnaire.estimated_tax_bracket': said('estimated_tax_bracket', ['12', '22']),
  'questionnaire.experience_level': said('experience_level', ['limited', 'good']),
  'questionnaire.risk_tolerance': said('risk_tolerance', ['low', 'high']),
  'questionnaire.investment_goal': said('investment_goal', ['preserve', 'growth']),
  'questionnaire.planned_retirement_age': said('planned_retirement_age', [50, 75]),
  'questionnaire.liquidity_needs': said('liquidity_needs', ['within-2-years', 'after-10-years']),
  'questionnaire.traded_company': said('traded_company', [true, false]),
  'questionnaire.traded_company_symbols': said('traded_company_symbols', [['ZVZZT'], ['ZWZZT']]),
  'questionnaire.politically_affiliated': said('politically_affiliated', [true, false]),
  'questionnaire.affiliated_family_member': said('affiliated_family_member', ['Ana Rivera', 'Bea Rivera']),
  'questionnaire.affiliated_organization': said('affiliated_organization', ['State senate', 'Ministry']),
  'questionnaire.finra_affiliated': said('finra_affiliated', [true, false]),
  'questionnaire.finra_affiliated_firm': said('finra_affiliated_firm', ['Sample Brokers', 'Other Brokers']),
  'questionnaire.trusted_contact': said('trusted_contact', [true, false]),
  'questionnaire.contact_firstname': said('contact_firstname', ['Mia', 'Noa']),
  'questionnaire.contact_lastname': said('contact_lastname', ['Draft', 'Sketch']),
  'questionnaire.contact_email': said('contact_email', ['mia@example.com', 'noa@example.com']),
  'questionnaire.contact_phonenumber': said('contact_phonenumber', ['3035550188', '3035550189']),
  'questionnaire.beneficiary_firstname': said('beneficiary_firstname', ['Ana', 'Bea']),
  'questionnaire.beneficiary_lastname': said('beneficiary_lastname', ['Draft', 'Rivera']),
  'questionnaire.beneficiary_dob': said('beneficiary_dob', ['2010-01-02', '2011-01-02']),
}
