import type { Facts } from '@app/engine'
import type { StepFile } from '@app/schemas/flow/steps/step'
import type { Typed } from '../../client/walk/drafts.ts'
import type { WalkedMode } from '../../client/walk/flow.ts'
import type { ShownField } from '../fields/shown-field.ts'

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
