import { create } from 'zustand'
import { followDevice, readDevice, saveOnDevice } from '../device.ts'
import { onSignOut } from '../session/resets.ts'

export type Typed = Readonly<Record<string, unknown>>

type Drafts = { readonly steps: Readonly<Record<string, Typed>>; readonly secrets: Readonly<Record<string, Typed>> }

/** What of each step is saved: the service has it, and this browser need not keep it beyond this page. */
const settled = new Map<string, ReadonlySet<string>>()

const device = 'drafts'
const nothing: Drafts = { steps: {}, secrets: {} }

/** What was typed on each step. Secrets (numbers of people, cards and accounts) live in this page and nowhere else. */
export const useDrafts = create<Drafts>(() => ({ ...nothing, steps: readDevice<Drafts['steps']>(device) ?? {} }))
followDevice(device, () => useDrafts.setState({ steps: keptAndShown(readDevice<Drafts['steps']>(device) ?? {}) }))
onSignOut(() => {
  settled.clear()
  useDrafts.setState(nothing, true)
})

export function draftOf(step: string): Typed {
  const { steps, secrets } = useDrafts.getState()
  return { ...steps[step], ...secrets[step] }
}

/** The fields of a step in which something was typed that is not saved yet. The others show what was known when the page was opened. */
export function touchedOn(step: string): ReadonlySet<string> {
  return new Set(Object.keys(draftOf(step)).filter((field) => !settled.get(step)?.has(field)))
}

/** Whether another answer stands in a field now than in this earlier draft of its step. */
export function isTypedAnew(step: string, field: string, before: Typed): boolean {
  return JSON.stringify(draftOf(step)[field]) !== JSON.stringify(before[field])
}

/** Keeps what was typed in a field, so that a closed page, a dead battery or a lost connection costs nothing. */
export function saveDraft(step: string, field: string, value: unknown, isSecret: boolean): void {
  const { steps, secrets } = useDrafts.getState()
  if (isSecret) {
    useDrafts.setState({ secrets: { ...secrets, [step]: { ...secrets[step], [field]: value } } })
    return
  }
  useDrafts.setState({ steps: { ...steps, [step]: { ...steps[step], [field]: value } } })
  settle(
    step,
    [...(settled.get(step) ?? [])].filter((name) => name !== field),
  )
}

/** These fields of a step are saved. The page still shows them; another visit asks the service, which may know better by then. */
export function settle(step: string, fields: readonly string[]): void {
  settled.set(step, new Set(fields))
  const { steps } = useDrafts.getState()
  const open = Object.entries(steps).flatMap(([name, typed]) => {
    const kept = Object.entries(typed).filter(([field]) => !settled.get(name)?.has(field))
    return kept.length > 0 ? [[name, Object.fromEntries(kept)] as const] : []
  })
  saveOnDevice(device, open.length > 0 ? Object.fromEntries(open) : undefined)
}

/** What the device has now, with what is saved and shown on. What was typed anew in another tab is open again. */
function keptAndShown(kept: Drafts['steps']): Drafts['steps'] {
  const { steps } = useDrafts.getState()
  for (const [step, fields] of settled) settled.set(step, new Set([...fields].filter((field) => !Object.hasOwn(kept[step] ?? {}, field))))
  const names = new Set([...Object.keys(kept), ...settled.keys()])
  return Object.fromEntries(
    [...names].map((step) => {
      const shown = Object.entries(steps[step] ?? {}).filter(([field]) => settled.get(step)?.has(field))
      return [step, { ...Object.fromEntries(shown), ...kept[step] }]
    }),
  )
}
