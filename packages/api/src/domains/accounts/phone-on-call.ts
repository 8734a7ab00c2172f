import { inEnglishFor } from '@app/schemas/errors'
import type { Context, DeskAct, KnownPhone } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { type Failure, fail } from '../../failure/failure.ts'
import { sealing } from '../../security/sealing.ts'
import { lockPerson } from '../auth/store.ts'
import { openNumber } from './phone.ts'
import { sealedPhoneConfirmations } from './sealed.ts'
import { confirmNumber, findPhone, type PhoneRow, putPhone } from './store.ts'

/** The number that is stored of a person: the one in their details, or else the one they wanted a code for. */
export async function knownPhoneOf(context: Context, db: Queries, personId: string): Promise<KnownPhone | undefined> {
  return read(context, db, personId, await findPhone(db, personId))
}

async function read(context: Context, db: Queries, personId: string, row: PhoneRow | undefined): Promise<KnownPhone | undefined> {
  const { keys } = context
  const number = (await context.hooks.givenPhoneOf({ db, keys }, personId)) ?? (row && openNumber(context, row, 'phone_number'))
  if (number === undefined) return undefined
  const confirmed = row && openNumber(context, row, 'confirmed_number')
  return { number, confirmed }
}

/**
 * Confirms the number that is stored, as its code would, for people whose phone gets no texts. Another number that is confirmed stays: whoever
 * calls in has shown no second factor, and that is what its owner has to show for a new one.
 */
export async function confirmPhoneOnCall(
  context: Context,
  trx: Queries,
  { by, personId, reason }: DeskAct,
  ending: string,
): Promise<Failure<'not_in_this_state'> | undefined> {
  await lockPerson(trx, personId)
  const known = await findPhone(trx, personId)
  const phone = await read(context, trx, personId, known)
  if (!phone) return refuse('There is no number of theirs yet. They enter it on their page first.')
  const { number, confirmed } = phone
  if (!number.endsWith(ending)) return refuse('They have changed their number meanwhile. Open them again, and ask about the new one.')
  if (confirmed === number) return undefined
  if (confirmed !== undefined) return refuse('Another number of theirs is confirmed. Only they can change that, with a code.')
  const { seal } = sealing(context.keys, sealedPhoneConfirmations)
  const row =
    known ??
    (await putPhone(
      trx,
      withoutCode(context.newId(), personId, (id) => seal('phone_number', id, number)),
    ))
  const isConfirmed = await confirmNumber(trx, row, seal('confirmed_number', row.id, number), context.now())
  if (!isConfirmed) return refuse('They have entered a code meanwhile. Open them again.')
  await audit(trx, { actor: `person:${by}`, action: 'phone.confirmed-on-call', subject: `person:${personId}`, detail: { reason } })
  return undefined
}

function withoutCode(id: string, person_id: string, sealed: (id: string) => string) {
  return { id, person_id, phone_number: sealed(id), send_id: null, sent_at: null, confirmed_number: null, confirmed_at: null }
}

function refuse(why: string) {
  return fail('not_in_this_state', { detail: inEnglishFor('colleagues', why) })
}
