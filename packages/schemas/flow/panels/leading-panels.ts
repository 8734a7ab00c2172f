import type { PanelName } from './panels.ts'

/** Panels that show links or buttons to what comes next: a page with one of them is no dead end. */
export const leadingPanels: readonly PanelName[] = [
  'accounts-found',
  'loan-readiness',
  'rollover-tracker',
  'step-tasks',
  'unclaimed-matches',
]
