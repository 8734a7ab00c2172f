import type { Words } from '@app/schemas/language'
import type { Tables } from '../../../db/database.ts'
import type { PersonalTable } from '../../personal-tables.ts'
import type { columnWords } from '../page/column-words.ts'

type ColumnOf<Name extends keyof Tables> = keyof Tables[Name] & keyof typeof columnWords

/** What people get of a table in a copy of their data: its title, and the columns that say something of them. */
type ExportedTable<Name extends keyof Tables> = Words<string> & { readonly columns: readonly ColumnOf<Name>[] }

/** A column that the table doesn’t have, or that has no name for people, does not compile. */
export type ExportedTables = { readonly [Name in PersonalTable | 'people']?: ExportedTable<Name> }
