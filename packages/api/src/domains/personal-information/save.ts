import type { BodyOf } from '@app/schemas/api/contract'
import type { personalInformationContracts } from '@app/schemas/api/people/personal-information'
import { oldestLetterInForceMs } from '@app/schemas/rules/people/letter-term'
import type { PersonName } from '@app/schemas/rules/people/names'
import type { CoreContext } from '../../core/core-context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import type { Base } from '../../db/transactions/base-version.ts'
import { fail } from '../../failure/failure.ts'
import type { Person } from '../../http/call/handlers.ts'
import { accountOf } from '../auth/account-of.ts'
import { detailsChangedEmail } from '../auth/emails.ts'
import { refuseSsn } from '../auth/refuse-ssn.ts'
import { renamePerson } from '../auth/rename-person.ts'
import { requireStepUp } from '../auth/step-up.ts'
import { writeTo } from '../auth/write-to.ts'
import { changedDetails } from './changed-details.ts'
import { refuseClaim } from './claim.ts'
import { type Given, refuseGiven, ssnIndexes, toChange } from './given.ts'
import { refuseRenaming, renamed } from './names.ts'
import { toRecord } from './record.ts'
import { requestNames, startOf } from './request-names.ts'
import { findRecord, saveRecord } from './store.ts'

type Form = BodyOf<typeof personalInformationContracts.updatePersonalInformation>
type GivenWithName = Given & Partial<PersonName>
type Request = { readonly base: Base; readonly key: string }

/** Changes a record by its whole form; what may be left out and is not there stays. */
export async function savePersonalInformation(context: CoreContext, person: Person, id: string, request: Request, form: Form) {
  return (await refuseClaim(context, person, form)) ?? (await save(context, person, id, request, form)) ?? fail('not_found')
}

/** Changes what is given and leaves the rest. Everybody has at most one record, so it need not be named. */
export async function saveOwnPersonalInformation(context: CoreContext, person: Person, request: Request, given: Given) {
  const row = await findRecord(context.db, person.id)
  return (row && (await save(context, person, row.id, request, given))) ?? fail('personal_information_required')
}

/** If nobody has changed the record since. The same request again changes nothing more. Nothing comes back when it is not there. */
async function save(context: CoreContext, person: Person, id: string, request: Request, said: GivenWithName) {
  const refused = refuseGiven(context, said) ?? (await refuseSsn(context, person, said))
  if (refused) return refused
  const account = await accountOf(context, person.id)
  if (!account) return fail('token_not_valid')
  const other = renamed(account, said)
  const before = await findRecord(context.db, person.id)
  const details = before?.id === id ? changedDetails(context.keys, before, said) : []
  const unproven = details.length > 0 ? requireStepUp(person, context.now()) : undefined
  if (unproven) return unproven
  const work = async (db: Queries) => {
    const saved = await saveRecord(db, toSave(context, person, id, request, said, other !== undefined))
    if (!saved) return undefined
    const { outcome, replaces_ssn: replacesSsn, ...row } = saved
    if (outcome === 'signed') return refuseRenaming(said)
    // The request that it repeats may have given the account another name a moment ago.
    if (outcome === 'repeated') return toRecord(context, row, (await accountOf({ db, keys: context.keys }, person.id)) ?? account)
    if (outcome !== 'saved') return fail(refusals[outcome])
    const subject = `person:${person.id}`
    if (replacesSsn) await audit(db, { actor: subject, action: 'ssn.changed', subject })
    if (details.length > 0) await audit(db, { actor: subject, action: 'details.changed', subject, detail: { details } })
    // A number that is given for the first time is news to nobody.
    const isOtherSsn = replacesSsn && before?.ssn != null
    const changed = [...details, ...(other ? (['name'] as const) : []), ...(isOtherSsn ? (['Social Security number'] as const) : [])]
    if (changed.length > 0) await writeTo(context, db, person.id, (addressed) => detailsChangedEmail(addressed, changed))
    if (other) await renamePerson(context, db, person.id, other.firstName, other.lastName)
    return toRecord(context, row, other ?? account)
  }
  const writesMore = other !== undefined || said.ssn !== undefined || details.length > 0
  return writesMore ? context.db.transaction().execute(work) : work(context.db)
}

const refusals = { 'other-request': 'idempotency_mismatch', stale: 'precondition_failed', 'step-up': 'step_up_required' } as const

function toSave({ keys, now }: CoreContext, person: Person, id: string, { base, key }: Request, said: GivenWithName, renames: boolean) {
  return {
    id,
    personId: person.id,
    base,
    requestNames: requestNames(keys, key, said),
    requestStart: startOf(key),
    now: now(),
    change: toChange(keys, id, said),
    ssnIndexes: ssnIndexes(keys, said.ssn),
    mayChangeSsn: requireStepUp(person, now()) === undefined,
    renames,
    signedAfter: new Date(oldestLetterInForceMs(now())),
  }
}
