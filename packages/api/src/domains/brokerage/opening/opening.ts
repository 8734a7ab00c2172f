import type { Words } from '@app/schemas/language'
import { ageOn } from '@app/schemas/rules/days/dates'
import { dayOf } from '@app/schemas/rules/days/days'
import { loanReasonWords, workReasons } from '@app/schemas/rules/loans/loan-eligibility'
import type { BrokerageAccountType } from '@app/schemas/rules/money/contribution-limits'
import { isServedCountry } from '@app/schemas/rules/people/served-countries'
import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import { sealing } from '../../../security/sealing.ts'
import { completeBirthDateOf } from '../../personal-information/identity-of.ts'
import type { Answers } from '../../questionnaire/answers.ts'
import { answersOf } from '../../questionnaire/record.ts'
import { addAccount, findCurrentState } from '../account-store.ts'
import { openMoney } from '../booking.ts'
import { openJob } from '../job-names.ts'
import { sealedBrokerageAccounts } from '../sealed.ts'

export type OpeningAsked = {
  readonly personId: string
  readonly accountType: BrokerageAccountType
  /** The terms they agreed to, when, and from which address of the network. */
  readonly consent: { readonly version: string; readonly at: Date; readonly address: string }
  readonly hasEmployees?: boolean
}

const adultAge = 18
const numberLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const words = {
  tooYoung: {
    en: `You have to be ${adultAge} to open this account.`,
    es: `Tienes que haber cumplido ${adultAge} años para abrir esta cuenta.`,
  },
  answersMissing: {
    en: 'Answer the questions about your citizenship and your work first.',
    es: 'Responde primero las preguntas sobre tu ciudadanía y tu trabajo.',
  },
  countryNotServed: {
    en: 'Our brokerage partner can’t open accounts for citizens of this country.',
    es: 'Nuestra firma de corretaje asociada no puede abrir cuentas a ciudadanos de este país.',
  },
} as const satisfies Readonly<Record<string, Words<string>>>

/**
 * Asks for an account, in the transaction of the caller. The partner is told after the commit. Asked again for the same type, it gives
 * the account that there is.
 */
export async function openBrokerageAccount(context: Context, trx: Queries, asked: OpeningAsked) {
  const { personId, accountType, consent } = asked
  const standing = await findCurrentState(trx, personId, accountType)
  if (standing) return standing
  const refused = await refuse(context, trx, asked)
  if (refused) return refused
  const [id, now] = [context.newId(), context.now()]
  const row = await addAccount(trx, {
    id,
    person_id: personId,
    account_type: accountType,
    number: shortNumber(id),
    state: 'WAITING',
    partner_id: null,
    partner_number: null,
    last_four: null,
    reason: null,
    valued_at: null,
    consent_version: consent.version,
    consented_at: consent.at,
    consent_address: sealing(context.keys, sealedBrokerageAccounts).seal('consent_address', id, consent.address),
    trying_until: null,
    created_at: now,
    active_at: null,
    updated_at: now,
  })
  // Another request was quicker by a moment.
  if (!row) return fail('idempotency_in_progress')
  await openMoney(trx, id, personId)
  const subject = `person:${personId}`
  await audit(trx, { actor: subject, action: 'brokerage.open', subject, detail: { account: id, accountType, terms: consent.version } })
  await context.jobs.send(trx, openJob, { id })
  return row
}

/** What has to be so before an account can be asked for. */
async function refuse(context: Context, trx: Queries, { personId, accountType, hasEmployees }: OpeningAsked) {
  const birthDate = await completeBirthDateOf({ db: trx, keys: context.keys }, personId)
  if (birthDate === undefined) return fail('personal_information_required')
  const age = ageOn(birthDate, dayOf(context.now()))
  if (!age.ok || age.value < adultAge) return fail('not_eligible', { detail: words.tooYoung })
  const answers = await answersOf({ db: trx, keys: context.keys }, context.flows.current().questions, personId)
  return refuseByAnswers(answers, accountType, hasEmployees)
}

function refuseByAnswers(answers: Answers, accountType: BrokerageAccountType, hasEmployees: boolean | undefined) {
  const { citizen_status: status, country_citizenship: country, employment_status: employment } = answers
  const employees = typeof answers['has_employees'] === 'boolean' ? answers['has_employees'] : undefined
  const isMissing = status === undefined || employment === undefined || (status !== 'us-citizen' && country === undefined)
  if (isMissing) return fail('not_in_this_state', { detail: words.answersMissing })
  if (status !== 'us-citizen' && !isServedCountry(String(country))) return fail('not_eligible', { detail: words.countryNotServed })
  if (accountType !== 'INDIVIDUAL_401K') return undefined
  const [reason] = workReasons({ employmentStatus: String(employment), hasEmployees: hasEmployees ?? employees })
  return reason && fail('not_eligible', { detail: loanReasonWords(reason) })
}

/** A B and eight letters and digits that nobody mistakes for others, taken from a name that is drawn by chance. */
function shortNumber(id: string): string {
  const drawn = BigInt(`0x${id.replaceAll('-', '').slice(0, 10)}`)
  const letters = Array.from({ length: 8 }, (_, index) => numberLetters[Number((drawn >> BigInt(5 * index)) & 31n)])
  return `B${letters.join('')}`
}
