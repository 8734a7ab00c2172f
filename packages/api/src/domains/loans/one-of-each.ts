import type { Queries } from '../../db/database.ts'
import { doOnce } from '../../db/do-once.ts'
import type { Ground } from '../../ground.ts'
import { type Failure, fail } from '../../http/failure.ts'
import { passRequestOn, type RequestRoom } from './pass-request-on.ts'

/** What is read by the people who answer a request. */
export type Asked = { readonly title: string; readonly lines: readonly string[] }

type Request = { readonly personId: string; readonly key: string }

type Kept = { readonly id: string; readonly version: number; readonly sent_version: number | null }

const tooLittle = 'Say first how much you ask for, and that it may be asked for. Nothing is sent yet.'

/** A record of which nobody has two: made by the first save, changed by those that follow. */
type Kind<Row extends Answers & Kept, Answers, Sent, Told> = {
  readonly calls: { readonly create: string; readonly update: string; readonly send: string }
  readonly nothing: Answers
  readonly refuse: (sent: Sent) => Failure<'card_number_refused'> | undefined
  readonly find: (db: Queries, personId: string) => Promise<Row | undefined>
  /** Nothing comes back when there is one. */
  readonly add: (
    trx: Queries,
    made: { readonly id: string; readonly personId: string; readonly now: Date; readonly answers: Answers },
  ) => Promise<Row | undefined>
  /** Nothing comes back when it is no longer at that version. */
  readonly save: (trx: Queries, id: string, base: number, answers: Answers, now: Date) => Promise<Row | undefined>
  /** What is not sent stays; null takes back. */
  readonly merge: (ground: Ground, id: string, known: Answers, sent: Sent) => Answers
  readonly tell: (ground: Ground, row: Row) => Told
  /** What is asked of the people who answer; nothing while it says too little. */
  readonly asked: (ground: Ground, row: Row) => Asked | undefined
  /** Nothing comes back when it is no longer at that version. */
  readonly markSent: (trx: Queries, id: string, base: number, now: Date) => Promise<Row | undefined>
  /** What is written down beside it. */
  readonly note?: (trx: Queries, personId: string, before: Answers, after: Answers) => Promise<void>
}

export function oneOfEach<Row extends Answers & Kept, Answers, Sent, Told>(kind: Kind<Row, Answers, Sent, Told>) {
  const { calls, nothing, refuse, find, add, save, merge, tell, asked, markSent, note } = kind
  return {
    list: async (ground: Ground, personId: string) => {
      const row = await find(ground.db, personId)
      return { results: row ? [tell(ground, row)] : [] }
    },

    create: async (ground: Ground, { personId, key }: Request, sent: Sent) => {
      const refused = refuse(sent)
      if (refused) return refused
      return doOnce(ground, { personId, call: calls.create, key, request: sent }, async (trx) => {
        const id = ground.newId()
        const row = await add(trx, { id, personId, now: ground.now(), answers: merge(ground, id, nothing, sent) })
        if (!row) return fail('already_done')
        await note?.(trx, personId, nothing, row)
        return tell(ground, row)
      })
    },

    /** Changes what is sent, if nobody has changed it since. */
    update: async (ground: Ground, { personId, key }: Request, id: string, base: number, sent: Sent) => {
      const refused = refuse(sent)
      if (refused) return refused
      return doOnce(ground, { personId, call: calls.update, key, request: { id, base, sent } }, async (trx) => {
        const known = await find(trx, personId)
        if (known?.id !== id) return fail('not_found')
        const row = await save(trx, id, base, merge(ground, id, known, sent), ground.now())
        if (!row) return fail('precondition_failed')
        await note?.(trx, personId, known, row)
        return tell(ground, row)
      })
    },

    /** Sends it to the people who answer, as it was shown. What they have is not sent a second time. */
    send: async ({ ground, brand }: RequestRoom, { personId, key }: Request, id: string, base: number) => {
      return doOnce(ground, { personId, call: calls.send, key, request: { id, base } }, async (trx) => {
        const known = await find(trx, personId)
        if (known?.id !== id) return fail('not_found')
        if (known.sent_version === base && known.version === base) return tell(ground, known)
        const said = asked(ground, known)
        if (!said) return fail('not_in_this_state', { detail: tooLittle })
        const row = await markSent(trx, id, base, ground.now())
        if (!row) return fail('precondition_failed')
        await passRequestOn({ ground, brand }, trx, { personId, id, ...said, isAgain: known.sent_version !== null })
        return tell(ground, row)
      })
    },
  }
}
