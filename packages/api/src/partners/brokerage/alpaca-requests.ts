import type { DistributionType } from '@app/schemas/rules/money/distributions'
import { toDecimal } from '@app/schemas/rules/money/money'
import { beneficiariesOf, investorOf, tiesOf } from './alpaca-investor.ts'
import { alpha3 } from './alpha-3.ts'
import type { Application, BankReference, BrokerageDocument, TransferAsked } from './brokerage.ts'

/** The body of POST /v1/accounts. */
export function accountBody(application: Application) {
  const { accountType, trustedContact, consent } = application
  return {
    account_type: 'ira',
    account_sub_type: accountType === 'ROTH_IRA' ? 'roth' : 'traditional',
    enabled_assets: ['us_equity'],
    contact: {
      email_address: application.email,
      phone_number: `+1${application.phoneNumber}`,
      street_address: [application.streetAddress],
      city: application.city,
      state: application.state,
      postal_code: application.zipCode,
    },
    identity: identityOf(application),
    disclosures: disclosuresOf(application),
    agreements: [
      { agreement: 'customer_agreement', signed_at: consent.at.toISOString(), ip_address: consent.address, revision: consent.version },
    ],
    ...(trustedContact && { trusted_contact: trustedContactOf(trustedContact) }),
    ...beneficiariesOf(application.investor.beneficiaries ?? []),
  }
}

function identityOf(application: Application) {
  const { income, liquidNetWorth } = application
  return {
    given_name: application.firstName,
    family_name: application.lastName,
    date_of_birth: application.birthDate,
    tax_id: application.ssn,
    tax_id_type: 'USA_SSN',
    country_of_citizenship: alpha3(application.citizenOf),
    country_of_tax_residence: 'USA',
    permanent_resident: application.isPermanentResident,
    funding_source: ['employment_income'],
    ...(income && bandOf('annual_income', income)),
    ...(liquidNetWorth && bandOf('liquid_net_worth', liquidNetWorth)),
    ...(application.investor.netWorth && bandOf('total_net_worth', application.investor.netWorth)),
    ...investorOf(application),
  }
}

function disclosuresOf(application: Application) {
  const { employerName, jobTitle } = application
  return {
    is_control_person: application.isControlPerson,
    is_affiliated_exchange_or_finra: application.isFinraAffiliated,
    is_politically_exposed: application.isPoliticallyExposed,
    immediate_family_exposed: application.isPoliticallyExposed,
    employment_status: application.employmentStatus === 'self-employed' ? 'employed' : application.employmentStatus,
    ...(employerName !== undefined && { employer_name: employerName }),
    ...(jobTitle !== undefined && { employment_position: jobTitle }),
    ...tiesOf(application.investor),
  }
}

function trustedContactOf({ firstName, lastName, email, phone }: NonNullable<Application['trustedContact']>) {
  return {
    given_name: firstName,
    family_name: lastName,
    ...(email !== undefined && { email_address: email }),
    ...(phone !== undefined && { phone_number: `+1${phone}` }),
  }
}

/** The body of POST /v1/accounts/{account_id}/ach_relationships. The nickname is how ours is known again. */
export function relationshipBody({ id, funding }: BankReference) {
  if (funding.kind === 'processor-token') return { processor_token: funding.token, nickname: id }
  return {
    account_owner_name: funding.owner,
    bank_account_type: funding.accountKind,
    bank_account_number: funding.accountNumber,
    bank_routing_number: funding.routingNumber,
    nickname: id,
  }
}

type OfIra = TransferAsked & { readonly purpose: Exclude<TransferAsked['purpose'], { readonly loanFeeCents: number }> }

/** The body of POST /v1/accounts/{account_id}/transfers. */
export function transferBody({ amountCents, purpose, accountType }: OfIra, relationshipId: string) {
  return {
    transfer_type: 'ach',
    relationship_id: relationshipId,
    amount: toDecimal(amountCents),
    direction: directionOf(purpose.direction),
    ira:
      purpose.direction === 'IN'
        ? { tax_year: String(purpose.taxYear) }
        : {
            distribution_reason: reasonOf(purpose.reason, accountType === 'ROTH_IRA'),
            tax_withholding: { fed_pct: String(purpose.withholdingPercent), state_pct: String(purpose.stateWithholdingPercent) },
          },
  }
}

export function directionOf(direction: 'IN' | 'OUT') {
  return direction === 'IN' ? 'INCOMING' : 'OUTGOING'
}

/** The kinds of documents as the upload names them. */
export const documentTypes = {
  'photo-id': 'identity_verification',
  'address-statement': 'address_verification',
  'tax-card': 'tax_id_verification',
  selfie: 'identity_verification',
} as const satisfies Readonly<Record<BrokerageDocument, string>>

/** Exceptions are settled with the tax return: the partner reports them as early. */
function reasonOf(reason: DistributionType, isRoth: boolean): string {
  const isNormal = reason === 'NORMAL' || reason === 'REQUIRED_MINIMUM'
  if (isRoth) return isNormal ? 'normal_roth' : 'early_roth_no_exception'
  return isNormal ? 'normal' : 'early_no_exception'
}

function bandOf(name: string, { from, to }: { readonly from: number; readonly to?: number }) {
  return { [`${name}_min`]: String(from), [`${name}_max`]: String(to ?? from * 10) }
}
