import type { countedLately } from '@app/schemas/flow/blocks/page-block'
import type { Context } from '../../context/context.ts'
import { openedOnce } from '../../context/opened-once.ts'
import { countNewPeople } from '../auth/store.ts'
import { countFinished } from '../quizzes/store.ts'

type Count = { readonly what: (typeof countedLately)[number]; readonly count: number }
export type Proof = { readonly days: number; readonly results: readonly Count[] }

export type Proofs = {
  readonly count: () => Promise<Proof>
  /** What was counted last, at once: a page waits for no database. Nothing before the first count, or while none can be had. */
  readonly known: () => Proof | undefined
}

const days = 7
const dayMs = 86_400_000
/** Smaller counts are not published: they would reveal more about single people than about the service. */
const fewest = 20
const proofMs = 300_000

/** The counts of this service. */
export const proofsOf = openedOnce((context) => openProofs(context))

/** How many people did something here in the last days, counted anew every five minutes. */
export function openProofs({ db, now }: Pick<Context, 'db' | 'now'>): Proofs {
  let kept: { readonly at: number; readonly proof: Promise<Proof> } | undefined
  let known: Proof | undefined
  const countNow = (): Promise<Proof> => {
    const at = now().getTime()
    if (kept && at - kept.at < proofMs) return kept.proof
    const proof = countSince(db, new Date(at - days * dayMs))
    kept = { at, proof }
    proof.then(
      (counted) => {
        known = counted
      },
      // What failed is counted again by the next who asks.
      () => {
        kept = undefined
        known = undefined
      },
    )
    return proof
  }
  return {
    count: countNow,
    known: () => {
      countNow().catch(() => undefined)
      return known
    },
  }
}

async function countSince(db: Context['db'], since: Date): Promise<Proof> {
  const counts: readonly Count[] = [
    { what: 'joined', count: await countNewPeople(db, since) },
    { what: 'took_a_quiz', count: await countFinished(db, since) },
  ]
  return { days, results: counts.filter((one) => one.count >= fewest) }
}
