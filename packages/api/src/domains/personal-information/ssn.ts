import { maskSsn } from '@app/schemas/rules/people/ssn'
import type { CoreContext } from '../../core/core-context.ts'
import { audit } from '../../db/audit.ts'
import type { Person } from '../../http/call/handlers.ts'
import { sealing } from '../../security/sealing.ts'
import { requireStepUp } from '../auth/step-up.ts'
import { sealedPersonalInformation } from './sealed.ts'
import { findRecord, type PersonalRow } from './store.ts'

/** The Social Security number with its last four digits only. */
export async function readMaskedSsn({ db, keys }: CoreContext, person: Person) {
  const ssn = openSsn(keys, await findRecord(db, person.id))
  return { results: ssn === undefined ? [] : [{ ssn: maskSsn(ssn) }] }
}

/** All of its digits, for a person who has just entered their password. It is only read if the reading can be audited. */
export async function readWholeSsn(context: CoreContext, person: Person) {
  const refused = requireStepUp(person, context.now())
  if (refused) return refused
  return context.db.transaction().execute(async (trx) => {
    const ssn = openSsn(context.keys, await findRecord(trx, person.id))
    if (ssn === undefined) return { results: [] }
    const subject = `person:${person.id}`
    await audit(trx, { actor: subject, action: 'ssn.read', subject })
    return { results: [{ ssn }] }
  })
}

function openSsn(keys: CoreContext['keys'], row: PersonalRow | undefined): string | undefined {
  return row?.ssn ? sealing(keys, sealedPersonalInformation).open('ssn', row.id, row.ssn) : undefined
}
