import { isDeepStrictEqual } from 'node:util'
import type { BodyOf } from '@app/schemas/api/contract'
import type { beneficiaryContracts } from '@app/schemas/api/people/beneficiaries'
import { dayOf } from '@app/schemas/rules/days/days'
import { listProblem } from '@app/schemas/rules/people/beneficiaries'
import { toSentSignature } from '@app/schemas/rules/people/signature'
import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { fail, isFailure } from '../../failure/failure.ts'
import type { Person } from '../../http/call/handlers.ts'
import { doOnce } from '../../once/once.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { accountOf } from '../auth/account.ts'
import { requireStepUp } from '../auth/step-up.ts'
import { lockPerson } from '../auth/store.ts'
import { writeTo } from '../auth/write-to.ts'
import { withdrawTask } from '../desk/open-task.ts'
import { storedPeople } from './beneficiary.ts'
import { fileDesignation } from './designation-paper.ts'
import { beneficiariesChangedEmail } from './emails.ts'
import { sendListJob, takeBackMs } from './job-names.ts'
import { peopleOf, sealPeople, standingOf } from './lists.ts'
import { problemWords, signatureWords } from './problem-words.ts'
import { openAccountsOf, readBeneficiaries } from './read-beneficiaries.ts'
import { sealedBeneficiaryLists } from './sealed.ts'
import { addList, changeList, findList, findLists, type ListRow } from './store.ts'

type Sent = BodyOf<typeof beneficiaryContracts.saveBeneficiaries>
type Saving = { readonly personId: string; readonly people: Sent['people']; readonly signedName: string; readonly replaces: string | null }

/** Asks for another list. It goes to the custodian after an hour; without an account it waits for the application. */
export async function saveBeneficiaries(context: Context, person: Person, key: string, sent: Sent) {
  const refused = requireStepUp(person, context.now())
  if (refused) return refused
  const problem = listProblem(sent.people, dayOf(context.now()))
  if (problem) return fail('validation_failed', { fields: { people: [problemWords(problem)] } })
  const account = await accountOf(context, person.id)
  if (!account) return fail('token_not_valid')
  const signature = toSentSignature(sent.signed_name, { first_name: account.firstName, last_name: account.lastName })
  if (!signature.ok) return fail('validation_failed', { fields: { signed_name: [signatureWords[signature.problem]] } })
  const saving = { personId: person.id, people: sent.people, signedName: signature.value, replaces: sent.replaces }
  const done = await doOnce(context, { personId: person.id, call: 'saveBeneficiaries', key, request: sent }, (trx) =>
    save(context, trx, saving),
  )
  return isFailure(done) ? done : readBeneficiaries(context, context.db, person.id)
}

async function save(context: Context, trx: Queries, saving: Saving) {
  const { personId, replaces } = saving
  await lockPerson(trx, personId)
  const { changing, current } = standingOf(await findLists(trx, personId))
  const newest = changing ?? current
  if (newest?.id !== (replaces ?? undefined))
    return isSigned(context.keys, newest, saving) ? { saved: newest.id } : fail('conflict_version')
  if (changing) await replaceList(context, trx, changing)
  const hasAccount = (await openAccountsOf(trx, personId)).length > 0
  const id = await addAsked(context, trx, saving, hasAccount)
  const subject = `person:${personId}`
  await audit(trx, {
    actor: subject,
    action: 'beneficiaries.asked',
    subject,
    detail: { list: id, people: saving.people.length, hasAccount },
  })
  await writeTo(context, trx, personId, (addressed) =>
    beneficiariesChangedEmail(addressed, hasAccount ? 'asked' : 'kept', current !== undefined),
  )
  return { saved: id }
}

/**
 * Whether what is asked for has been done already: the answer to it was lost, and it is asked for again under another key, by a page that
 * still shows the list before it.
 */
function isSigned(keys: KeyRing, newest: ListRow | undefined, { people }: Saving): newest is ListRow {
  return newest !== undefined && isDeepStrictEqual(peopleOf(keys, newest), storedPeople.parse(people))
}

/** With an account it is sent at its time; without one it is filed, and waits for the application. */
async function addAsked(context: Context, trx: Queries, { personId, people, signedName }: Saving, hasAccount: boolean): Promise<string> {
  const { keys, newId, now } = context
  const [id, at] = [newId(), now()]
  const sendsAt = hasAccount ? new Date(at.getTime() + takeBackMs) : at
  await addList(trx, {
    id,
    person_id: personId,
    state: hasAccount ? 'TO_SEND' : 'KEPT',
    people: sealPeople(keys, id, people),
    signed_name: sealing(keys, sealedBeneficiaryLists).seal('signed_name', id, signedName),
    asked_at: at,
    sends_at: sendsAt,
  })
  if (hasAccount) await context.jobs.send(trx, sendListJob, { id }, sendsAt)
  const row = hasAccount ? undefined : await findList(trx, id)
  const document = row && (await fileDesignation(context, trx, row))
  if (document !== undefined) await changeList(trx, id, { document_id: document })
  return id
}

/** A change on its way gives way to the next. */
async function replaceList(context: Context, trx: Queries, { id }: ListRow): Promise<void> {
  await changeList(trx, id, { state: 'REPLACED', waits_for: null, settled_at: context.now() })
  await withdrawTask(context, trx, 'beneficiaries', id)
}
