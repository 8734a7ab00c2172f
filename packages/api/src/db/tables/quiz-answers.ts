import type { ColumnType, Generated } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** What a visitor chose in a quiz. Nobody is named: whoever has the id may read and change it. */
export type QuizAnswersTable = {
  id: Fixed<string>
  questionnaire: Fixed<string>
  version: Generated<number>
  answers: ColumnType<Readonly<Record<string, string>>, string, string>
  is_complete: boolean
  created_at: Fixed<Date>
  updated_at: Date
}
