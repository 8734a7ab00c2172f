import { type AliasableExpression, type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type LoanRow = Selectable<Tables['loans']>

/** With what is known from its payments. */
export type LoanView = LoanRow & {
  readonly next_due_on: string | null
  /** The payment that is debited next by itself, and what of it is neither paid nor being debited. */
  readonly next_debit_on: string | null
  readonly next_debit_cents: number | null
  /** What has been due since its day, and is not being debited. */
  readonly due_cents: number
  readonly due_since: string | null
  /** The part of that which is past due. */
  readonly past_due_cents: number
  /** Debits that have not settled yet. */
  readonly under_way_cents: number
  /** When the oldest payment was due that is past due. */
  readonly first_missed_on: string | null
}

export type NewTerms = Pick<
  LoanRow,
  | 'borrow_cents'
  | 'rate_bps'
  | 'fee_cents'
  | 'fee_payment'
  | 'fee_card'
  | 'term_years'
  | 'frequency'
  | 'purpose'
  | 'spouse_needed'
  | 'offered_at'
>

const mostLoans = 100

/** Whether a loan is being paid back. */
export function isRunning({ status }: LoanRow): boolean {
  return status === 'ACTIVE' || status === 'PAST_DUE'
}

const view = sql`
  select loans.*, next_due_on, next_debit_on, next_debit_cents, due_cents, due_since, past_due_cents, first_missed_on, (
    select coalesce(sum(principal_cents + interest_cents), 0)::bigint from loan_payments where loan_id = loans.id and state = 'ASKED') as under_way_cents
  from loans left join lateral (
    select min(due_on) as next_due_on,
      min(due_on) filter (where collected_at is null and left_cents > 0) as next_debit_on,
      (array_agg(left_cents order by due_on) filter (where collected_at is null and left_cents > 0))[1] as next_debit_cents,
      coalesce(sum(left_cents) filter (where collected_at is not null), 0)::bigint as due_cents,
      min(due_on) filter (where collected_at is not null and left_cents > 0) as due_since,
      coalesce(sum(left_cents) filter (where past_due_at is not null), 0)::bigint as past_due_cents,
      min(due_on) filter (where past_due_at is not null) as first_missed_on
    from (
      select due_on, collected_at, past_due_at, open_cents, open_cents - (
        select coalesce(sum(part.principal_cents + part.interest_cents + part.waived_interest_cents), 0)::bigint
        from loan_payments paid join loan_payment_parts part on part.payment_id = paid.id
        where paid.loan_id = row.loan_id and paid.state = 'ASKED' and part.number = row.number) as left_cents
      from loan_repayments row where row.loan_id = loans.id and open_cents > 0
    ) as open
  ) as due on true`

/** The newest first; what was taken back comes last, and not for ever. */
export async function findLoans(db: Queries, personId: string): Promise<LoanView[]> {
  const { rows } = await sql<LoanView>`
    ${view} where person_id = ${personId} order by status = 'CANCELLED', created_at desc, id limit ${mostLoans}`.execute(db)
  return rows
}

/** Loans whose note may wait for a signature, to be read with other facts in one statement. */
export function findLoansToSign(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db
    .selectFrom('loans')
    .select(sql<unknown>`jsonb_agg(id)`.as('found'))
    .where('person_id', '=', personId)
    .where('status', 'in', ['PENDING', 'CONFIRMED'])
}

export async function findLoan(db: Queries, personId: string, id: string): Promise<LoanView | undefined> {
  const { rows } = await sql<LoanView>`${view} where person_id = ${personId} and id = ${id}`.execute(db)
  return rows[0]
}

/** It cannot change before the transaction ends. */
export async function lockLoan(trx: Queries, id: string): Promise<LoanRow | undefined> {
  return trx.selectFrom('loans').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The same for who asks for a loan of their own. */
export async function lockOwnLoan(trx: Queries, personId: string, id: string): Promise<LoanRow | undefined> {
  return trx.selectFrom('loans').selectAll().where('id', '=', id).where('person_id', '=', personId).forUpdate().executeTakeFirst()
}

/** The loan whose fee this payment is. */
export async function lockLoanOfFee(trx: Queries, payment: string): Promise<LoanRow | undefined> {
  return trx.selectFrom('loans').selectAll().where('fee_payment_id', '=', payment).forUpdate().executeTakeFirst()
}

export async function addLoan(trx: Queries, row: Insertable<Tables['loans']>): Promise<void> {
  await trx.insertInto('loans').values(row).execute()
}

export async function saveTerms(trx: Queries, id: string, terms: NewTerms): Promise<void> {
  await trx
    .updateTable('loans')
    .set((eb) => ({ ...terms, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function saveCancelled(trx: Queries, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('loans')
    .set((eb) => ({ status: 'CANCELLED', ended_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

type Confirmation = Pick<
  LoanRow,
  'spouse_needed' | 'spouse_agreed' | 'terms_version' | 'confirmed_at' | 'pays_out_on' | 'account_id' | 'debit_version'
>

export async function saveConfirmed(trx: Queries, id: string, confirmation: Confirmation): Promise<void> {
  await trx
    .updateTable('loans')
    .set((eb) => ({ ...confirmation, status: 'CONFIRMED', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The charge of its fee, and what was agreed to with it. */
export async function saveFee(
  trx: Queries,
  id: string,
  fee: Pick<LoanRow, 'fee_payment_id' | 'terms_version' | 'spouse_agreed'>,
): Promise<void> {
  await trx.updateTable('loans').set(fee).where('id', '=', id).execute()
}

export async function saveSigned(trx: Queries, id: string, signed: Pick<LoanRow, 'note_signed_at' | 'spouse_signed_at'>): Promise<void> {
  await trx
    .updateTable('loans')
    .set((eb) => ({ ...signed, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Undefined when it was done before. */
export async function markReminded(trx: Queries, id: string, at: Date): Promise<boolean> {
  const marked = trx.updateTable('loans').set({ reminded_at: at }).where('id', '=', id).where('reminded_at', 'is', null)
  return (await marked.returning('id').executeTakeFirst()) !== undefined
}

/** Its money is on its way. */
export async function saveSending(trx: Queries, id: string, transferId: string): Promise<void> {
  await trx
    .updateTable('loans')
    .set((eb) => ({ status: 'SENDING', payout_id: transferId, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

type TaxForm = Pick<LoanRow, 'tax_form_at' | 'tax_form_on' | 'tax_form_cents' | 'tax_form_corrections'>

/** What its tax form reports from now on. */
export async function saveTaxForm(trx: Queries, id: string, taxForm: TaxForm): Promise<void> {
  await trx.updateTable('loans').set(taxForm).where('id', '=', id).execute()
}

/** It is a loan again, and what is late can be made up until that day. */
export async function saveUndone(trx: Queries, id: string, makeUpUntil: string): Promise<void> {
  await trx
    .updateTable('loans')
    .set((eb) => ({
      status: 'PAST_DUE',
      ended_at: null,
      distributed_cents: null,
      make_up_until: makeUpUntil,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

export async function savePaidOut(trx: Queries, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('loans')
    .set((eb) => ({ status: 'ACTIVE', paid_out_at: at, principal_cents: eb.ref('borrow_cents'), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

type NotPaid = Pick<LoanRow, 'pays_out_on' | 'refused_bank_id'>

/** Its money did not arrive: it waits again as on the day on which it was agreed to. */
export async function saveNotPaidOut(trx: Queries, id: string, change: NotPaid): Promise<void> {
  await trx
    .updateTable('loans')
    .set((eb) => ({
      ...change,
      status: 'CONFIRMED',
      paid_out_at: null,
      principal_cents: 0,
      reminded_at: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

export async function saveState(
  trx: Queries,
  id: string,
  state: Pick<LoanRow, 'status' | 'principal_cents' | 'ended_at'> & Partial<Pick<LoanRow, 'distributed_cents'>>,
): Promise<void> {
  await trx
    .updateTable('loans')
    .set((eb) => ({ ...state, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

type Found = AliasableExpression<{ readonly found: unknown }>

type Footing = {
  readonly saved: Found
  readonly balances: Found
  readonly plan: Found
  /** When the papers of the plan were signed. */
  readonly signed: Found
  readonly bank: Found
}

/** What decides whether and how much a person may borrow, in one value. What is on its way to the bank is owed. */
export function findFooting(db: Queries, personId: string, answers: readonly string[], of: Footing): Found {
  const owned = sql`from loans where person_id = ${personId}`
  return db.selectNoFrom(
    sql<unknown>`jsonb_build_object(
      'answers', (select jsonb_object_agg(name, found -> name) from ${of.saved} as kept, unnest(${answers}::text[]) as name where found ? name),
      'balances', ${of.balances}, 'plan', ${of.plan}, 'signed_at', ${of.signed}, 'has_bank', ${of.bank},
      'is_waiting', (select count(*) > 0 ${owned} and status = 'PENDING'),
      'promised', (
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'cents', borrow_cents) order by confirmed_at, id), '[]')
        ${owned} and status = 'CONFIRMED'),
      'changes', (
        select coalesce(jsonb_agg(jsonb_build_object('at', at, 'cents', cents)), '[]') from (
          select coalesce(paid_out_at, confirmed_at) as at, borrow_cents as cents ${owned} and (paid_out_at is not null or status = 'SENDING')
          union all
          select settled_at, -paid.principal_cents from loan_payments paid join loans on loans.id = loan_id
          where person_id = ${personId} and paid.state = 'SETTLED') as change)
    )`.as('found'),
  )
}

/**
 * How much has to stay in an account because of loans: what is owed and what is agreed. What is on its way has left it already, and what
 * counts as paid out can’t be paid back any more: nothing would ever free what stays for it.
 */
export async function heldByLoans(db: Queries, accountId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(case when status = 'CONFIRMED' then borrow_cents else principal_cents end), 0)::bigint as cents
    from loans where account_id = ${accountId} and status in ('CONFIRMED', 'ACTIVE', 'PAST_DUE')`.execute(db)
  return rows[0]?.cents ?? 0
}

/** Whether a form about a loan that counts as paid out is still to be filed. */
export async function isLoanFormDue(db: Queries, personId: string): Promise<boolean> {
  const due = db.selectFrom('loans').select('id').where('person_id', '=', personId).where('status', '=', 'DEFAULTED')
  return (await due.where('tax_form_on', 'is', null).limit(1).executeTakeFirst()) !== undefined
}

export async function findPersonOf(db: Queries, loanId: string): Promise<string | undefined> {
  return (await db.selectFrom('loans').select('person_id').where('id', '=', loanId).executeTakeFirst())?.person_id
}
