import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type PaymentRow = Selectable<Tables['rollover_payments']>

type TaxKind = PaymentRow['tax_kind']

/** The name of a payment that only the person has told of, one for each place. The old plan gives it another one when it reports it. */
export function nameOfTold(taxKind: TaxKind): string {
  return `reported by the customer, ${taxKind}`
}

export function isTold({ name, tax_kind }: Pick<PaymentRow, 'name' | 'tax_kind'>): boolean {
  return name === nameOfTold(tax_kind)
}

export async function findTold(trx: Queries, part: { readonly id: string; readonly tax_kind: TaxKind }): Promise<PaymentRow | undefined> {
  const ofPart = trx.selectFrom('rollover_payments').selectAll().where('part_id', '=', part.id)
  return ofPart.where('name', '=', nameOfTold(part.tax_kind)).executeTakeFirst()
}

/** Undefined when a payment of this name is known. */
export async function addPayment(trx: Queries, row: Insertable<Tables['rollover_payments']>): Promise<PaymentRow | undefined> {
  return trx
    .insertInto('rollover_payments')
    .values(row)
    .onConflict((conflict) => conflict.columns(['rollover_id', 'name']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function findPayments(db: Queries, rolloverIds: readonly string[]): Promise<PaymentRow[]> {
  if (rolloverIds.length === 0) return []
  return db
    .selectFrom('rollover_payments')
    .selectAll()
    .where('rollover_id', 'in', rolloverIds)
    .orderBy('sent_at')
    .orderBy('tax_kind')
    .orderBy('id')
    .execute()
}

export async function findPayment(db: Queries, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('rollover_payments').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findPaymentsOfTransfer(db: Queries, transferId: string): Promise<PaymentRow[]> {
  return db.selectFrom('rollover_payments').selectAll().where('transfer_id', '=', transferId).orderBy('sent_at').orderBy('id').execute()
}

/** The payments that went to the person themselves and are to go into this account, and have not yet: the oldest first. */
export async function findPaidToPerson(trx: Queries, personId: string, accountId: string): Promise<PaymentRow[]> {
  return trx
    .selectFrom('rollover_payments')
    .innerJoin('rollovers', 'rollovers.id', 'rollover_payments.rollover_id')
    .innerJoin('rollover_parts', 'rollover_parts.id', 'rollover_payments.part_id')
    .selectAll('rollover_payments')
    .where('rollovers.person_id', '=', personId)
    .where('rollovers.way', '=', 'paid-to-person')
    .where('rollover_parts.account_id', '=', accountId)
    .where('rollover_payments.state', '=', 'sent')
    .orderBy('rollover_payments.sent_at')
    .orderBy('rollover_payments.id')
    .execute()
}

export async function savePayment(trx: Queries, id: string, change: Updateable<Tables['rollover_payments']>): Promise<PaymentRow> {
  return trx.updateTable('rollover_payments').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}
