import { createHash } from 'node:crypto'
import { addBusinessDays, dayOf, startOfDay } from '@app/schemas/rules/days/days'
import { z } from 'zod'
import type { CoreContext } from '../../core/core-context.ts'
import type { JobHandlers } from '../../jobs/job-handlers.ts'
import { deriveKeys } from '../../security/derive-key.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { addObject, findObject, putObject } from '../sandbox/store.ts'
import type { Deliver } from '../webhooks/webhooks.ts'
import type { AccountAnswer, MoveAnswer, RecordKeepers } from './record-keepers.ts'
import { signChange, verifyChange } from './signed-change.ts'

const partner = 'record-keepers'
const job = 'sandbox-record-keepers'
const hourMs = 3_600_000

const savedRequest = z.object({ employer: z.string(), stage: z.int(), at: z.string() })
type SavedRequest = z.output<typeof savedRequest>

/** How many working days each answer takes, after the one before. */
const days = { question: [1], move: [2, 5, 4] } as const

/**
 * Stands in for record keepers. A question is answered the next working day: there is an account, with a balance that follows from its
 * name. Money moves in three steps: accepted after 2 working days, sent after 5 more, received after 4 more. Names of employers choose
 * otherwise: with “Nothing” in it there is no account, with “Telephone” the person has to call, with “Silent” nobody ever answers, with
 * “Consent” a request to move money is refused for want of the spouse’s consent, and with “Still” because the person works there.
 */
export function sandboxRecordKeepers(context: CoreContext, deliver: Deliver): RecordKeepers & { readonly jobs: JobHandlers } {
  const { db, keys, now } = context
  const begin = async (kind: 'question' | 'move', ref: string, employer: string) => {
    await db.transaction().execute(async (trx) => {
      const body: SavedRequest = { employer, stage: 0, at: now().toISOString() }
      const isNew = await addObject({ db: trx, keys }, { partner, id: ref, kind, body }, now())
      if (isNew && !/silent/i.test(employer)) await context.jobs.send(trx, job, { ref, kind, stage: '1' }, later(now(), days[kind][0]))
    })
    return 'taken' as const
  }
  const find = async (ref: string) => {
    const object = await findObject({ db, keys }, partner, ref)
    return object && savedRequest.parse(object.body)
  }
  const advance = async (ref: string, kind: 'question' | 'move', stage: number, at: Date) => {
    const known = await find(ref)
    if (!known) return
    if (known.stage < stage)
      await putObject({ db, keys }, { partner, id: ref, kind, body: { ...known, stage, at: at.toISOString() } }, now())
    const next = days[kind][stage]
    const isOver = next === undefined || (kind === 'move' && refusalOf(known.employer) !== undefined)
    if (!isOver) await context.jobs.send(db, job, { ref, kind, stage: String(stage + 1) }, later(at, next))
    const raw = JSON.stringify({ id: `${ref} ${stage}`, ref })
    await deliver(partner, signChange(secretOf(keys), raw, now()), raw)
  }
  return {
    ask: ({ ref, employer }) => begin('question', ref, employer),
    move: ({ ref, employer }) => begin('move', ref, employer),
    lookAtAccount: async (ref) => answerOf(await find(ref)),
    lookAtMove: async (ref) => moveOf(await find(ref)),
    verify: (...message) => verifyChange(secretOf(keys))(...message),
    jobs: {
      [job]: {
        work: ({ ref = '', kind, stage }, { at }) => advance(ref, kind === 'move' ? 'move' : 'question', Number(stage), at),
      },
    },
  }
}

function answerOf(known: SavedRequest | undefined): AccountAnswer | 'unknown' {
  if (!known) return 'unknown'
  if (known.stage === 0) return { state: 'waiting' }
  if (/nothing/i.test(known.employer)) return { state: 'nothing' }
  if (/telephone/i.test(known.employer)) return { state: 'needs-call' }
  return { state: 'found', balanceCents: balanceFor(known.employer) }
}

function moveOf(known: SavedRequest | undefined): MoveAnswer | 'unknown' {
  if (!known) return 'unknown'
  const at = new Date(known.at)
  if (known.stage === 0) return { state: 'waiting' }
  const why = refusalOf(known.employer)
  if (why) return { state: 'refused', at, why }
  if (known.stage === 1) return { state: 'accepted', at }
  return { state: known.stage === 2 ? 'sent' : 'received', at, amountCents: balanceFor(known.employer) }
}

function refusalOf(employer: string): 'spouse-consent' | 'still-employed' | undefined {
  if (/consent/i.test(employer)) return 'spouse-consent'
  return /\bstill\b/i.test(employer) ? 'still-employed' : undefined
}

/** Between $1,800 and $84,000, always the same for a name. */
function balanceFor(employer: string): number {
  const part = createHash('sha256').update(employer.toLowerCase()).digest().readUInt32BE() / 2 ** 32
  return 180_000 + Math.round(part ** 2 * 8_220_000)
}

/** In the middle of that working day. */
function later(from: Date, workingDays: number): Date {
  return new Date(startOfDay(addBusinessDays(dayOf(from), workingDays)).getTime() + 15 * hourMs)
}

function secretOf(keys: KeyRing): string {
  return deriveKeys(keys, 'record-keepers-sandbox v1').current.key.toString('hex')
}
