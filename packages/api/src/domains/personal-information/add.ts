import type { BodyOf } from '@app/schemas/api/contract'
import type { personalInformationContracts } from '@app/schemas/api/people/personal-information'
import type { CoreContext } from '../../core/core-context.ts'
import type { Queries } from '../../db/database.ts'
import { fail } from '../../failure/failure.ts'
import type { Person } from '../../http/call/handlers.ts'
import { sealing } from '../../security/sealing.ts'
import { accountOf } from '../auth/account-of.ts'
import { refuseSsn } from '../auth/refuse-ssn.ts'
import { renamePerson } from '../auth/rename-person.ts'
import { refuseClaim } from './claim.ts'
import { refuseGiven, toOptionalColumns } from './given.ts'
import { renamed } from './names.ts'
import { toRecord } from './record.ts'
import { requestNames, startOf } from './request-names.ts'
import { sealedPersonalInformation } from './sealed.ts'
import { addRecord } from './store.ts'

type Form = BodyOf<typeof personalInformationContracts.addPersonalInformation>

/** Saves personal information where there is none. The same request again finds its own and answers with it. */
export async function addPersonalInformation(context: CoreContext, person: Person, requestKey: string, form: Form) {
  const refused = refuseGiven(context, form) ?? (await refuseClaim(context, person, form)) ?? (await refuseSsn(context, person, form))
  if (refused) return refused
  const account = await accountOf(context, person.id)
  if (!account) return fail('token_not_valid')
  const names = requestNames(context.keys, requestKey, form)
  const row = newRow(context, person.id, names[0], form)
  const other = renamed(account, form)
  const add = async (db: Queries) => {
    const kept = await addRecord(db, row)
    if (!names.includes(kept.created_by))
      return fail(kept.created_by.startsWith(startOf(requestKey)) ? 'idempotency_mismatch' : 'already_done')
    // The request that it repeats may have given the account another name a moment ago.
    if (kept.id !== row.id) return toRecord(context, kept, (await accountOf({ db, keys: context.keys }, person.id)) ?? account)
    if (!other) return toRecord(context, kept, account)
    await renamePerson(context, db, person.id, other.firstName, other.lastName)
    return toRecord(context, kept, other)
  }
  return other ? context.db.transaction().execute(add) : add(context.db)
}

function newRow({ keys, newId, now }: CoreContext, personId: string, requestName: string, form: Form) {
  const id = newId()
  const { seal } = sealing(keys, sealedPersonalInformation)
  return {
    ...toOptionalColumns(keys, id, form),
    id,
    person_id: personId,
    version: 1,
    street_address: seal('street_address', id, form.street_address),
    city: seal('city', id, form.city),
    state: form.state,
    zip_code: seal('zip_code', id, form.zip_code),
    phone_number: seal('phone_number', id, form.phone_number),
    dob: seal('dob', id, form.dob),
    ira_interest: form.ira_interest,
    user_external_id: newId(),
    unknown_providers: '[]',
    created_by: requestName,
    created_at: now(),
    updated_at: now(),
  }
}
