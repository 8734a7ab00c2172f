import { useState } from 'react'
import { ownFactors } from './own-factors.ts'

type Shown = { readonly codes: readonly string[]; readonly madeAt: string | null }

const none: Shown = { codes: [], madeAt: null }

/** Backup codes that were just made, until they are saved or others take their place: nobody keeps codes that don’t count. */
export function useNewCodes() {
  const { data } = ownFactors.use()
  const [{ codes, madeAt }, setShown] = useState(none)
  const isReplaced = madeAt !== null && data !== undefined && data.backup_codes_made_at !== madeAt
  return {
    codes: isReplaced ? none.codes : codes,
    show: (made: readonly string[], at: string | null = null) => setShown({ codes: made, madeAt: at }),
    /** When they were made is read after they are shown, and they may be saved by then. */
    date: (at: string | null) => setShown((now) => (now.codes.length > 0 ? { ...now, madeAt: at } : now)),
    hide: () => setShown(none),
  }
}
