import type { Facts } from '@app/engine'
import type { StepFile } from '@app/schemas/flow/steps/step'

const moneyPanels: ReadonlySet<string> = new Set(['accounts-found', 'balance', 'state-held-retirement'])

/** Whether a step shows the person money of theirs that was found. */
export function hasFoundMoney({ body = [] }: Pick<StepFile, 'body'>, facts: Facts): boolean {
  const isFound = facts['accounts.found'] === true || facts['balance.found'] === true
  return isFound && body.some((block) => 'panel' in block && moneyPanels.has(block.panel))
}
