import type { Selectable } from 'kysely'
import type { Tables } from '../../../db/database.ts'

/** How a request was answered that people of ours decide on. */
export type RequestEnd = Pick<Selectable<Tables['alt_loans']>, 'outcome' | 'ended_at' | 'refused_why'>

/** One that is sent, again too, waits for an answer. */
export const waiting: RequestEnd = { outcome: null, ended_at: null, refused_why: null }

type Sealing = { readonly seal: (column: 'refused_why', id: string, plain: string) => string }

export function sealEnd({ seal }: Sealing, id: string, end: RequestEnd): RequestEnd {
  return { ...end, refused_why: end.refused_why === null ? null : seal('refused_why', id, end.refused_why) }
}

/** As its page shows it, with the reason opened. */
export function toEnd({ outcome, ended_at }: RequestEnd, refused_why: string | null) {
  return { outcome, ended_at: ended_at?.toISOString() ?? null, refused_why }
}
