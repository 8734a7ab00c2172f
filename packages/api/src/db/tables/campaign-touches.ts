import type { ColumnType } from 'kysely'
import type { Campaign } from '../../domains/tracking/campaign.ts'

type Fixed<T> = ColumnType<T, T, never>

/** The first and the last campaign that brought a visitor, or a person. */
export type CampaignTouchesTable = {
  id: Fixed<string>
  person_id: Fixed<string | null>
  visitor_hash: Fixed<string | null>
  first_touch: ColumnType<Campaign, string, never>
  first_at: Fixed<Date>
  last_touch: ColumnType<Campaign, string, string>
  last_at: Date
  is_karat: boolean
}
