-- At most one account holds an address: the one that proved it, or else the first that was made with it. See docs/decisions/53-who-holds-an-address.md.
alter table people add column holds_email boolean not null default true;
update people set holds_email = false
where id not in (
  select distinct on (email_index) id from people order by email_index, (email_confirmed_at is null), created_at, id
);
create unique index people_holds_email on people (email_index) where holds_email;
drop index people_confirmed_email;
alter table people add constraint people_proven_is_held check (email_confirmed_at is null or holds_email);

-- Whether the account was made with this session: in the browser of the person who made it.
alter table sessions add column made_account boolean not null default false;
