import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_accounts (
      account text primary key check (length(account) between 1 and 200),
      balance_cents bigint not null default 0 check (may_go_negative or balance_cents >= 0),
      may_go_negative boolean not null
    )`.execute(db)
  await sql`
    create table ledger_entries (
      id text primary key check (length(id) between 1 and 200),
      kind text not null,
      at timestamptz not null
    )`.execute(db)
  await sql`
    create table ledger_lines (
      entry_id text not null references ledger_entries,
      account text not null references ledger_accounts,
      cents bigint not null check (cents <> 0),
      primary key (entry_id, account)
    )`.execute(db)
  await sql`create index ledger_lines_account on ledger_lines (account)`.execute(db)
  await balances(db)
  await neverChanged(db)
}

/** The sum of an entry is nothing, and the balance of an account is the sum of its lines, whoever writes them. */
async function balances(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function ledger_book() returns trigger language plpgsql as $$ begin
      update ledger_accounts set balance_cents = balance_cents + new.cents where account = new.account;
      return new;
    end $$`.execute(db)
  await sql`create trigger ledger_book after insert on ledger_lines for each row execute function ledger_book()`.execute(db)
  await sql`
    create function ledger_even() returns trigger language plpgsql as $$ begin
      if (select sum(cents) from ledger_lines where entry_id = new.entry_id) <> 0 then
        raise exception 'The entry % does not add up to nothing.', new.entry_id using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create constraint trigger ledger_even after insert on ledger_lines
    deferrable initially deferred for each row execute function ledger_even()`.execute(db)
}

/** A mistake is mended by another entry. */
async function neverChanged(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function ledger_is_kept() returns trigger language plpgsql as $$ begin
      raise exception 'What stands in the ledger is never changed.' using errcode = 'insufficient_privilege';
    end $$`.execute(db)
  for (const table of ['ledger_entries', 'ledger_lines']) {
    await sql`
      create trigger kept before update or delete on ${sql.table(table)} for each row execute function ledger_is_kept()`.execute(db)
    await sql`
      create trigger not_emptied before truncate on ${sql.table(table)} for each statement execute function ledger_is_kept()`.execute(db)
  }
}
