import type { rolloverContracts } from '@app/schemas/api/accounts/rollovers'
import type { BodyOf } from '@app/schemas/api/contract'
import { dollarsToCents } from '@app/schemas/api/fields'
import type { Language, Words } from '@app/schemas/language'
import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import { doOnce } from '../../../once/once.ts'
import { arrive } from '../following/arrive.ts'
import { watchStage } from '../following/watch-stage.ts'
import { addPayment, findPayments, isTold, nameOfTold, type PaymentRow } from '../payment-store.ts'
import { isOver } from '../reached.ts'
import { findParts, lockRollover, type RolloverRow, saveRollover } from '../rollover-store.ts'
import { trackOne } from '../tracker.ts'

type Sent = BodyOf<typeof rolloverContracts.confirmArrival>
type Asked = { readonly personId: string; readonly id: string; readonly key: string; readonly language: Language; readonly sent: Sent }

const bookedHere: Words<string> = {
  en: 'This money goes to your account here. We see it when it comes, and book it ourselves.',
  es: 'Este dinero va a tu cuenta aquí. Vemos cuándo llega y lo registramos nosotros.',
}
const nothingOpen: Words<string> = {
  en: 'Every payment of this request has arrived already.',
  es: 'Ya llegaron todos los pagos de esta solicitud.',
}

/** Takes the word of a person that money has arrived in an account elsewhere, which nobody else can tell us. */
export async function confirmArrival(context: Context, { personId, id, key, language, sent }: Asked) {
  const work = async (trx: Queries) => {
    const row = await lockRollover(trx, id)
    if (row?.person_id !== personId) return fail('not_found')
    const parts = await findParts(trx, [id])
    const elsewhere = parts.filter(({ destination }) => destination !== 'ours')
    if (elsewhere.length === 0) return fail('not_in_this_state', { detail: bookedHere })
    if (isOver(row) || row.form_signed_at === null) return fail('not_in_this_state')
    const payments = await findPayments(trx, [id])
    const meant = payments.filter(({ id: one }) => sent.payment === undefined || one === sent.payment)
    const open = meant.find((one) => one.state === 'sent' && isElsewhere(one))
    const unheard = elsewhere.find(({ id: one }) => payments.every(({ part_id }) => part_id !== one))
    if (!open && (sent.payment !== undefined || !unheard))
      return fail('not_in_this_state', { detail: meant.some(({ state }) => state === 'sent') ? bookedHere : nothingOpen })
    const cents = dollarsToCents(sent.amount)
    const told = new Set(payments.filter(isTold).map(({ part_id }) => part_id))
    const isAll = parts.every(({ id: one }) => one === unheard?.id || told.has(one))
    const payment =
      open ?? (unheard && (await addUnreported(context, trx, row, { id: unheard.id, taxKind: unheard.tax_kind, cents, isAll })))
    if (!payment) return fail('not_in_this_state')
    await audit(trx, {
      actor: `person:${personId}`,
      action: 'rollover.arrived',
      subject: `rollover:${id}`,
      detail: { payment: payment.id },
    })
    const current = await lockRollover(trx, id)
    if (current) await arrive(context, trx, current, payment, { cents, at: context.now(), by: 'customer' })
    return trackOne(context, trx, (await lockRollover(trx, id)) ?? row, language)

    function isElsewhere({ part_id }: PaymentRow) {
      return elsewhere.some((one) => one.id === part_id)
    }
  }
  return doOnce(context, { personId, call: 'confirmArrival', key, request: { id, ...sent } }, work)
}

type Unreported = { readonly id: string; readonly taxKind: PaymentRow['tax_kind']; readonly cents: number; readonly isAll: boolean }

/** The old plan has not reported it. It is all that we will hear of once the person has told of each place, unless some of it comes here. */
async function addUnreported(context: Context, trx: Queries, row: RolloverRow, part: Unreported): Promise<PaymentRow | undefined> {
  const now = context.now()
  const reached = {
    is_taken: true,
    accepted_at: row.accepted_at ?? now,
    sent_at: row.sent_at ?? now,
    is_all_sent: part.isAll,
    cancel_asked_at: null,
  }
  await watchStage(context, trx, await saveRollover(trx, row.id, reached))
  return addPayment(trx, {
    id: context.newId(),
    rollover_id: row.id,
    part_id: part.id,
    tax_kind: part.taxKind,
    name: nameOfTold(part.taxKind),
    way: row.way === 'direct-wire' ? 'wire' : 'check',
    state: 'sent',
    said_cents: part.cents,
    sent_at: now,
  })
}
