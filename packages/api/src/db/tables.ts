import type { ColumnType } from 'kysely'
import type { OwnTypes } from './columns/own-types.ts'
import type { SetLater, WrittenOnce } from './columns/writes.ts'
import type { DB } from './generated/tables.ts'

/** Every table: its columns as the database has them, and what only we know about them (see `columns/`). */
export type Tables = {
  readonly [Name in keyof DB]: Table<DB[Name], Of<OwnTypes, Name, unknown>, Of<WrittenOnce, Name>, Of<SetLater, Name>>
}

type Table<Columns, Own, Once, Later> = {
  [Name in keyof Columns]: Name extends Once | AlwaysOnce
    ? ColumnType<Selected<Typed<Columns, Own, Name>>, Inserted<Typed<Columns, Own, Name>>, never>
    : Name extends Later
      ? ColumnType<Selected<Typed<Columns, Own, Name>>, never, Updated<Typed<Columns, Own, Name>>>
      : Typed<Columns, Own, Name>
}

/** What no table ever changes. */
type AlwaysOnce = 'id' | 'person_id' | 'created_at'

type Typed<Columns, Own, Name extends keyof Columns> = Name extends keyof Own ? Own[Name] : Columns[Name]
type Of<Declared, Name, Otherwise = never> = Name extends keyof Declared ? Declared[Name] : Otherwise

type Selected<Type> = Type extends ColumnType<infer Select, unknown, unknown> ? Select : Type
type Inserted<Type> = Type extends ColumnType<unknown, infer Insert, unknown> ? Insert : Type
type Updated<Type> = Type extends ColumnType<unknown, unknown, infer Update> ? Update : Type
