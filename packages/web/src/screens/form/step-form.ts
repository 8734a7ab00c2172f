import type { Failure } from '../../client/service/answer.ts'
import type { Typed } from '../../client/walk/drafts.ts'
import type { ShownField } from '../fields/shown-field.ts'

/** How far the answers given before are loaded. */
export type Loading = {
  /** Once true it stays true: a field that people type into is never cleared again. */
  readonly isKnown: boolean
  /** Why some of the answers given before cannot be shown. */
  readonly failure: Failure | undefined
  readonly reload: () => void
}

/** What screens and panels see of the form of a step. */
export type StepForm = {
  /** The fields that are asked now. */
  readonly fields: readonly ShownField[]
  readonly values: Typed
  /** What is wrong, by field, in the words of the field. */
  readonly errors: Readonly<Record<string, string>>
  readonly failure: Failure | undefined
  readonly isSaving: boolean
  readonly before: Loading
  /** Counts each press of the button that found something wrong: the list of errors takes the focus anew. */
  readonly attempts: number
  readonly set: (name: string, value: unknown) => void
  /** For panels: an answer that belongs to a record and has no field of its own. Its error is in `errors` by its column. */
  readonly add: (store: string, value: unknown) => void
  /** The columns that panels answer. */
  readonly ofPanels: readonly string[]
  /** Marks what is wrong with some of the answers. True when nothing is. */
  readonly check: (names: readonly string[]) => boolean
  /** `nothing`: what the step asks for was done before, so it goes on without answers. */
  readonly submit: (asked?: 'nothing') => Promise<void>
}
