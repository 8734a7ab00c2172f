import type { Change } from '../../../screens/data/money/recharacterizations.ts'

/** Whether a change to the other kind of IRA is under way. */
export function isMoving({ state }: Pick<Change, 'state'>): boolean {
  return state === 'WAITING' || state === 'SENT'
}
