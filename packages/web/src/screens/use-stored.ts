import type { Facts } from '@app/engine'
import { isEmpty } from '@app/schemas/rules/empty-fields'
import { useEffect, useMemo, useState } from 'react'
import type { Typed } from '../client/drafts.ts'
import { useSession } from '../client/session.ts'
import { recordOf } from './records/record-of.ts'
import type { ShownField } from './shown-field.ts'

type Stored = {
  readonly stored: Typed
  /** Once true it stays so: what somebody types into is not taken away again. */
  readonly isKnown: boolean
}

/** What the service and the journey know already: shown where nothing was typed. */
export function useStored(fields: readonly ShownField[], facts: Facts): Stored {
  const { user } = useSession()
  const [loaded, setLoaded] = useState<Typed>({})
  const names = useMemo(() => [...new Set(user ? fields.flatMap(({ record }) => record ?? []) : [])], [fields, user])
  const [isKnown, setKnown] = useState(names.length === 0)
  useEffect(() => {
    let isGone = false
    const load = async (name: string) => {
      const found = await loadRecord(name, fields)
      if (!isGone) setLoaded((before) => ({ ...before, ...found }))
    }
    // Without a connection the step is shown as far as it is there.
    void Promise.allSettled(names.map(load)).then(() => isGone || setKnown(true))
    return () => {
      isGone = true
    }
  }, [fields, names])
  const stored = useMemo(() => {
    const told = fields.flatMap(({ name, fact }) => (fact !== undefined && facts[fact] !== undefined ? [[name, facts[fact]]] : []))
    return { ...Object.fromEntries(told), ...loaded }
  }, [fields, facts, loaded])
  return { stored, isKnown }
}

async function loadRecord(name: string, fields: readonly ShownField[]): Promise<Typed> {
  const { load, suggest } = await recordOf(name)
  const [begun, stored] = await Promise.all([suggest?.(), load?.()])
  const kept = stored?.ok ? stored.data : {}
  const known = (column: string) => (isEmpty(kept[column]) ? begun?.[column] : kept[column])
  const own = fields.filter(({ record, column }) => record === name && !isEmpty(known(column)))
  return Object.fromEntries(own.map((field) => [field.name, known(field.column)]))
}
