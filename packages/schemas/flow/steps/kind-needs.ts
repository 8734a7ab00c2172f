import type { PanelName } from '../panels/panels.ts'
import type { FieldType } from './field-types.ts'
import type { StepKind } from './step.ts'

/** What a kind of screen cannot do without: one of these fields, or one of these panels. */
type KindNeed = {
  readonly asks: 'nothing' | 'something' | 'anything'
  readonly oneOf?: readonly FieldType[]
  readonly orPanel?: readonly PanelName[]
}

/** What each kind of screen needs, and whether it can ask. */
export const kindNeeds: Readonly<Record<StepKind, KindNeed>> = {
  info: { asks: 'nothing' },
  form: { asks: 'something' },
  choice: { asks: 'something' },
  search: { asks: 'nothing' },
  upload: { asks: 'anything', oneOf: ['file'] },
  schedule: { asks: 'anything', oneOf: ['slot'], orPanel: ['call-slot'] },
  payment: { asks: 'anything', oneOf: ['card'] },
  sign: { asks: 'anything', oneOf: ['signature', 'consent'], orPanel: ['documents-to-sign'] },
  'link-account': { asks: 'anything', oneOf: ['bank-link'] },
  progress: { asks: 'nothing' },
  result: { asks: 'nothing' },
  summary: { asks: 'anything' },
}

/** Panels that say what is charged: a step that charges shows one. */
export const pricePanels: readonly PanelName[] = ['price', 'loan-schedule']
