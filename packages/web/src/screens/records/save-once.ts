import type { Answer, Failure } from '../../client/service/answer.ts'
import type { Resource } from '../../client/service/resource.ts'

type Saved = { readonly pk: string; readonly version: number }

type Calls<K extends Saved> = {
  readonly add: () => Promise<Answer<K>>
  readonly change: (kept: K) => Promise<Answer<K>>
}

/**
 * Keeps something of which nobody has two: the first save makes it, later ones change it. What another device did meanwhile is loaded, and
 * what was answered here goes on top, once.
 */
export async function saveOnce<K extends Saved>(kept: Resource<K | undefined>, calls: Calls<K>, isAgain = false): Promise<Answer<K>> {
  const loaded = await kept.load()
  if (!loaded.ok) return loaded
  const answer = loaded.data ? await calls.change(loaded.data) : await calls.add()
  if (answer.ok) {
    kept.put(answer.data)
    return answer
  }
  if (isAgain || !wasChangedElsewhere(answer.failure)) return answer
  kept.forget()
  return saveOnce(kept, calls, true)
}

function wasChangedElsewhere({ code }: Failure): boolean {
  return code === 'precondition_failed' || code === 'already_done' || code === 'not_found'
}
