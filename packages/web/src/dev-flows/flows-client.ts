import type { ResolvedMode } from '@app/engine'
import type { Diagnostic, Proof } from '@app/engine/author'
import type { BrandFile } from '@app/schemas/flow/brand'
import type { PersonaFile } from '@app/schemas/flow/persona'
import type { Question } from '@app/schemas/flow/questions'
import type { StepFile } from '@app/schemas/flow/step'

export type ListedMode = {
  readonly mode: string
  readonly title: string
  readonly sound: boolean
  /** Null when no version was ever sound. */
  readonly version: string | null
  readonly steps: number
  readonly side: number
  readonly states: number
  readonly family: 'rollover' | 'search' | 'concierge' | 'loan' | 'dashboard'
}

export type ListedPersona = { readonly persona: string; readonly about: string; readonly mode: string }

export type FlowList = {
  readonly modes: readonly ListedMode[]
  readonly diagnostics: readonly Diagnostic[]
  readonly personas: readonly ListedPersona[]
}

export type ModeView = {
  readonly resolved: ResolvedMode
  readonly steps: Readonly<Record<string, StepFile>>
  readonly questions: Readonly<Record<string, Question>>
  readonly brand?: BrandFile
  /** What each fact says, in words. */
  readonly about: Readonly<Record<string, string>>
  readonly proofs: readonly Pick<Proof, 'number' | 'claim' | 'proven' | 'looked'>[]
  readonly states: number
  readonly sound: boolean
  readonly diagnostics: readonly Diagnostic[]
}

export type Failure = { readonly code: string; readonly detail: string }
export type Answer<T> = { readonly data: T; readonly failure?: undefined } | { readonly data?: undefined; readonly failure: Failure }

export function getFlows(): Promise<Answer<FlowList>> {
  return get('/api/flows')
}

export function getMode(mode: string): Promise<Answer<ModeView>> {
  return get(`/api/flows/${encodeURIComponent(mode)}`)
}

export function getPersona(persona: string): Promise<Answer<PersonaFile>> {
  return get(`/api/personas/${encodeURIComponent(persona)}`)
}

const serviceDown: Failure = { code: 'service_down', detail: 'The service does not answer. Start it, and this page goes on by itself.' }

async function get<T>(address: string): Promise<Answer<T>> {
  try {
    const response = await fetch(address)
    const body = await response.json()
    return response.ok ? { data: body } : { failure: body }
  } catch {
    return { failure: serviceDown }
  }
}
