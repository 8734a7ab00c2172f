-- A paper that was asked for may be refused without a file, and its file comes before the request ends.
do $$
declare found text;
begin
  select conname into strict found from pg_constraint
  where conrelid = 'documents'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%file IS NULL%';
  execute format('alter table documents drop constraint %I', found);
end $$;
alter table documents add constraint documents_have_files check (file is not null or status in ('REQUESTED', 'REFUSED'));
