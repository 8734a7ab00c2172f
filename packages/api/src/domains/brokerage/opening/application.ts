import type { Context } from '../../../context/context.ts'
import type { Application } from '../../../partners/brokerage/brokerage.ts'
import { sealing } from '../../../security/sealing.ts'
import { accountOf } from '../../auth/account.ts'
import { identityOf } from '../../personal-information/identity-of.ts'
import { answersInPlace } from '../../questionnaire/answers.ts'
import { answersOf } from '../../questionnaire/record.ts'
import type { AccountRow } from '../account-store.ts'
import { sealedBrokerageAccounts } from '../sealed.ts'
import { answersForBroker } from './application-answers.ts'

/** What the partner needs to open an account; undefined when the person has left. Reading the number is audited. */
export async function applicationFor(context: Context, row: AccountRow): Promise<Application | undefined> {
  const { db, keys } = context
  const account = await accountOf(context, row.person_id)
  const identity = await identityOf({ db, keys }, row.person_id, 'brokerage')
  const { questions } = context.flows.current()
  const answers = await answersOf(context, questions, row.person_id)
  if (!account || !identity) return undefined
  const beneficiaries = await context.hooks.beneficiariesToApplyWith(context, row.person_id)
  const known = answersForBroker(answersInPlace(questions, answers))
  const consentAddress = sealing(keys, sealedBrokerageAccounts).open('consent_address', row.id, row.consent_address)
  return {
    ...identity,
    ...known,
    investor: { ...known.investor, ...(beneficiaries.length > 0 && { beneficiaries }) },
    reference: row.id,
    accountType: row.account_type,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    consent: { at: row.consented_at, address: consentAddress, version: row.consent_version },
  }
}
