import type { Language, Words } from '@app/schemas/language'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { type Base, isStale } from '../../../db/transactions/base-version.ts'
import { type Failure, fail } from '../../../failure/failure.ts'
import { doOnce } from '../../../once/once.ts'
import { writeTo } from '../../auth/write-to.ts'
import { unsentEmail } from './request-emails.ts'
import { sendRequest } from './send-request.ts'

/** What is read by the people who answer a request. */
export type Asked = { readonly title: string; readonly lines: readonly string[] }

type Request = { readonly personId: string; readonly key: string; readonly language: Language }

type Saved = { readonly id: string; readonly version: number; readonly sent_version: number | null }

const dayMs = 86_400_000
const tooLittle: Words<string> = {
  en: 'Say first how much you ask for, and that it may be asked for. Nothing is sent yet.',
  es: 'Di primero cuánto pides, y que podemos pedirlo. Aún no se envía nada.',
}

/** A record of which nobody has two: made by the first save, changed by those that follow. */
type Kind<Row extends Answers & Saved, Answers, Sent, Told> = {
  readonly calls: { readonly create: string; readonly update: string; readonly send: string }
  /** The job that reminds people a day later of what they have not sent. */
  readonly unsentJob: string
  /** The task of the people who answer. */
  readonly task: 'outside-loan-request' | 'refinance-request'
  readonly nothing: Answers
  readonly refuse: (sent: Sent) => Failure<'card_number_refused'> | undefined
  readonly find: (db: Queries, personId: string) => Promise<Row | undefined>
  /** Nothing comes back when there is one. */
  readonly add: (
    trx: Queries,
    made: { readonly id: string; readonly personId: string; readonly now: Date; readonly answers: Answers },
  ) => Promise<Row | undefined>
  /** Nothing comes back when it is no longer at that version. */
  readonly save: (trx: Queries, id: string, base: Base, answers: Answers, now: Date) => Promise<Row | undefined>
  /** A value that is left out stays; null withdraws it. */
  readonly merge: (context: Context, id: string, known: Answers, sent: Sent) => Answers
  readonly tell: (context: Context, row: Row, language: Language) => Told
  /** The text for the people who answer; undefined while it says too little. */
  readonly asked: (context: Context, row: Row) => Asked | undefined
  /** Nothing comes back when it is no longer at that version. */
  readonly markSent: (trx: Queries, id: string, base: Base, now: Date) => Promise<Row | undefined>
  /** What is written down beside it. */
  readonly note?: (trx: Queries, personId: string, before: Answers, after: Answers) => Promise<void>
}

export function oneOfEach<Row extends Answers & Saved, Answers, Sent, Told>(kind: Kind<Row, Answers, Sent, Told>) {
  const { calls, unsentJob, task, nothing, refuse, find, add, save, merge, tell, asked, markSent, note } = kind
  return {
    list: async (context: Context, personId: string, language: Language) => {
      const row = await find(context.db, personId)
      return { results: row ? [tell(context, row, language)] : [] }
    },

    create: async (context: Context, { personId, key, language }: Request, sent: Sent) => {
      const refused = refuse(sent)
      if (refused) return refused
      return doOnce(context, { personId, call: calls.create, key, request: sent }, async (trx) => {
        const id = context.newId()
        const row = await add(trx, { id, personId, now: context.now(), answers: merge(context, id, nothing, sent) })
        if (!row) return fail('already_done')
        await note?.(trx, personId, nothing, row)
        await context.jobs.send(trx, unsentJob, { personId }, new Date(context.now().getTime() + dayMs))
        return tell(context, row, language)
      })
    },

    remindOfUnsent: (context: Context, personId: string) =>
      context.db.transaction().execute(async (trx) => {
        const row = await find(trx, personId)
        if (row?.sent_version === null) await writeTo(context, trx, personId, unsentEmail)
      }),

    /** Changes what is sent, if nobody has changed it since. */
    update: async (context: Context, { personId, key, language }: Request, id: string, base: Base, sent: Sent) => {
      const refused = refuse(sent)
      if (refused) return refused
      return doOnce(context, { personId, call: calls.update, key, request: { id, base, sent } }, async (trx) => {
        const known = await find(trx, personId)
        if (known?.id !== id) return fail('not_found')
        const row = await save(trx, id, base, merge(context, id, known, sent), context.now())
        if (!row) return fail('precondition_failed')
        await note?.(trx, personId, known, row)
        return tell(context, row, language)
      })
    },

    /** Sends it to the people who answer, as it was shown. What they have is not sent a second time. */
    send: async (context: Context, { personId, key, language }: Request, id: string, base: Base) => {
      return doOnce(context, { personId, call: calls.send, key, request: { id, base } }, async (trx) => {
        const known = await find(trx, personId)
        if (known?.id !== id) return fail('not_found')
        if (known.sent_version === known.version && !isStale(known, base)) return tell(context, known, language)
        const said = asked(context, known)
        if (!said) return fail('not_in_this_state', { detail: tooLittle })
        const row = await markSent(trx, id, base, context.now())
        if (!row) return fail('precondition_failed')
        await sendRequest(context, trx, { personId, id, ...said, task, sent: { before: known.sent_version, now: row.version } })
        return tell(context, row, language)
      })
    },
  }
}
