/** The columns of the stand-in when it is spread or listed: those of the table that a statement is being built for. */
export type TableAtHand = { columns: readonly string[] }

const methods: Readonly<Record<string, () => unknown>> = {
  getTime: () => 0,
  includes: () => true,
  normalize: () => 'x',
  split: () => ['x'],
  startsWith: () => true,
  toISOString: () => '2026-01-01T00:00:00.000Z',
  toJSON: () => 'x',
  toString: () => 'x',
}

const listMethods: ReadonlySet<string> = new Set('entries every filter find flatMap forEach join map reduce some sort toSorted'.split(' '))

/** With one of these it would be taken for a promise, or for a part of a query. */
const notOurs: ReadonlySet<string> = new Set(['then', 'toOperationNode'])

/** Stands in for any argument of a query: an id, a day, a list of one, a row of the table at hand. */
export function standInFor(table: TableAtHand): object {
  const self: object = new Proxy(
    {},
    {
      get: (_, name) => propertyOf(self, name),
      has: () => true,
      ownKeys: () => [...table.columns],
      getOwnPropertyDescriptor: () => ({ value: self, enumerable: true, configurable: true, writable: true }),
    },
  )
  return self
}

function propertyOf(self: object, name: string | symbol): unknown {
  if (name === Symbol.iterator) return () => [self].values()
  if (name === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 1 : 'x')
  if (typeof name === 'symbol' || notOurs.has(name)) return undefined
  if (name === 'length' || name === 'size') return 1
  if (listMethods.has(name)) return Reflect.get([self], name).bind([self])
  return methods[name] ?? self
}
