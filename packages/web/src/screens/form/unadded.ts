import { useEffect, useRef } from 'react'

type Add = () => Promise<boolean>

const waiting = new Set<Add>()

/** What is typed beside a button of its own. `add` says whether nothing is left over: it was added, or nothing was typed. */
export function useUnadded(add: Add): void {
  const latest = useRef(add)
  latest.current = add
  useEffect(() => {
    const addLatest = () => latest.current()
    waiting.add(addLatest)
    return () => void waiting.delete(addLatest)
  }, [])
}

/** Adds what is typed and not added yet, so that a page that goes on loses nothing. False where something is wrong with it. */
export async function addTyped(): Promise<boolean> {
  for (const add of [...waiting]) if (!(await add())) return false
  return true
}
