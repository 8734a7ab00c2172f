import { randomUUID } from 'node:crypto'
import type { CoreContext } from '../../../core/core-context.ts'
import type { Person } from '../../../http/call/handlers.ts'
import { sealing } from '../../../security/sealing.ts'
import { sealedPeople } from '../../auth/sealed.ts'
import { addPerson } from '../../auth/store.ts'
import { sealedPersonalInformation } from '../../personal-information/sealed.ts'
import { addRecord } from '../../personal-information/store.ts'
import { addQuestionnaire } from '../../questionnaire/store.ts'

/** A person with a complete record who has answered what a brokerage asks. */
export async function addCustomer({ db, keys, now }: CoreContext, ssn: string, birthDate: string, answers: object): Promise<Person> {
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
    street_address: record('street_address', recordId, '5 Rehearsal Way'),
    city: record('city', recordId, 'Seattle'),
    zip_code: record('zip_code', recordId, '98103'),
    phone_number: record('phone_number', recordId, '2065550101'),
    dob: record('dob', recordId, birthDate),
    ssn: record('ssn', recordId, ssn),
    ssn_index: recordId,
    state: 'WA',
    ira_interest: true,
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
  return { id, sessionId: randomUUID(), passwordCheckedAt: now() }
}
