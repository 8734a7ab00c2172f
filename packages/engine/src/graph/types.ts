import type { After, LeavePlace, ResolvedMode } from '../flow/resolved.ts'
import type { Vocabulary } from '../resolve/vocabulary.ts'

export const START = 'start'
export const QUESTIONS = 'questions'

/** One thing to draw. Steps go by their names; a name never has a space, so the other nodes cannot be taken for one. */
export type FlowNode = {
  readonly id: string
  readonly kind: 'start' | 'step' | 'side' | 'questions' | 'leave'
  readonly name: string
  /** The place in the order; the branches of a choice share it: 7a, 7b. */
  readonly number?: string
  readonly title?: string
  /** Resume comes back to this step until it is done. */
  readonly required?: boolean
}

/** An edge from one node to another. The edges of a node are in the order in which they are tried. */
export type FlowEdge = {
  readonly from: string
  readonly to: string
  readonly kind: 'order' | 'skip' | 'detour' | 'action'
  /** When it is taken, in words; absent when it always is. */
  readonly label?: string
  /** For a detour or an action: what comes after the step it leads to. */
  readonly after?: After
}

/** How often people came from one step to another; null before the first and after the last. */
export type WayCount = { readonly from: string | null; readonly to: string | null; readonly count: number }

export type FlowGraph = {
  readonly mode: string
  readonly title: string
  readonly version: string
  readonly nodes: readonly FlowNode[]
  readonly edges: readonly FlowEdge[]
}

/** What the resolved mode leaves out because it decides nothing: meanings of facts, titles of steps, labels of buttons. */
export type GraphWords = {
  readonly vocabulary?: Vocabulary
  readonly titles?: ReadonlyMap<string, string>
  /** By the step and the step it leads to: "search-result get-help". */
  readonly buttons?: ReadonlyMap<string, string>
}

export function leaveId({ end }: ResolvedMode): string {
  return `leave ${end}`
}

export const placeWords = {
  home: 'the home page',
  'sign-in': 'the sign-in page',
  'sign-up': 'the sign-up page',
  'wait-list': 'the wait list',
  dashboard: 'the dashboard',
  settings: 'the settings',
} as const satisfies Record<LeavePlace, string>
