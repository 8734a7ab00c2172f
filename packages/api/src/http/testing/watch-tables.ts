import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * Answers how many rows were inserted, changed and deleted so far: in all tables, but for attempts and the audit log, which record who was
 * turned away. Triggers count them, since reading every table before and after each of some thousand calls takes much longer.
 */
export async function watchTables(db: Database): Promise<() => Promise<number>> {
  // A row that is written as it was is no change. The function acts as its owner: the service has no right to the table of changes.
  await sql`
    do $do$
    declare name text;
    begin
      create table changes_of_rows (about text not null);
      create function count_change() returns trigger language plpgsql security definer as $$
        begin insert into public.changes_of_rows values (tg_table_name || ' ' || tg_op); return null; end $$;
      for name in
        select tablename from pg_tables where schemaname = 'public' and tablename not in ('attempts', 'audit_events', 'changes_of_rows')
      loop
        execute format('create trigger count_rows after insert or delete on %I for each row execute function count_change()', name);
        execute format('create trigger count_changed after update on %I for each row
          when (old.* is distinct from new.*) execute function count_change()', name);
        execute format('create trigger count_emptied after truncate on %I for each statement execute function count_change()', name);
      end loop;
    end $do$`.execute(db)
  return async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from changes_of_rows`.execute(db)
    return rows[0]?.count ?? 0
  }
}
