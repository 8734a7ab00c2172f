import type { ShownField } from './shown-field.ts'

/** Ways to answer that have several inputs: their label is the legend of a group. */
export const groupTypes: ReadonlySet<ShownField['type']> = new Set([
  'choice',
  'choices',
  'yes-no',
  'date',
  'accounts',
  'account-plans',
  'securities',
  'rows',
  'slot',
  'bank-link',
  'card',
])
