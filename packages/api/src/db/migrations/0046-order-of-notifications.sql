-- Those of the same moment keep the order in which they were written.
alter table notifications add column place bigint generated always as identity;
drop index notifications_of_person;
create index notifications_of_person on notifications (person_id, sent_at desc, place desc);
