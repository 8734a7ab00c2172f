import type { consentNames } from '@app/schemas/api/people/consents'
import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** What somebody allowed or refused last. Every answer before it is in the audit log. */
export type ConsentsTable = {
  person_id: Fixed<string>
  consent: Fixed<(typeof consentNames)[number]>
  answer: 'yes' | 'no'
  answered_at: Date
}
