import type { Place } from '@app/engine'
import type { FactValue } from '@app/schemas/flow/condition'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** Where a person left off in a mode. */
export type JourneysTable = {
  person_id: Fixed<string>
  mode: Fixed<string>
  place: JSONColumnType<Place>
  /** The version of the mode that they walked. */
  flow_version: string
  /** What they told us on the way: facts that are theirs to decide. */
  answers: JSONColumnType<Readonly<Record<string, FactValue>>>
  version: Generated<number>
  /** The request that saved it last. */
  changed_by: string
  saved_at: Date
}
