import type { Queries } from './database.ts'

type Of = { readonly subject?: string; readonly actor?: string; readonly actions?: string; readonly before?: number }

/** The newest events of the audit log: about somebody, by somebody, or of a kind. */
export async function findAuditOf(db: Queries, { subject, actor, actions, before }: Of, limit: number) {
  return db
    .selectFrom('audit_events')
    .selectAll()
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(actor !== undefined, (query) => query.where('actor', '=', actor ?? ''))
    .$if(actions !== undefined, (query) => query.where('action', 'like', `${actions}%`))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
