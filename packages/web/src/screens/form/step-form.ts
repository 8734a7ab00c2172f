import type { Facts } from '@app/engine'
import type { StepFile } from '@app/schemas/flow/steps/step'
import type { Failure } from '../../client/service/answer.ts'
import type { Typed } from '../../client/walk/drafts.ts'
import type { WalkedMode } from '../../client/walk/flow.ts'
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
  readonly errors: Wrong
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

/** The answers of a step, as they are checked and saved. */
export type StepAnswers = {
  readonly mode: WalkedMode
  readonly step: StepFile
  readonly fields: readonly ShownField[]
  /** As they are sent, by the name of the field. */
  readonly answers: Typed
  /** The fields in which something was typed. The others may be older than what is saved. Undefined counts as all of them. */
  readonly touched?: ReadonlySet<string>
  /** What stood in the draft of the step when the button was pressed. */
  readonly typed?: Typed
  /** What panels of the page add, by record and column. */
  readonly added: Readonly<Record<string, unknown>>
  readonly facts: Facts
  readonly key: string
}

/** What is wrong on a page, in words: by field, or by a part of one. */
export type Wrong = Readonly<Record<string, string>>
