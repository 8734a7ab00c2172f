import { randomUUID } from 'node:crypto'
import type { CoreContext } from '../../../core/core-context.ts'
import { sealing } from '../../../security/sealing.ts'
import { samplePersonal } from '../../../testing/sample-person.ts'
import { sealedPeople } from '../../auth/sealed.ts'
import { addPerson } from '../../auth/store.ts'
import { sealedFinancialAccounts } from '../../financial-accounts/sealed.ts'
import { addAccount } from '../../financial-accounts/store.ts'
import { addLink } from '../../linking/store.ts'
import { sealedPersonalInformation } from '../../personal-information/sealed.ts'
import { addRecord } from '../../personal-information/store.ts'
import { addQuestionnaire } from '../../questionnaire/store.ts'
import type { Reader } from '../answers.ts'

/** A person with a complete record and a linked bank who has answered what a brokerage asks. */
export async function addCustomer(context: CoreContext, ssn: string, birthDate: string, answers: object): Promise<Reader> {
  const { db, keys, now } = context
  const [id, recordId] = [randomUUID(), randomUUID()]
  const own = sealing(keys, sealedPeople).seal
  const record = sealing(keys, sealedPersonalInformation).seal
  await addPerson(db, {
    id,
    email: own('email', id, `${id}@example.com`),
    email_index: id,
    email_confirmed_at: now(),
    pending_email: null,
    first_name: own('first_name', id, 'Ada'),
    last_name: own('last_name', id, 'Sample'),
    password_hash: 'none',
    user_flow_id: '',
    origin_domain: '',
    partner_name: '',
    unsubscribed_at: null,
    created_at: now(),
    last_seen_at: now(),
  })
  await addRecord(db, {
    id: recordId,
    person_id: id,
    version: 1,
    street_address: record('street_address', recordId, samplePersonal.street_address),
    city: record('city', recordId, samplePersonal.city),
    zip_code: record('zip_code', recordId, samplePersonal.zip_code),
    phone_number: record('phone_number', recordId, samplePersonal.phone_number),
    dob: record('dob', recordId, birthDate),
    ssn: record('ssn', recordId, ssn),
    ssn_index: recordId,
    state: samplePersonal.state,
    ira_interest: samplePersonal.ira_interest,
    unknown_providers: '[]',
    user_external_id: randomUUID(),
    created_by: 'a test',
    created_at: now(),
    updated_at: now(),
  })
  const said = {
    citizen_status: 'us-citizen',
    employment_status: 'self-employed',
    annual_pretax_income: '50000-99999',
    tax_filing_status: 'single',
    ...answers,
  }
  const questionnaire = { id: randomUUID(), person_id: id, version: 1, created_by: 'a-test', created_at: now(), updated_at: now() }
  await addQuestionnaire(db, { ...questionnaire, answers: JSON.stringify(said), changed: '{}' })
  await linkBank(context, id)
  return { id, sessionId: randomUUID(), passwordCheckedAt: now(), language: 'en' }
}

async function linkBank({ db, keys, now }: CoreContext, personId: string): Promise<void> {
  const [linkId, id] = [randomUUID(), randomUUID()]
  await addLink(db, {
    id: linkId,
    person_id: personId,
    kind: 'bank',
    makes_primary: true,
    state: 'linked',
    public_token_index: linkId,
    created_at: now(),
    updated_at: now(),
  })
  const { seal } = sealing(keys, sealedFinancialAccounts)
  await addAccount(db, {
    id,
    person_id: personId,
    source: 'linked',
    institution_id: linkId,
    partner_account_id: id,
    account_type: 'depository',
    account_subtype: 'checking',
    name: seal('name', id, 'Checking'),
    institution_name: seal('institution_name', id, 'First Sample Bank'),
    account_number: seal('account_number', id, '000114321'),
    routing_number: seal('routing_number', id, '011401533'),
    last_four: '4321',
    is_primary: true,
    has_online_access: true,
    verification: 'not_needed',
    created_at: now(),
    updated_at: now(),
  })
}
