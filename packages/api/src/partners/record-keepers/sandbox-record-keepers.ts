import { createHash } from 'node:crypto'
import { rolloverWays, type TaxKind, taxKinds } from '@app/schemas/rules/accounts/rollover'
import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { dayOf, startOfDay } from '@app/schemas/rules/days/days'
import { z } from 'zod'
import type { CoreContext } from '../../core/core-context.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import { deriveKeys } from '../../security/derive-key.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { addObject, findObject, putObject } from '../sandbox/store.ts'
import type { Deliver } from '../webhooks/webhooks.ts'
import type { AccountAnswer, Move, MoveAnswer, Payment, RecordKeepers } from './record-keepers.ts'
import { signChange, verifyChange } from './signed-change.ts'

const partner = 'record-keepers'
const job = 'sandbox-record-keepers'
const hourMs = 3_600_000

type Kind = 'question' | 'move'

const savedRequest = z.object({
  employer: z.string(),
  stage: z.int(),
  /** When each stage was reached, the first one first. */
  at: z.array(z.string()),
  cancelledAt: z.string().nullable(),
  way: z.enum(rolloverWays),
  taxKinds: z.array(z.enum(taxKinds)),
  /** What the message to the record keeper says about receivers. */
  receivers: z.array(z.object({ accountNumber: z.string().nullable(), payableTo: z.string(), checkAddress: z.string() })),
  formBytes: z.int(),
})
type SavedRequest = z.output<typeof savedRequest>

/** How many working days each answer takes, after the one before. */
const days = { question: [1], move: [2, 5, 3] } as const

/**
 * Stands in for record keepers. A question is answered the next working day: there is an account, with a balance that follows from its
 * name. Money moves in two steps: accepted after 2 working days, sent after 5 more, one payment for each kind of money. Names of employers
 * choose otherwise: with “Nothing” in it there is no account, with “Telephone” the person has to call, with “Unvalued” there is an account
 * and no word of what is in it, with “Silent” nobody ever answers,
 * with “Consent” a request to move money is refused for want of the spouse’s consent, with “Still” because the person works there, with
 * “Form” because the record keeper wants a form of its own, with “Halves” the money is sent in two payments three days apart, with
 * “Partial” only half of it is sent, and with “Handwritten” no machine reaches the record keeper.
 */
export function sandboxRecordKeepers(context: CoreContext, deliver: Deliver): RecordKeepers & { readonly jobs: JobHandlers } {
  const { keys, now } = context
  const { begin, find, save } = openRequests(context)
  return {
    ask: ({ ref, employer }) =>
      begin('question', ref, { ...asked(employer), at: [], way: 'direct-check', taxKinds: [], receivers: [], formBytes: 0 }),
    move: async (move) => (/handwritten/i.test(move.employer) ? 'by-hand' : begin('move', move.ref, toSaved(move))),
    cancelMove: async (ref) => {
      const known = await find(ref)
      if (!known || known.cancelledAt) return 'cancelled'
      if (known.stage > 1) return 'too-late'
      await save(ref, 'move', { ...known, cancelledAt: now().toISOString() })
      return 'cancelled'
    },
    findAnswer: async (ref) => answerOf(await find(ref)),
    findMove: async (ref) => moveOf(ref, await find(ref)),
    verify: (...message) => verifyChange(secretOf(keys))(...message),
    jobs: stageJobs(context, deliver),
  }
}

/** The requests that the sandbox remembers. */
function openRequests(context: CoreContext) {
  const { db, keys, now } = context
  const begin = async (kind: Kind, ref: string, body: SavedRequest) => {
    await db.transaction().execute(async (trx) => {
      const isNew = await addObject({ db: trx, keys }, { partner, id: ref, kind, body }, now())
      if (isNew && !/silent/i.test(body.employer)) await context.jobs.send(trx, job, { ref, kind, stage: '1' }, later(now(), days[kind][0]))
    })
    return 'taken' as const
  }
  const find = async (ref: string) => {
    const object = await findObject({ db, keys }, partner, ref)
    return object && savedRequest.parse(object.body)
  }
  const save = (ref: string, kind: Kind, body: SavedRequest) => putObject({ db, keys }, { partner, id: ref, kind, body }, now())
  return { begin, find, save }
}

