-- What people ask for themselves waits before it is sent, so that they can take it back. Empty where others rely on it: loans, schedules, rollovers.
alter table brokerage_transfers add column waits_until timestamptz;
alter table brokerage_transfers drop constraint brokerage_transfers_state_check;
alter table brokerage_transfers add constraint brokerage_transfers_state_check
  check (state in ('WAITING', 'SENT', 'SETTLED', 'AVAILABLE', 'RETURNED', 'REFUSED', 'TAKEN_BACK'));
alter table brokerage_transfers add constraint taken_back_unsent
  check (state <> 'TAKEN_BACK' or (waits_until is not null and tries = 0 and sent_at is null and ended_at is not null));
