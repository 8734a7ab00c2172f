import type { Words } from '@app/schemas/language'
import type { Context } from '../../context/context.ts'
import type { Base } from '../../db/transactions/base-version.ts'
import { fail } from '../../failure/failure.ts'
import { lockPerson } from '../auth/store.ts'
import { requestNames } from '../personal-information/request-names.ts'
import { openEmployer, toEmployer } from './employer.ts'
import { type EmployerForm, refuseForm, sealForm } from './form.ts'
import { addEmployer, changeEmployer, findEmployer, findEmployers } from './store.ts'

const mostEmployers = 50
const tooMany: Words<string> = {
  en: `There are ${mostEmployers} jobs in your list. That is as many as it holds.`,
  es: `Hay ${mostEmployers} trabajos en tu lista. No caben más.`,
}

/** Adds a job. The same request again finds its own and answers with it. */
export async function saveNewEmployer(context: Context, personId: string, requestKey: string, form: EmployerForm) {
  const refused = await refuseForm(context, form)
  if (refused) return refused
  const names = requestNames(context.keys, requestKey, form)
  const id = context.newId()
  const now = context.now()
  const row = await context.db.transaction().execute(async (trx) => {
    // One after another: of those that come at once, none is counted before the others are there.
    await lockPerson(trx, personId)
    const known = await findEmployers(trx, personId)
    if (known.length >= mostEmployers && !known.some(({ created_by }) => names.includes(created_by))) return undefined
    const made = { id, person_id: personId, version: 1, created_by: names[0], created_at: now, updated_at: now }
    return addEmployer(trx, { ...sealForm(context.keys, id, form), ...made })
  })
  if (!row) return fail('over_the_limit', { detail: tooMany })
  return names.includes(row.created_by) ? toEmployer(openEmployer(context.keys, row)) : fail('idempotency_mismatch')
}

/** Puts a job anew, when it is still as it was seen. The same change of the same version again, its answer lost, is no other one. */
export async function saveEmployer(
  context: Context,
  personId: string,
  at: { readonly id: string; readonly base: Base },
  form: EmployerForm,
) {
  // First, so that a job of another person reveals nothing, not even what is wrong with the form.
  const before = await findEmployer(context.db, personId, at.id)
  if (!before) return fail('not_found')
  const refused = await refuseForm(context, form)
  if (refused) return refused
  const names = requestNames(context.keys, `from-${at.base ?? 'latest'}`, form)
  const change = { ...sealForm(context.keys, at.id, form), changed_by: names[0], updated_at: context.now() }
  const changed = await changeEmployer(context.db, personId, at, change)
  if (changed) return toEmployer(openEmployer(context.keys, changed))
  const row = await findEmployer(context.db, personId, at.id)
  if (!row) return fail('not_found')
  return row.changed_by !== null && names.includes(row.changed_by)
    ? toEmployer(openEmployer(context.keys, row))
    : fail('precondition_failed')
}
