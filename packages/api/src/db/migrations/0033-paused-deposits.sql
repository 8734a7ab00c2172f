-- A repeating deposit can be paused: nothing is taken until it goes on.
alter table brokerage_schedules drop constraint brokerage_schedules_status_check;
alter table brokerage_schedules add constraint brokerage_schedules_status_check check (status in ('ACTIVE', 'PAUSED', 'CANCELLED'));
