import { create } from 'zustand'
import { keepOnDevice, readDevice } from './device.ts'
import { onSignOut } from './resets.ts'

export type Typed = Readonly<Record<string, unknown>>

type Drafts = { readonly steps: Readonly<Record<string, Typed>>; readonly secrets: Readonly<Record<string, Typed>> }

const device = 'drafts'
const nothing: Drafts = { steps: {}, secrets: {} }

/** What was typed on each step. Secrets (numbers of people, cards and accounts) live in this page and nowhere else. */
export const useDrafts = create<Drafts>(() => ({ ...nothing, steps: readDevice<Drafts['steps']>(device) ?? {} }))
onSignOut(() => useDrafts.setState(nothing, true))

export function draftOf(step: string): Typed {
  const { steps, secrets } = useDrafts.getState()
  return { ...steps[step], ...secrets[step] }
}

/** Keeps what was typed in a field, so that a closed page, a dead battery or a lost connection costs nothing. */
export function keepDraft(step: string, field: string, value: unknown, isSecret: boolean): void {
  const { steps, secrets } = useDrafts.getState()
  if (isSecret) {
    useDrafts.setState({ secrets: { ...secrets, [step]: { ...secrets[step], [field]: value } } })
    return
  }
  const next = { ...steps, [step]: { ...steps[step], [field]: value } }
  useDrafts.setState({ steps: next })
  keepOnDevice(device, next)
}
