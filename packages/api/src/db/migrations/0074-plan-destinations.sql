-- The company that runs the plan, where it isn't the plan's own name. Sealed.
alter table rollover_destinations add column record_keeper text;
-- Some plans give people no account number.
alter table rollover_destinations alter column account_number drop not null;
alter table rollover_destinations alter column last_four drop not null;
alter table rollover_destinations add constraint both_or_none check ((account_number is null) = (last_four is null));
