-- Two that are written in the same moment keep their order: the newest first is the last that was written.
alter table notifications add column place bigint generated always as identity;
drop index notifications_of_person;
create index notifications_of_person on notifications (person_id, place desc);
