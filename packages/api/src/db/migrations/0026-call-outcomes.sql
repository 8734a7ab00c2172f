-- A call isn't done because its time is over: somebody says how it went. `over`: nobody has yet. `spoke` and `missed`: a colleague says so.
alter table scheduled_calls drop constraint scheduled_calls_state_check;
update scheduled_calls set state = 'over' where state = 'done';
alter table scheduled_calls add constraint scheduled_calls_state_check
check (state in ('asked', 'held', 'moved', 'cancelled', 'over', 'spoke', 'missed', 'lost'));
