import type { Words } from '@app/schemas/language'
import type { Tables } from '../../../db/database.ts'
import type { PersonalTable } from '../../personal-tables.ts'
import type { columnWords } from '../page/column-words.ts'

type ColumnOf<Name extends keyof Tables> = keyof Tables[Name] & keyof typeof columnWords

/** What people get of a table in a copy of their data: its title, and the columns that say something of them. */
type ExportedTable<Name extends keyof Tables> = Words<string> & { readonly columns: readonly ColumnOf<Name>[] }

type Unowned = Exclude<keyof Tables, PersonalTable | 'people'>

/** Whose a row is that doesn't name the person itself: that of the row it is a part of, or of the person that a text names. */
type OwnedBy<Column> =
  | { readonly column: Column; readonly partOf: PersonalTable }
  | { readonly column: Column; readonly startsWith: string }

/** The same of any table, as it is read. */
export type AnyExportedTable = Words<string> & { readonly columns: readonly string[]; readonly ownedBy?: OwnedBy<string> }

/** A column that the table doesn’t have, or that has no name for people, does not compile. */
export type ExportedTables = { readonly [Name in PersonalTable | 'people']?: ExportedTable<Name> } & {
  readonly [Name in Unowned]?: ExportedTable<Name> & { readonly ownedBy: OwnedBy<keyof Tables[Name]> }
}
