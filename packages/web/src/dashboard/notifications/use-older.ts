import { useState } from 'react'
import { ask } from '../../client/service/ask.ts'
import type { Notification } from '../../screens/data/notifications/notifications.ts'

type Older = {
  readonly older: readonly Notification[]
  readonly hasMore: boolean
  readonly isBusy: boolean
  readonly problem: string
  /** Resolves to the first of those that came. */
  readonly load: () => Promise<Notification | undefined>
}

/** Those that are older than the list, twenty for each press. What newer ones push out of the list goes on here. */
export function useOlder(results: readonly Notification[], hasOlder: boolean): Older {
  const [{ listed, older, isEnd }, setShown] = useState<Shown>({ listed: results, older: [], isEnd: false })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  if (listed !== results) setShown((shown) => follow(shown, results))
  const load = async () => {
    setBusy(true)
    const answer = await ask('GET /api/v1/notifications/', { query: { before: [...results, ...older].at(-1)?.pk ?? '' } })
    setBusy(false)
    setProblem(answer.ok ? '' : answer.failure.detail)
    if (!answer.ok) return undefined
    // What stood above them when they were asked for may have been pushed out meanwhile.
    const all = [...results, ...older, ...answer.data.results]
    setShown(({ listed: now }) => ({ listed: now, older: without(now, all), isEnd: !answer.data.has_older }))
    return answer.data.results[0]
  }
  return { older, hasMore: hasOlder && !isEnd, isBusy, problem, load }
}

type Shown = {
  readonly listed: readonly Notification[]
  readonly older: readonly Notification[]
  /** Nothing is older than the last of them. */
  readonly isEnd: boolean
}

/** The list is another one. Where it has nothing of the one before, what lies between is not known, and older ones are asked for anew. */
function follow({ listed, older, isEnd }: Shown, results: readonly Notification[]): Shown {
  const pushedOut = without(results, listed)
  if (older.length === 0 || pushedOut.length === listed.length) return { listed: results, older: [], isEnd: false }
  return { listed: results, older: [...pushedOut, ...older], isEnd }
}

function without(some: readonly Notification[], all: readonly Notification[]): readonly Notification[] {
  const known = new Set(some.map(({ pk }) => pk))
  return all.filter(({ pk }) => !known.has(pk))
}
