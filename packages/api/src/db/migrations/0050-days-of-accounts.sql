-- What every page of a person's money begins with is the sum of what moved on each day, so that it costs the same after
-- a hundred movements and after a hundred thousand. The database keeps it, as it keeps the balances: no writer can forget it.

-- What moved in an account at the brokerage on a day. Summed up until a day, it is what was there at its end.
create table account_days (
  account_id text not null,
  day date not null,
  -- All cash, given out or not, less what is owed.
  cash_cents bigint not null,
  -- What came from outside, and what went there. Money that only changes its place inside is neither.
  in_cents bigint not null,
  out_cents bigint not null,
  primary key (account_id, day)
);

-- The shares of a fund that an account bought on a day, less those that it sold.
create table holding_days (
  account_id text not null,
  day date not null,
  security_id text not null,
  micro_shares bigint not null,
  primary key (account_id, day, security_id)
);

-- What lines of the ledger come to for the account that they belong to.
create function moved_by(account text, kind text, cents bigint, out cash bigint, out came bigint, out went bigint)
language sql immutable as $$
  select
    case when account like 'brokerage/%' and split_part(account, '/', 3) in ('cash', 'unsettled', 'held', 'owed') then cents else 0 end,
    case when kind like 'brokerage.OUT.%' then 0 else own end,
    case when kind like 'brokerage.OUT.%' then -own else 0 end
  from (
    select case
      when account like 'brokerage/%' and split_part(account, '/', 3) in ('cash', 'unsettled', 'held', 'owed') then cents
      when account like 'invest/%' then cents
      else 0
    end as own
  ) as belongs
$$;

create function keep_account_days() returns trigger language plpgsql as $$ begin
  insert into account_days (account_id, day, cash_cents, in_cents, out_cents)
  select split_part(account, '/', 2), (at at time zone 'UTC')::date, sum(cash), sum(came), sum(went)
  from added join ledger_entries on id = entry_id, moved_by(account, kind, cents)
  where account like 'brokerage/%' or account like 'invest/%'
  group by 1, 2
  having sum(cash) <> 0 or sum(came) <> 0 or sum(went) <> 0
  order by 1, 2
  on conflict (account_id, day) do update set
    cash_cents = account_days.cash_cents + excluded.cash_cents,
    in_cents = account_days.in_cents + excluded.in_cents,
    out_cents = account_days.out_cents + excluded.out_cents;
  return null;
end $$;
create trigger keep_account_days after insert on ledger_lines referencing new table as added
for each statement execute function keep_account_days();

create function keep_holding_days() returns trigger language plpgsql as $$ begin
  insert into holding_days (account_id, day, security_id, micro_shares)
  select account_id, (at at time zone 'UTC')::date, security_id, sum(micro_shares) from added
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (account_id, day, security_id) do update set micro_shares = holding_days.micro_shares + excluded.micro_shares;
  return null;
end $$;
create trigger keep_holding_days after insert on portfolio_trades referencing new table as added
for each statement execute function keep_holding_days();

-- The triggers hold writers back until this is done.
insert into account_days (account_id, day, cash_cents, in_cents, out_cents)
select split_part(account, '/', 2), (at at time zone 'UTC')::date, sum(cash), sum(came), sum(went)
from ledger_lines join ledger_entries on id = entry_id, moved_by(account, kind, cents)
where account like 'brokerage/%' or account like 'invest/%'
group by 1, 2
having sum(cash) <> 0 or sum(came) <> 0 or sum(went) <> 0;

insert into holding_days (account_id, day, security_id, micro_shares)
select account_id, (at at time zone 'UTC')::date, security_id, sum(micro_shares) from portfolio_trades group by 1, 2, 3;
