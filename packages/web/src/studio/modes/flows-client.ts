import type { ResolvedMode } from '@app/engine'
import type { AnswerOf, Contract, ParamsOf } from '@app/schemas/api/contract'
import type { flowContracts } from '@app/schemas/api/flows'
import type { wayContracts } from '@app/schemas/api/visitors/funnels'
import type { ErrorAnswer, ErrorCode } from '@app/schemas/errors'

type Calls = typeof flowContracts
export type Ways = AnswerOf<(typeof wayContracts)['countWays']>

export type FlowList = AnswerOf<Calls['listFlows']>
export type ListedMode = FlowList['modes'][number]
export type ListedPersona = FlowList['personas'][number]
/** The contract leaves open what only the engine knows; here it gets its type. */
export type ModeView = Omit<AnswerOf<Calls['getMode']>, 'resolved'> & { readonly resolved: ResolvedMode }

export type Failure = Omit<ErrorAnswer, 'code'> & { readonly code: ErrorCode | 'service_down' }
export type Answer<T> = { readonly data: T; readonly failure?: undefined } | { readonly data?: undefined; readonly failure: Failure }

export function getFlows(): Promise<Answer<FlowList>> {
  return get<Calls['listFlows']>('/api/flows', {})
}

export function getMode(mode: string): Promise<Answer<ModeView>> {
  // The service and this page come from one build, with one engine: it wrote what is read here.
  return get<Calls['getMode']>('/api/flows/{mode}', { mode }) as Promise<Answer<ModeView>>
}

export function getPersona(persona: string): Promise<Answer<AnswerOf<Calls['getPersona']>>> {
  return get<Calls['getPersona']>('/api/personas/{persona}', { persona })
}

export function getWays(mode: string): Promise<Answer<Ways>> {
  return get<(typeof wayContracts)['countWays']>('/dev/ways/{mode}', { mode })
}

const serviceDown: Failure = { code: 'service_down', detail: 'The service does not answer. Start it, and this page goes on by itself.' }

async function get<C extends Contract>(path: C['path'], params: ParamsOf<C>): Promise<Answer<AnswerOf<C>>> {
  try {
    const response = await fetch(addressOf(path, params))
    const body = await response.json()
    return response.ok ? { data: body } : { failure: body }
  } catch {
    return { failure: serviceDown }
  }
}

function addressOf(path: string, params: object): string {
  return Object.entries(params).reduce((address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(String(value))), path)
}
