import { useRef, useState } from 'react'
import { keepFields, readKeptFields, saveFormDraft } from './form-draft.ts'

export type KeptFields<Values> = {
  readonly typed: Values
  readonly set: (change: Partial<Values>) => void
  /** It began with what was typed on another visit. */
  readonly isResumed: boolean
  /** It is done, or given up: the form begins anew, and nothing of it is kept. */
  readonly clear: () => void
}

/** What is typed into a form, kept under its name until it is done. It only fills the form: nothing is sent by it. */
export function useKeptFields<Values extends Readonly<Record<string, string>>>(form: string, start: Values): KeptFields<Values> {
  const fields = Object.keys(start)
  const [resumed, setResumed] = useState(() => readKeptFields(form, fields))
  const [changes, setChanges] = useState<Readonly<Record<string, string>>>(resumed)
  const latest = useRef(changes)
  const put = (now: Readonly<Record<string, string>>) => {
    latest.current = now
    setChanges(now)
  }
  return {
    typed: { ...start, ...changes },
    set: (change) => {
      put({ ...latest.current, ...change })
      keepFields(form, fields, latest.current, start)
    },
    isResumed: Object.keys(resumed).length > 0,
    clear: () => {
      put({})
      setResumed({})
      saveFormDraft(form, undefined)
    },
  }
}
