import { type NotNull, sql } from 'kysely'
import type { Queries } from '../../db/database.ts'

/** An e-mail whose texts and address were not erased. */
export type SealedEmail = {
  readonly id: string
  readonly kind: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly state: 'waiting' | 'sent' | 'refused'
  readonly created_at: Date
}

type NewEmail = Omit<SealedEmail, 'state'> & { readonly person_id: string | null }
type Ending = { readonly state: 'sent' | 'refused'; readonly at: Date }

const columns = ['id', 'kind', 'recipient', 'subject', 'body', 'state', 'created_at'] as const
type Readable = { readonly recipient: NotNull; readonly subject: NotNull; readonly body: NotNull }

export async function insertEmail(db: Queries, email: NewEmail): Promise<void> {
  await db.insertInto('emails').values(email).execute()
}

export async function findEmail(db: Queries, id: string): Promise<SealedEmail | undefined> {
  const readable = db.selectFrom('emails').select(columns).where('body', 'is not', null).$narrowType<Readable>()
  return readable.where('id', '=', id).executeTakeFirst()
}

/** The newest first. */
export async function findNewestEmails(db: Queries, limit: number): Promise<readonly SealedEmail[]> {
  const readable = db.selectFrom('emails').select(columns).where('body', 'is not', null).$narrowType<Readable>()
  return readable.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** The newest e-mails to a person. Of older ones the subject is erased. */
export async function findEmailsTo(db: Queries, personId: string, limit: number) {
  return db
    .selectFrom('emails')
    .select(['id', 'kind', 'subject', 'created_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

/** An e-mail that waits, for one sender alone. After this time he is taken for dead. The time is the database's: everybody has the same. */
export async function claimEmail(db: Queries, id: string, withinSeconds: number): Promise<SealedEmail | undefined> {
  const { rows } = await sql<SealedEmail>`
    update emails set sending_since = clock_timestamp()
    where id = ${id} and state = 'waiting'
      and (sending_since is null or sending_since < clock_timestamp() - make_interval(secs => ${withinSeconds}))
    returning id, kind, recipient, subject, body, state, created_at`.execute(db)
  return rows[0]
}

/** It could not be sent now: another attempt may claim it. */
export async function releaseEmail(db: Queries, id: string): Promise<void> {
  await db.updateTable('emails').set({ sending_since: null }).where('id', '=', id).where('state', '=', 'waiting').execute()
}

/** How it ended. What it says stays. */
export async function markEmail(db: Queries, id: string, ending: Ending): Promise<void> {
  await db.updateTable('emails').set(endingOf(ending)).where('id', '=', id).where('state', '=', 'waiting').execute()
}

/** The result, without content or recipient. */
export async function markAndEraseEmail(db: Queries, id: string, ending: Ending): Promise<void> {
  const erased = { recipient: null, subject: null, body: null }
  await db
    .updateTable('emails')
    .set({ ...endingOf(ending), ...erased })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Erases all but the newest. Waiting e-mails stay, and so do those that another process is just erasing. */
export async function eraseOldEmails(db: Queries, kept: number): Promise<void> {
  await sql`
    with old as (select id from emails where body is not null and state <> 'waiting' order by created_at desc, id desc offset ${kept}),
         free as (select id from emails where id in (select id from old) for update skip locked)
    update emails set recipient = null, subject = null, body = null where id in (select id from free)`.execute(db)
}

function endingOf({ state, at }: Ending) {
  return { state, sent_at: state === 'sent' ? at : null, sending_since: null }
}