/** Each stage is reached in its time, reported, and followed by the next. */
function stageJobs(context: CoreContext, deliver: Deliver): JobHandlers {
  const { db, keys, now } = context
  const { find, save } = openRequests(context)
  const report = async (ref: string, what: string) => {
    const raw = JSON.stringify({ id: `${ref} ${what}`, ref })
    await deliver(partner, signChange(secretOf(keys), raw, now()), raw)
  }
  const advance = async (ref: string, kind: Kind, stage: number, at: Date) => {
    const known = await find(ref)
    if (!known || known.cancelledAt || stage > lastStage(known.employer, kind)) return
    if (known.stage < stage) await save(ref, kind, { ...known, stage, at: [...known.at, at.toISOString()] })
    const next = days[kind][stage]
    if (next !== undefined && stage < lastStage(known.employer, kind))
      await context.jobs.send(db, job, { ref, kind, stage: String(stage + 1) }, later(at, next))
    await report(ref, String(stage))
  }
  return {
    [job]: {
      work: ({ ref = '', kind, stage }, { at }) => advance(ref, kind === 'move' ? 'move' : 'question', Number(stage), at),
    },
  }
}

function asked(employer: string) {
  return { employer, stage: 0, cancelledAt: null }
}

function toSaved({ employer, way, receivers, form }: Move): SavedRequest {
  const kept = receivers.map(({ accountNumber, payableTo, checkAddress }) => ({ accountNumber, payableTo, checkAddress }))
  return { ...asked(employer), at: [], way, taxKinds: receivers.map(({ taxKind }) => taxKind), receivers: kept, formBytes: form.pdf.length }
}

/** The stage after which nothing more happens. */
function lastStage(employer: string, kind: Kind): number {
  if (kind === 'question' || refusalOf(employer)) return 1
  return /halves/i.test(employer) ? 3 : 2
}

function answerOf(known: SavedRequest | undefined): AccountAnswer | 'unknown' {
  if (!known) return 'unknown'
  if (known.stage === 0) return { state: 'waiting' }
  if (/nothing/i.test(known.employer)) return { state: 'nothing' }
  if (/telephone/i.test(known.employer)) return { state: 'needs-call' }
  return { state: 'found', balanceCents: /unvalued/i.test(known.employer) ? null : balanceFor(known.employer) }
}

function moveOf(ref: string, known: SavedRequest | undefined): MoveAnswer | 'unknown' {
  if (!known) return 'unknown'
  if (known.cancelledAt) return { state: 'cancelled', at: new Date(known.cancelledAt) }
  const reached = known.at.map((moment) => new Date(moment))
  const at = reached.at(-1)
  if (!at) return { state: 'waiting' }
  const why = refusalOf(known.employer)
  if (why) return { state: 'refused', at, why }
  if (known.stage === 1) return { state: 'accepted', at }
  const isInHalves = /halves/i.test(known.employer)
  return { state: 'sent', at, payments: paymentsOf(ref, known, reached.slice(1)), isAll: !isInHalves || known.stage > 2 }
}

/** What was sent on each of these days: all of it on one, or a half on each of two. */
function paymentsOf(ref: string, { employer, way, taxKinds: kinds }: SavedRequest, sentAt: readonly Date[]): readonly Payment[] {
  const share = /halves|partial/i.test(employer) ? 0.5 : 1
  return sentAt.flatMap((at, index) =>
    kinds.map((taxKind) => ({
      name: `${ref} ${taxKind} ${index + 1}`,
      taxKind,
      way: way === 'direct-wire' ? ('wire' as const) : ('check' as const),
      amountCents: Math.round(partOf(balanceFor(employer), taxKind, kinds) * share),
      at,
    })),
  )
}

/** Of an account with both kinds of money, a quarter is Roth. */
function partOf(cents: number, taxKind: TaxKind, kinds: readonly TaxKind[]): number {
  if (kinds.length === 1) return cents
  const roth = Math.round(cents / 4)
  return taxKind === 'roth' ? roth : cents - roth
}

function refusalOf(employer: string): 'spouse-consent' | 'still-employed' | 'form-missing' | undefined {
  if (/consent/i.test(employer)) return 'spouse-consent'
  if (/\bform\b/i.test(employer)) return 'form-missing'
  return /\bstill\b/i.test(employer) ? 'still-employed' : undefined
}

/** Between $1,800 and $84,000, always the same for a name. */
function balanceFor(employer: string): number {
  const part = createHash('sha256').update(employer.toLowerCase()).digest().readUInt32BE() / 2 ** 32
  return 180_000 + Math.round(part ** 2 * 8_220_000)
}

/** In the middle of that working day. */
function later(from: Date, workingDays: number): Date {
  return new Date(startOfDay(addBankDays(dayOf(from), workingDays)).getTime() + 15 * hourMs)
}

function secretOf(keys: KeyRing): string {
  return deriveKeys(keys, 'record-keepers-sandbox v1').current.key.toString('hex')
}
