import type { Facts } from '@app/engine'
import { isEmpty } from '@app/schemas/rules/answers/empty-fields'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Answer, done, type Failure } from '../../client/service/answer.ts'
import { useSession } from '../../client/session/session.ts'
import type { Typed } from '../../client/walk/drafts.ts'
import type { ShownField } from '../fields/shown-field.ts'
import { recordOf } from '../records/record-of.ts'
import type { Loading } from './step-form.ts'

type Stored = Loading & { readonly stored: Typed }

/** What the service and the journey know already: shown where nothing was typed. */
export function useStoredAnswers(fields: readonly ShownField[], facts: Facts): Stored {
  const { user } = useSession()
  const [loaded, setLoaded] = useState<Typed>({})
  const [failure, setFailure] = useState<Failure>()
  const [tries, setTries] = useState(0)
  const names = useMemo(() => [...new Set(user ? fields.flatMap(({ record }) => record ?? []) : [])], [fields, user])
  const [isKnown, setKnown] = useState(names.length === 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads the same once more; what became so meanwhile takes nothing away
  useEffect(() => {
    let isGone = false
    const load = async (name: string) => {
      const found = await loadRecord(name, fields, facts)
      if (!isGone && found.ok) setLoaded((before) => ({ ...before, ...found.data }))
      return found
    }
    // Without a connection the step is shown as far as it is there.
    void Promise.allSettled(names.map(load)).then((all) => {
      if (isGone) return
      setFailure(all.flatMap((one) => (one.status === 'fulfilled' && !one.value.ok ? [one.value.failure] : []))[0])
      setKnown(true)
    })
    return () => {
      isGone = true
    }
  }, [fields, names, tries])
  const reload = useCallback(() => setTries((before) => before + 1), [])
  const stored = useMemo(() => {
    const told = fields.flatMap(({ name, fact }) => (fact !== undefined && facts[fact] !== undefined ? [[name, facts[fact]]] : []))
    return { ...Object.fromEntries(told), ...loaded }
  }, [fields, facts, loaded])
  return { stored, isKnown, failure, reload }
}

async function loadRecord(name: string, fields: readonly ShownField[], facts: Facts): Promise<Answer<Typed>> {
  const { load, suggest } = await recordOf(name)
  const [begun, stored] = await Promise.all([suggest?.(), load?.(facts)])
  if (stored && !stored.ok) return stored
  const kept: Typed = stored?.data ?? {}
  const known = (column: string) => (isEmpty(kept[column]) ? begun?.[column] : kept[column])
  const own = fields.filter(({ record, column }) => record === name && !isEmpty(known(column)))
  return done(Object.fromEntries(own.map((field) => [field.name, known(field.column)])))
}
