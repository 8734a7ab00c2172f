import { taxesIncome } from '@app/schemas/rules/people/states'
import type { Queries } from '../../../db/database.ts'
import { stateOf } from '../../personal-information/identity-of.ts'

/** Whether the state in which a person lives has a tax on what they take out. */
export async function isTaxedByState(db: Queries, personId: string): Promise<boolean> {
  return taxesIncome((await stateOf(db, personId)) ?? '')
}
