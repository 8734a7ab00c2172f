import { useCallback, useRef, useState } from 'react'
import { saveDraft } from '../../client/walk/drafts.ts'
import { isSecretField } from '../fields/read-field.ts'
import type { ShownField } from '../fields/shown-field.ts'
import type { StepForm } from './step-form.ts'
import type { Findings } from './use-findings.ts'

type Typing = Pick<StepForm, 'set' | 'add' | 'ofPanels'> & {
  /** What panels have answered, and the key under which all of it is sent as it is now. */
  readonly typedNow: () => { readonly added: Readonly<Record<string, unknown>>; readonly key: string }
}

/** Takes what people type, in fields and in panels. Another answer is another intent, with a key of its own. */
export function useTyping(step: string, fields: readonly ShownField[], mend: Findings['mend']): Typing {
  const added = useRef<Readonly<Record<string, unknown>>>({})
  const [ofPanels, setOfPanels] = useState<readonly string[]>([])
  const key = useRef(crypto.randomUUID())
  const set = useCallback(
    (name: string, value: unknown) => {
      const field = fields.find((one) => one.name === name)
      saveDraft(step, name, value, field !== undefined && isSecretField(field))
      key.current = crypto.randomUUID()
      mend(name, field, value)
    },
    [fields, step, mend],
  )
  const add = useCallback(
    (store: string, value: unknown) => {
      added.current = { ...added.current, [store]: value }
      key.current = crypto.randomUUID()
      const column = columnOf(store)
      setOfPanels((before) => (before.includes(column) ? before : [...before, column]))
      mend(column)
    },
    [mend],
  )
  return { set, add, ofPanels, typedNow: () => ({ added: added.current, key: key.current }) }
}

function columnOf(store: string): string {
  return store.split('.')[1] ?? store
}
