import { isRetirementProperty } from '@app/schemas/rules/accounts/property-kinds'
import { likelyConfidence } from '@app/schemas/rules/accounts/unclaimed-likeness'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../db/database.ts'
import type { Details } from './details.ts'

/** Whether a record is of a retirement account, and says of how much. */
export function isRetirementMoney({ kindCode, amount }: Pick<Details, 'kindCode' | 'amount'>): boolean {
  return isRetirementProperty(kindCode) && (amount.is === 'band' || (amount.is === 'exact' && amount.cents > 0))
}

/** Whether a state holds retirement money that is probably this person's, and that they have not declined: it belongs among the questions. */
export function findRetirementMoney(db: Queries, personId: string): RawBuilder<boolean> {
  const held = db
    .selectFrom('unclaimed_matches')
    .select('id')
    .where('person_id', '=', personId)
    .where('is_retirement_money', '=', true)
    .where('confidence', '>=', likelyConfidence)
    .where('state', '<>', 'rejected')
  return sql<boolean>`exists (${held})`
}
