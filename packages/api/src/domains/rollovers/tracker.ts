import type { rolloverContracts } from '@app/schemas/api/accounts/rollovers'
import type { AnswerOf } from '@app/schemas/api/contract'
import { toDollars } from '@app/schemas/api/fields'
import type { Language } from '@app/schemas/language'
import {
  checksToExpect,
  daysLeftOfSixty,
  daysOutOfMarket,
  daysOverdue,
  expectedBy,
  form1099RCodes,
  type Reached,
  rolloverStages,
  sixtyDaysEnd,
  withheldCents,
} from '@app/schemas/rules/accounts/rollover'
import { dayOf } from '@app/schemas/rules/days/days'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { receiverName } from './destinations/place-words.ts'
import { openDetails, openReceiver } from './details.ts'
import { refusalWords } from './holder-words.ts'
import { inMoveOrder } from './move-order.ts'
import { nextStep } from './next-step.ts'
import { findPayments, type PaymentRow } from './payment-store.ts'
import { isOver, reachedOf } from './reached.ts'
import { findParts, findRollovers, type PartRow, type RolloverRow } from './rollover-store.ts'

type Tracked = AnswerOf<typeof rolloverContracts.requestRollover>
type Whole = { readonly row: RolloverRow; readonly parts: readonly PartRow[]; readonly payments: readonly PaymentRow[] }

/** Where the money of a person is that is on its way, what needs them first. A request that ended shows until its account is asked for again. */
export async function trackRollovers(context: Context, personId: string, language: Language) {
  const rows = await findRollovers(context.db, personId)
  const asked = await track(context, context.db, rows, language)
  const listed = rows.flatMap(({ requested_at }, index) => {
    const move = asked[index]
    return move && (move.payments.length > 0 || !isAskedAgain(rows, index)) ? [{ move, requestedOn: dayOf(requested_at) }] : []
  })
  return { results: listed.toSorted(inMoveOrder).map(({ move }) => move) }
}

function isAskedAgain(rows: readonly RolloverRow[], index: number): boolean {
  const row = rows[index]
  if (!row || !isOver(row)) return false
  return rows.slice(index + 1).some(({ source, source_id }) => source === row.source && source_id === row.source_id)
}

export async function trackOne(context: Context, db: Queries, row: RolloverRow, language: Language): Promise<Tracked> {
  const [tracked] = await track(context, db, [row], language)
  if (!tracked) throw new Error('A request that was given is not tracked.')
  return tracked
}

async function track(context: Context, db: Queries, rows: readonly RolloverRow[], language: Language): Promise<Tracked[]> {
  const ids = rows.map(({ id }) => id)
  const [parts, payments] = [await findParts(db, ids), await findPayments(db, ids)]
  const own = <One extends { readonly rollover_id: string }>(all: readonly One[], id: string) => all.filter((one) => one.rollover_id === id)
  return rows.map((row) => toTracked(context, { row, parts: own(parts, row.id), payments: own(payments, row.id) }, language))
}

function toTracked({ keys, now }: Context, { row, parts, payments }: Whole, language: Language): Tracked {
  const { employer, recordKeeper } = openDetails(keys, row)
  const reached = reachedOf(row)
  const today = dayOf(now())
  const isOpen = !isOver(row)
  const saidCents = payments.reduce((sum, { said_cents }) => sum + said_cents, 0)
  const cents = payments.length > 0 ? saidCents : row.estimate_cents
  return {
    pk: row.id,
    found_account: row.source === 'found' ? row.source_id : null,
    source: row.source,
    employer_name: employer,
    record_keeper_name: recordKeeper,
    state: stateOf(row, reached),
    refused_why: row.refused_why && refusalWords(row.refused_why, recordKeeper, language),
    way: row.way,
    amount: cents === null ? null : toDollars(cents),
    arrived: toDollars(payments.reduce((sum, { arrived_cents }) => sum + (arrived_cents ?? 0), 0)),
    to: parts.map((part) => {
      const receiver = openReceiver(keys, part)
      const [name, { payableTo, checkAddress }] = [receiverName(receiver, language), receiver]
      return { tax_kind: part.tax_kind, kind: part.destination, name, payable_to: payableTo, check_address: checkAddress }
    }),
    payments: payments.map(toPayment),
    can_cancel: isOpen && row.sent_at === null && row.cancel_asked_at === null,
    stages: rolloverStages.map((stage) => ({
      stage,
      reached_on: reached[stage],
      expected_by: isOpen ? expectedBy(stage, reached, row.way) : null,
    })),
    days_overdue: isOpen ? daysOverdue(reached, today, row.way) : 0,
    days_out_of_market: daysOutOfMarket(reached, today),
    sixty_days_end: sixtyDaysEnd(row.way, reached),
    days_left_of_sixty: daysLeftOfSixty(row.way, reached, today),
    withheld: cents === null || row.way !== 'paid-to-person' ? null : toDollars(withheldCents(row.way, cents)),
    checks_to_expect: checksToExpect(row.tax_type),
    form_1099r_codes: form1099RCodes(row.way, row.tax_type),
    next_step: nextStep({ row, reached, today, recordKeeper, parts, payments, language }),
  }
}

const confirmers = { custodian: 'custodian', customer: 'you', desk: 'us' } as const

function toPayment(payment: PaymentRow): Tracked['payments'][number] {
  const { id, tax_kind, way, state, sent_at, said_cents, arrived_at, arrived_cents, confirmed_by } = payment
  return {
    pk: id,
    tax_kind,
    way,
    state,
    sent_on: dayOf(sent_at),
    said: toDollars(said_cents),
    arrived_on: arrived_at && dayOf(arrived_at),
    arrived: arrived_cents === null ? null : toDollars(arrived_cents),
    confirmed_by: confirmed_by && confirmers[confirmed_by],
  }
}

function stateOf(row: RolloverRow, reached: Reached): Tracked['state'] {
  if (row.refused_at) return 'refused'
  if (row.cancelled_at) return 'cancelled'
  if (row.cancel_asked_at) return 'cancelling'
  const stage = rolloverStages.findLast((one) => reached[one] !== null)
  if (stage === undefined) return 'waiting_for_signature'
  return stage === 'requested' && !row.is_taken ? 'waiting_for_partner' : stage
}
