import { useEffect, useState } from 'react'
import { fieldKinds } from '../fields/fields.ts'
import type { ShownField } from '../fields/shown-field.ts'
import { usePaper } from '../paper.ts'

/** Whether everything that a step asks first is there. What is asked only after an answer comes by itself. */
export function usePrepared(fields: readonly ShownField[]): boolean {
  const [waited] = useState(() => fields.flatMap(({ type }) => fieldKinds[type].prepare ?? []))
  const isOnPaper = usePaper() !== undefined
  const [isPrepared, setPrepared] = useState(isOnPaper || waited.length === 0)
  useEffect(() => {
    let isGone = false
    // Without a connection the step is shown as far as it is there.
    void Promise.allSettled(waited.map((prepare) => prepare())).then(() => isGone || setPrepared(true))
    return () => {
      isGone = true
    }
  }, [waited])
  return isPrepared
}
