import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** What a service with pg-boss 12.0.0 sends to the database: the tables, columns and states that it knows. */
export function olderService(db: Database, queue: string) {
  const rowsOf = async (statement: RawBuilder<{ readonly id: string; readonly data: unknown }>) => (await statement.execute(db)).rows
  return {
    send: (data: object) =>
      rowsOf(sql`
        insert into pgboss.job_common (id, name, data, priority, start_after, singleton_key, singleton_on, expire_seconds, deletion_seconds,
          keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter)
        select gen_random_uuid(), name, ${JSON.stringify(data)}::jsonb, 0, now(), null, null, expire_seconds, deletion_seconds,
          now() + retention_seconds * interval '1s', retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter
        from pgboss.queue where name = ${queue}
        on conflict do nothing returning id, data`),
    take: () =>
      rowsOf(sql`
        with next as (
          select id from pgboss.job_common where name = ${queue} and state < 'active' and start_after < now()
          order by priority desc, created_on, id limit 1 for update skip locked
        )
        update pgboss.job_common job set state = 'active', started_on = now(),
          retry_count = case when started_on is not null then retry_count + 1 else retry_count end
        from next where name = ${queue} and job.id = next.id
        returning job.id, data, policy, singleton_key, singleton_on, completed_on, output`),
    complete: (id: string) =>
      rowsOf(sql`
        update pgboss.job_common set completed_on = now(), state = 'completed', output = null
        where name = ${queue} and id = ${id}::uuid and state = 'active' returning id, data`),
  }
}
