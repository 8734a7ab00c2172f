import type { rolloverContracts } from '@app/schemas/api/accounts/rollovers'
import type { BodyOf } from '@app/schemas/api/contract'
import type { RolloverWay, TaxKind, TaxType } from '@app/schemas/rules/accounts/rollover'
import { chooseDestinations } from '@app/schemas/rules/accounts/rollover-destinations'
import { isLetterInForce } from '@app/schemas/rules/people/letter-term'
import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { fail, isFailure } from '../../../failure/failure.ts'
import { lockPerson } from '../../auth/store.ts'
import { writeTo } from '../../auth/write-to.ts'
import { recordDisclosure } from '../../documents/letter/disclosures.ts'
import { shownBecause } from '../../documents/stored-words.ts'
import { findRecord } from '../../personal-information/store.ts'
import { type Place, placesOf } from '../destinations/places.ts'
import { type Details, sealDetails, sealReceiver } from '../details.ts'
import { watchForm } from '../following/watch-stage.ts'
import { requestedEmail } from '../rollover-emails.ts'
import { addPart, addRollover, findRollovers, type RolloverRow } from '../rollover-store.ts'

/** An account that is to be moved, in whichever list it is. */
export type Movable = {
  readonly source: RolloverRow['source']
  readonly sourceId: string
  readonly details: Details
  readonly taxType: TaxType | null
  readonly estimateCents: number | null
}

export type Wanted = {
  readonly way?: RolloverWay
  readonly destination?: BodyOf<typeof rolloverContracts.requestRollover>['destination']
}

type Planned = { readonly account: Movable; readonly parts: readonly { readonly taxKind: TaxKind; readonly to: Place }[] }

/**
 * Requests these accounts to be moved, all or none, in the transaction of the caller. Each kind of money gets a destination; without one
 * all of it is refused. Nothing is sent before the transfer form is signed. Returns the new requests: an account with an open one gets no
 * second one. A failure leaves nothing behind, so the caller may commit it.
 */
export async function requestMoves(context: Context, trx: Queries, personId: string, accounts: readonly Movable[], wanted: Wanted) {
  await lockPerson(trx, personId)
  const record = await findRecord(trx, personId)
  if (!record || !isLetterInForce(record.signed_at, context.now())) return fail('letter_required')
  const open = (await findRollovers(trx, personId)).filter(({ refused_at, cancelled_at }) => !refused_at && !cancelled_at)
  const others = accounts.filter(({ source, sourceId }) => !open.some((row) => row.source === source && row.source_id === sourceId))
  const planned = planMoves(await placesOf(context, trx, personId), others, wanted)
  if (isFailure(planned)) return planned
  for (const { account } of planned) {
    const recipient = account.details.recordKeeper ?? account.details.employer
    const refused = await recordDisclosure(context, trx, { personId, recipient, reason: shownBecause.move.en })
    if (isFailure(refused)) return refused
  }
  const added: RolloverRow[] = []
  for (const one of planned) added.push(await addRequest(context, trx, personId, one, wanted.way ?? 'direct-check'))
  return added
}

function planMoves(places: readonly Place[], accounts: readonly Movable[], { destination = {} }: Wanted) {
  const { pre_tax, roth } = destination
  const chosen = { ...(pre_tax !== undefined && { 'pre-tax': pre_tax }), ...(roth !== undefined && { roth }) }
  const planned: Planned[] = []
  for (const account of accounts) {
    const choice = chooseDestinations(places, account.taxType, chosen)
    if (!choice.ok) return fail('destination_required', { detail: choice.detail })
    planned.push({ account, parts: choice.parts })
  }
  return planned
}

async function addRequest(context: Context, trx: Queries, personId: string, { account, parts }: Planned, way: RolloverWay) {
  const { source, sourceId, details, taxType, estimateCents } = account
  const { keys, newId, now } = context
  const id = newId()
  const row = await addRollover(trx, {
    id,
    person_id: personId,
    source,
    source_id: sourceId,
    details: sealDetails(keys, id, details),
    tax_type: taxType,
    way,
    estimate_cents: estimateCents,
    requested_at: now(),
  })
  for (const { taxKind, to } of parts) {
    const partId = newId()
    const receiver = sealReceiver(keys, partId, to.receiver)
    await addPart(trx, { id: partId, rollover_id: id, tax_kind: taxKind, destination: to.kind, account_id: to.accountId, receiver })
  }
  await audit(trx, { actor: `person:${personId}`, action: 'rollover.requested', subject: `rollover:${id}` })
  await writeTo(context, trx, personId, (addressed) => requestedEmail(addressed, details))
  await watchForm(context, trx, row)
  return row
}
