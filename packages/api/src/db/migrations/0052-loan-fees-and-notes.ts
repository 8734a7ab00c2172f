import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table loans
      add column fee_payment text not null default 'proceeds' check (fee_payment in ('proceeds', 'card')),
      add column fee_card text,
      add column fee_payment_id uuid references payments,
      add column note_signed_at timestamptz,
      add column spouse_signed_at timestamptz`.execute(db)
  await sql`create unique index loans_fee_payment on loans (fee_payment_id)`.execute(db)
  // Whoever has signed before this was looked at has signed, and of their spouse the word of the borrower was taken.
  await sql`
    update loans set note_signed_at = signed.at, spouse_signed_at = case when spouse_agreed then signed.at end
    from (select person_id, about, min(signed_at) as at from signatures where kind = 'loan' group by person_id, about) as signed
    where signed.person_id = loans.person_id and signed.about = loans.id::text`.execute(db)
  await sql`alter table signatures add column spouse_name text`.execute(db)
  await sql`alter table payments drop constraint payments_kind_check`.execute(db)
  await sql`alter table payments add constraint payments_kind_check check (kind in ('product', 'membership', 'tip', 'fee'))`.execute(db)
}
