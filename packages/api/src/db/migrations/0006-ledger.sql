-- Baseline: see docs/decisions/39-baseline.md.

-- Something that holds money, or the outside world that money comes from and goes to.
create table ledger_accounts (
  account text primary key check (length(account) between 1 and 200),
  -- Maintained by a trigger: the sum of the lines.
  balance_cents bigint not null default 0 check (may_go_negative or balance_cents >= 0),
  may_go_negative boolean not null
);

-- One movement of money. Its lines add up to zero.
create table ledger_entries (
  id text primary key check (length(id) between 1 and 200),
  kind text not null,
  at timestamptz not null
);

create table ledger_lines (
  entry_id text not null references ledger_entries,
  account text not null references ledger_accounts,
  cents bigint not null check (cents <> 0),
  primary key (entry_id, account)
);
create index ledger_lines_account on ledger_lines (account);

create function ledger_book() returns trigger language plpgsql as $$ begin
  update ledger_accounts set balance_cents = balance_cents + new.cents where account = new.account;
  return new;
end $$;
create trigger ledger_book after insert on ledger_lines for each row execute function ledger_book();

create function ledger_even() returns trigger language plpgsql as $$ begin
  if (select sum(cents) from ledger_lines where entry_id = new.entry_id) <> 0 then
    raise exception 'The entry % does not add up to nothing.', new.entry_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_even after insert on ledger_lines
deferrable initially deferred for each row execute function ledger_even();

create function ledger_is_kept() returns trigger language plpgsql as $$ begin
  raise exception 'What stands in the ledger is never changed.' using errcode = 'insufficient_privilege';
end $$;
create trigger kept before update or delete on ledger_entries for each row execute function ledger_is_kept();
create trigger not_emptied before truncate on ledger_entries for each statement execute function ledger_is_kept();
create trigger kept before update or delete on ledger_lines for each row execute function ledger_is_kept();
create trigger not_emptied before truncate on ledger_lines for each statement execute function ledger_is_kept();
