import type { Compilable, CompiledQuery } from 'kysely'
import type { Queries } from './database.ts'

/** What a statement is filled in with. A text may also stand within a longer one. */
type Value = string | number | null | readonly string[]
type StandIns<Name extends string> = Readonly<Record<Name, string>>
type Values<Name extends string> = Readonly<Record<Name, Value>>

/** No text of a person contains it: a request that does is refused before the database is queried. */
const mark = '\0'

/** For a database: what changes queries on their way, as tests do to look at them, has changed it. */
type Built<Row, Name extends string> = {
  readonly query: CompiledQuery<Row>
  readonly parametersOf: (values: Values<Name>) => readonly unknown[]
}

/**
 * A statement that is built when it is first sent, and only filled in with other values after that: a large one takes longer to build
 * than to send. What it is built from must not depend on anything but these values.
 */
export function builtOnce<Row, const Name extends string>(
  names: readonly Name[],
  build: (db: Queries, standIns: StandIns<Name>) => Compilable<Row>,
): (db: Queries, values: Values<Name>) => Promise<readonly Row[]> {
  const standIns = Object.fromEntries(names.map((name) => [name, `${mark}${name}${mark}`])) as StandIns<Name>
  const all = new WeakMap<object, Built<Row, Name>>()
  const buildFor = (db: Queries): Built<Row, Name> => {
    const query = build(db, standIns).compile()
    const fills = query.parameters.map((parameter) => fillOf(parameter, names, standIns))
    return { query, parametersOf: (values) => fills.map((fill) => fill(values)) }
  }
  return async (db, values) => {
    const { adapter } = db.getExecutor()
    const built = all.get(adapter) ?? buildFor(db)
    all.set(adapter, built)
    return (await db.executeQuery<Row>({ ...built.query, parameters: built.parametersOf(values) })).rows
  }
}

/** How a parameter is made of the values: it is one of them, or a text with some of them in it, or always the same. */
function fillOf<Name extends string>(
  parameter: unknown,
  names: readonly Name[],
  standIns: StandIns<Name>,
): (values: Values<Name>) => unknown {
  // A moment would stay for ever the one at which it was built.
  if (parameter instanceof Date) throw new Error('A statement that is built once holds a moment.')
  if (typeof parameter !== 'string' || !parameter.includes(mark)) return () => parameter
  const whole = names.find((name) => standIns[name] === parameter)
  if (whole !== undefined) return (values) => values[whole]
  return (values) => names.reduce((text, name) => text.replaceAll(standIns[name], () => String(values[name])), parameter)
}
