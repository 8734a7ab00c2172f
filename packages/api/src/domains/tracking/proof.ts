import type { Ground } from '../../ground.ts'
import { countNewPeople } from '../auth/store.ts'
import { countTaken } from '../quizzes/store.ts'

type Count = { readonly what: 'joined' | 'took_a_quiz'; readonly count: number }
type Proof = { readonly days: number; readonly results: readonly Count[] }

const days = 7
const dayMs = 86_400_000
/** Fewer are not told: they would say more of single people than of the service. */
const fewest = 20
const keptMs = 300_000

/** How many people did something here in the last days, counted anew every five minutes. */
export function openProof({ db, now }: Pick<Ground, 'db' | 'now'>): () => Promise<Proof> {
  let kept: { readonly at: number; readonly proof: Promise<Proof> } | undefined
  return async () => {
    const at = now().getTime()
    if (kept && at - kept.at < keptMs) return kept.proof
    const proof = count(db, new Date(at - days * dayMs))
    kept = { at, proof }
    // What failed is counted again by the next who asks.
    proof.catch(() => {
      kept = undefined
    })
    return proof
  }
}

async function count(db: Ground['db'], since: Date): Promise<Proof> {
  const counts: readonly Count[] = [
    { what: 'joined', count: await countNewPeople(db, since) },
    { what: 'took_a_quiz', count: await countTaken(db, since) },
  ]
  return { days, results: counts.filter((one) => one.count >= fewest) }
}
