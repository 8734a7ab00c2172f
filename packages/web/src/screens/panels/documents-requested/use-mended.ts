import { useState } from 'react'

/** What was changed since the button was pressed last: what was said of it then no longer holds. */
export function useMended(attempts: number) {
  const [mended, setMended] = useState<{ readonly attempts: number; readonly names: readonly string[] }>({ attempts, names: [] })
  const names = mended.attempts === attempts ? mended.names : []
  return {
    isMended: (name: string) => names.includes(name),
    mend: (name: string) => setMended({ attempts, names: [...names, name] }),
  }
}
