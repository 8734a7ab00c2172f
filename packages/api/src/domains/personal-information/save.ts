import type { BodyOf } from '@app/schemas/api/contract'
import { dollarsToCents } from '@app/schemas/api/fields'
import type { personalInformationContracts } from '@app/schemas/api/people/personal-information'
import type { Words } from '@app/schemas/language'
import type { Filled } from '@app/schemas/rules/answers/empty-fields'
import { toSentBirthDate } from '@app/schemas/rules/people/birth-date'
import { isLetterInForce, oldestLetterInForceMs } from '@app/schemas/rules/people/letter-term'
import type { PersonName } from '@app/schemas/rules/people/names'
import type { CoreContext } from '../../core/core-context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import type { Base } from '../../db/transactions/base-version.ts'
import { type Failure, fail } from '../../failure/failure.ts'
import { refuseCardNumbers } from '../../failure/refuse-card-numbers.ts'
import type { Person } from '../../http/call/handlers.ts'
import { blindIndex, blindIndexes } from '../../security/blind-index.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { type Account, accountOf } from '../auth/account.ts'
import { type ChangedDetail, detailsChangedEmail } from '../auth/emails.ts'
import { refuseSsn } from '../auth/refuse-ssn.ts'
import { renamePerson } from '../auth/rename-person.ts'
import { requireStepUp } from '../auth/step-up.ts'
import { writeTo } from '../auth/write-to.ts'
import { toRecord } from './record.ts'
import { requestNames, startOf } from './request-names.ts'
import { sealedPersonalInformation } from './sealed.ts'
import { addRecord, type Change, findRecord, type PersonalRow, saveRecord } from './store.ts'

type Added = BodyOf<typeof personalInformationContracts.addPersonalInformation>
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

/** Saves personal information where there is none. The same request again finds its own and answers with it. */
export async function addPersonalInformation(context: CoreContext, person: Person, requestKey: string, form: Added) {
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

function newRow({ keys, newId, now }: CoreContext, personId: string, requestName: string, form: Added) {
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

/** The letter has a call of its own: the other forms may state that it is signed, but can neither sign nor withdraw it. */
async function refuseClaim(
  { db, now }: Pick<CoreContext, 'db' | 'now'>,
  person: Person,
  said: { readonly has_custodial_auth: boolean },
): Promise<Failure<'claimed_progress'> | undefined> {
  if (!said.has_custodial_auth) return undefined
  const record = await findRecord(db, person.id)
  return isLetterInForce(record?.signed_at ?? null, now()) ? undefined : fail('claimed_progress')
}

type Sent = Partial<PersonName>

const signedWords: Words<string> = {
  en: 'Your letter is signed with another name. Change your name in your settings.',
  es: 'Tu carta está firmada con otro nombre. Cambia tu nombre en los ajustes.',
}

/** The account with the name that is sent, when that is another one than it has. */
function renamed(account: Account, { first_name = account.firstName, last_name = account.lastName }: Sent): Account | undefined {
  const isSame = first_name === account.firstName && last_name === account.lastName
  return isSame ? undefined : { ...account, firstName: first_name, lastName: last_name }
}

/** A signed letter holds for the name that it was signed with. */
function refuseRenaming(sent: Sent): Failure<'validation_failed'> {
  const fields = Object.keys(sent).filter((name) => name === 'first_name' || name === 'last_name')
  return fail('validation_failed', { fields: Object.fromEntries(fields.map((name) => [name, [signedWords]])) })
}

/** What of where a person can be reached would become another: a thief changes that first. */
function changedDetails(keys: KeyRing, row: PersonalRow, given: Given): readonly ChangedDetail[] {
  const { open } = sealing(keys, sealedPersonalInformation)
  const differs = (column: 'street_address' | 'city' | 'zip_code' | 'phone_number') =>
    given[column] !== undefined && given[column] !== open(column, row.id, row[column])
  const isMoved =
    differs('street_address') || differs('city') || differs('zip_code') || (given.state !== undefined && given.state !== row.state)
  return [...(isMoved ? (['address'] as const) : []), ...(differs('phone_number') ? (['phone number'] as const) : [])]
}

/** The given answers of a person. What is left out was not given. */
type Given = Filled<{
  readonly street_address: string
  readonly city: string
  readonly state: string
  readonly zip_code: string
  readonly phone_number: string
  readonly dob: string
  readonly ssn: string
  readonly ira_interest: boolean
  readonly total_401k_balance: number
  readonly old_401k_count: number
  readonly ira_count: number
}>

const numbers = { table: 'personal_information', column: 'ssn' } as const

const birthDateWords = {
  format: { en: 'Enter a day of the calendar as YYYY-MM-DD.', es: 'Escribe una fecha del calendario como AAAA-MM-DD.' },
  min: { en: 'Check the year. This date is more than 120 years ago.', es: 'Revisa el año. Esta fecha es de hace más de 120 años.' },
  max: {
    en: 'We can act only for people who are 18 or older. If this date isn’t right, change it.',
    es: 'Solo podemos actuar por personas de 18 años o más. Si esta fecha no es correcta, cámbiala.',
  },
} as const satisfies Readonly<Record<string, Words<string>>>

/** Problems that can be found without the database. */
function refuseGiven(
  { now }: Pick<CoreContext, 'now'>,
  { street_address, city, dob }: Given,
): Failure<'card_number_refused' | 'validation_failed'> | undefined {
  const refused = refuseCardNumbers({ street_address, city })
  if (refused || dob === undefined) return refused
  const born = toSentBirthDate(dob, now().toISOString().slice(0, 10))
  return born.ok ? undefined : fail('validation_failed', { fields: { dob: [birthDateWords[born.problem]] } })
}

/** The given answers as columns; null for what was not given. */
function toChange(keys: KeyRing, id: string, given: Given): Change {
  const { seal } = sealing(keys, sealedPersonalInformation)
  const sealed = (column: 'street_address' | 'city' | 'zip_code' | 'phone_number' | 'dob') => {
    const text = given[column]
    return text === undefined ? null : seal(column, id, text)
  }
  return {
    street_address: sealed('street_address'),
    city: sealed('city'),
    state: given.state ?? null,
    zip_code: sealed('zip_code'),
    phone_number: sealed('phone_number'),
    dob: sealed('dob'),
    ira_interest: given.ira_interest ?? null,
    ...toOptionalColumns(keys, id, given),
  }
}

/** The part of it that nobody has to say. */
function toOptionalColumns(keys: KeyRing, id: string, { ssn, total_401k_balance, old_401k_count, ira_count }: Given) {
  return {
    ssn: ssn === undefined ? null : sealing(keys, sealedPersonalInformation).seal('ssn', id, ssn),
    ssn_index: ssn === undefined ? null : blindIndex(keys, numbers, ssn),
    total_401k_balance_cents: total_401k_balance === undefined ? null : dollarsToCents(total_401k_balance),
    old_401k_count: old_401k_count ?? null,
    ira_count: ira_count ?? null,
  }
}

/** Every index that a number may have. */
function ssnIndexes(keys: KeyRing, ssn: string | undefined): readonly string[] {
  return ssn === undefined ? [] : blindIndexes(keys, numbers, ssn)
}
