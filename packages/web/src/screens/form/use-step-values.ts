import type { Facts } from '@app/engine'
import { isEmpty } from '@app/schemas/rules/answers/empty-fields'
import { optionOf } from '@app/schemas/rules/answers/option-of'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Answer, done, type Failure } from '../../client/service/answer.ts'
import { whileShown } from '../../client/service/changes.ts'
import { useSession } from '../../client/session/session.ts'
import { draftOf, type Typed, useDrafts } from '../../client/walk/drafts.ts'
import type { ShownField } from '../fields/shown-field.ts'
import type { Loading } from './step-form.ts'

type StepValues = {
  /** By the name of the field. */
  readonly values: Typed
  /** The same at this moment, before the page is drawn again. */
  readonly valuesNow: () => Typed
  readonly before: Loading
}

/** What the fields of a step hold when people come back to it: what they typed, what is stored, or what the journey knows. */
export function useStepValues(step: string, fields: readonly ShownField[], facts: Facts): StepValues {
  const plain = useDrafts(({ steps }) => steps[step])
  const secret = useDrafts(({ secrets }) => secrets[step])
  const { stored, ...before } = useStored(fields, facts)
  const valuesOf = useCallback(
    (typed: Typed) => ({ ...withoutFields(typed, fields), ...knownValues(fields, { typed, stored, facts }) }),
    [fields, stored, facts],
  )
  const values = useMemo(() => valuesOf({ ...plain, ...secret }), [valuesOf, plain, secret])
  return { values, valuesNow: () => valuesOf(draftOf(step)), before }
}

/** What was typed beside the fields, in panels. */
function withoutFields(typed: Typed, fields: readonly ShownField[]): Typed {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => fields.every((field) => field.name !== name)))
}

/** What the service has of these fields already, by the name of the field. */
function useStored(fields: readonly ShownField[], facts: Facts): Loading & { readonly stored: Typed } {
  const { user } = useSession()
  const [stored, setStored] = useState<Typed>({})
  const [failure, setFailure] = useState<Failure>()
  const [tries, setTries] = useState(0)
  const records = useMemo(() => [...new Set(user ? fields.flatMap(({ record }) => record ?? []) : [])], [fields, user])
  const [isKnown, setKnown] = useState(records.length === 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads the same once more; new facts take nothing away
  useEffect(() => {
    let isGone = false
    const load = async (record: string) => {
      const found = await loadRecord(record, fields, facts)
      if (!isGone && found.ok) setStored((before) => ({ ...before, ...found.data }))
      return found
    }
    // Without a connection the step is shown as far as it is there.
    void Promise.allSettled(records.map(load)).then((all) => {
      if (isGone) return
      setFailure(all.flatMap((one) => (one.status === 'fulfilled' && !one.value.ok ? [one.value.failure] : []))[0])
      setKnown(true)
    })
    return () => {
      isGone = true
    }
  }, [fields, records, tries])
  // Another tab may have saved some of it meanwhile.
  useEffect(
    () =>
      whileShown(() => {
        for (const record of records)
          void loadRecord(record, fields, facts)
            .then((found) => found.ok && setStored((before) => ({ ...before, ...found.data })))
            .catch(() => undefined)
      }),
    [fields, records, facts],
  )
  const reload = useCallback(() => setTries((before) => before + 1), [])
  return { stored, isKnown, failure, reload }
}

async function loadRecord(name: string, fields: readonly ShownField[], facts: Facts): Promise<Answer<Typed>> {
  const { loadColumns } = await import('../records/step-records.ts')
  const columns = await loadColumns(name, facts)
  if (!columns.ok) return columns
  const own = fields.filter(({ record, column }) => record === name && !isEmpty(columns.data[column]))
  return done(Object.fromEntries(own.map((field) => [field.name, columns.data[field.column]])))
}

/** Everything that may know the answer to a field: drafts and stored answers by the name of the field, and facts. */
type Known = { readonly typed: Typed; readonly stored: Typed; readonly facts: Facts }

/** The answers to these fields as people left them, where there are any. */
export function knownValues(fields: readonly ShownField[], known: Known): Typed {
  const all = fields.map((field) => [field.name, knownValue(field, known)] as const)
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}

/** What was typed last counts, even where it was emptied; then what is stored; then the facts. */
function knownValue(field: ShownField, known: Known): unknown {
  const value = leftValue(field, known)
  if (field.options === undefined) return value
  if (field.type === 'choice') return value === '' ? value : offeredValue(field, value)
  return field.type === 'choices' && Array.isArray(value) ? value.flatMap((one) => offeredValue(field, one) ?? []) : value
}

/** The answer as it is stored now. One that is no longer offered is no answer: it is asked again, and not refused when it is saved. */
function offeredValue({ options }: ShownField, value: unknown): unknown {
  return optionOf(options, value)?.value
}

function leftValue({ name, fact }: ShownField, { typed, stored, facts }: Known): unknown {
  if (Object.hasOwn(typed, name)) return typed[name]
  if (Object.hasOwn(stored, name)) return stored[name]
  return fact === undefined ? undefined : facts[fact]
}
