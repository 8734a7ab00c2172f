import type { Facts } from '@app/engine'
import type { StepFile } from '@app/schemas/flow/steps/step'
import type { WalkedMode } from '../client/walk/flow.ts'
import type { StepForm } from './form/step-form.ts'

export type StepAction = NonNullable<StepFile['actions']>[number]

/** What every kind of screen is drawn from: the JSON of the step and what is typed on it. */
export type ScreenProps = {
  readonly mode: WalkedMode
  readonly step: StepFile
  readonly facts: Facts
  readonly form: StepForm
  /** For a step in parts: which of its pages this is. */
  readonly part?: { readonly isFirst: boolean; readonly isLast: boolean }
  readonly onAction: (action: StepAction) => void
}
