/** The good version of each entry: the present one, else the last good one. An entry that is gone is gone. */
export function lastGood<T>(
  now: ReadonlyMap<string, T>,
  before: ReadonlyMap<string, T>,
  isGood: (entry: T, name: string) => boolean,
): ReadonlyMap<string, T> {
  return new Map(
    [...now].flatMap(([name, entry]): [string, T][] => {
      const good = isGood(entry, name) ? entry : before.get(name)
      return good === undefined ? [] : [[name, good]]
    }),
  )
}
