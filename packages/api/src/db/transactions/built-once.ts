import type { Compilable, CompiledQuery } from 'kysely'
import type { Queries } from '../database.ts'

type Values<Name extends string> = Readonly<Record<Name, string>>

/** No text of a person contains it: a request that does is refused before the database is queried. */
const mark = '\0'

/**
 * A statement that is built when it is first sent, and only filled in with other texts after that: a large one takes longer to build
 * than to send. What it is built from must not depend on anything but these texts.
 */
export function builtOnce<Row, const Name extends string>(
  names: readonly Name[],
  build: (db: Queries, values: Values<Name>) => Compilable<Row>,
): (db: Queries, values: Values<Name>) => Promise<readonly Row[]> {
  let built: CompiledQuery<Row> | undefined
  const standIns = Object.fromEntries(names.map((name) => [name, `${mark}${name}${mark}`])) as Values<Name>
  return async (db, values) => {
    built ??= checked(build(db, standIns).compile())
    const fill = (parameter: unknown) => {
      if (typeof parameter !== 'string' || !parameter.includes(mark)) return parameter
      return names.reduce((text, name) => text.replaceAll(standIns[name], () => values[name]), parameter)
    }
    return (await db.executeQuery<Row>({ ...built, parameters: built.parameters.map(fill) })).rows
  }
}

/** A moment would stay for ever the one at which it was built. */
function checked<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  if (query.parameters.some((parameter) => parameter instanceof Date)) throw new Error('A statement that is built once holds a moment.')
  return query
}
