import { useState } from 'react'

/** What was changed since the button was last pressed: its old problems no longer apply. */
export function useMended(attempts: number) {
  const [mended, setMended] = useState<{ readonly attempts: number; readonly names: readonly string[] }>({ attempts, names: [] })
  const names = mended.attempts === attempts ? mended.names : []
  return {
    isMended: (name: string) => names.includes(name),
    mend: (name: string) => setMended({ attempts, names: [...names, name] }),
  }
}
