import { useState } from 'react'

/** What was removed since the page was opened: only that can be taken back with one press. */
export function useRemovedHere() {
  const [keys, setKeys] = useState<readonly string[]>([])
  return {
    has: (key: string) => keys.includes(key),
    add: (key: string) => setKeys((before) => [...before, key]),
    drop: (key: string) => setKeys((before) => before.filter((one) => one !== key)),
  }
}
