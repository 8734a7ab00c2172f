import { readFileSync } from 'node:fs'
import { afterwards, type Traces } from './traces.ts'

/**
 * What a call is there for: rows of a table that it writes (`to`) or reads (`from`), an `e-mail`, a `task` of the desk, a `job`, what a
 * `partner` is asked, a `file` that it answers from. `test` follows a call that a client of the catalogue alone does not get to the end of,
 * and `refused` is one that is refused to everybody.
 */
const kinds = ['to', 'from', 'e-mail', 'task', 'job', 'partner', 'file', 'test', 'refused'] as const

export type LeadsTo = { readonly kind: (typeof kinds)[number]; readonly name: string }

/** By the call, as `leads-to.tsv` has it. */
export function readLeadsTo(): ReadonlyMap<string, readonly LeadsTo[]> {
  const lines = readFileSync(new URL('leads-to.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return new Map(lines.map((line) => line.split('\t')).map(([call = '', all = '']) => [call, all.split(', ').map(leadsTo)]))
}

/** Tables that the walk of the catalogue writes and nothing in it reads, and the file below `src/` that does. */
export const readElsewhere: Readonly<Record<string, string>> = {
  notifications: 'domains/notifications/store.ts',
  name_words: 'domains/auth/store.ts',
  unfinished_sign_ins: 'domains/auth/sign-in/unfinished-store.ts',
  letter_disclosures: 'domains/documents/letter/store.ts',
  desk_tasks: 'domains/desk/task-store.ts',
  waitlist: 'domains/waitlist/store.ts',
  contact_messages: 'domains/mailer/store.ts',
  payment_consents: 'domains/memberships/membership-store.ts',
  offer_visits: 'domains/offers/count-offers.ts',
  offer_clicks: 'domains/offers/count-offers.ts',
  chat_visitors: 'domains/chat/store.ts',
  campaign_touches: 'domains/tracking/count-arrivals.ts',
  ad_events: 'domains/tracking/store.ts',
  // Read by the call that writes them: one is exchanged for the next, and the end of a search counts the first time.
  partner_searches: 'domains/accounts/store.ts',
  refresh_tokens: 'domains/auth/sessions/session-store.ts',
}

/** What was declared of a call and not seen. */
export function unseen(traces: Traces, call: string, declared: readonly LeadsTo[]): readonly LeadsTo[] {
  const { reads, writes, emails, tasks, jobs } = traces.of(call)
  const seen: Readonly<Partial<Record<LeadsTo['kind'], ReadonlySet<string>>>> = {
    to: writes,
    from: reads,
    'e-mail': emails,
    task: tasks,
    job: jobs,
  }
  return declared.filter(({ kind, name }) => seen[kind]?.has(name) === false)
}

/** Tables that a call writes, and that no other call, no job and no file reads. */
export function unread(traces: Traces, call: string, tables: ReadonlySet<string>): readonly string[] {
  const others = [...traces.all].filter(([name]) => name !== call)
  return [...traces.of(call).writes].filter(
    (table) =>
      tables.has(table) &&
      !Object.hasOwn(readElsewhere, table) &&
      !others.some(([, { reads }]) => reads.has(table)) &&
      !traces.of(afterwards).reads.has(table),
  )
}

function leadsTo(text: string): LeadsTo {
  const [word = '', ...name] = text.split(' ')
  const kind = kinds.find((one) => one === word)
  if (!kind) throw new Error(`“${text}” in leads-to.tsv begins with none of: ${kinds.join(', ')}.`)
  return { kind, name: name.join(' ') }
}
