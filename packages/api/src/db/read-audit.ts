import { sql } from 'kysely'
import type { Queries } from './database.ts'

type Of = {
  readonly subject?: string
  readonly actor?: string
  /** Each as SQL’s `like` has it. */
  readonly actions?: readonly string[]
  /** These are left out, and don’t count among the newest. */
  readonly without?: readonly string[]
  readonly before?: number
}

/** The newest events of the audit log: about somebody, by somebody, or of a kind. */
export async function findAuditOf(db: Queries, { subject, actor, actions, without, before }: Of, limit: number) {
  return db
    .selectFrom('audit_events')
    .selectAll()
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(actor !== undefined, (query) => query.where('actor', '=', actor ?? ''))
    .$if(actions !== undefined, (query) => query.where(sql<boolean>`action like any(${actions}::text[])`))
    .$if(without !== undefined, (query) => query.where('action', 'not in', without ?? []))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
