/** Does one thing after another for each name. */
export type InTurn = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/**
 * What is asked at once of the same account is done one by one, so that requests of one service never meet in the database. Those of
 * several services still may, and are done again there.
 */
export function openTurns(): InTurn {
  const tails = new Map<string, Promise<unknown>>()
  return async (name, work) => {
    const before = tails.get(name) ?? Promise.resolve()
    const mine = before.then(work, work)
    const tail = mine.then(
      () => undefined,
      () => undefined,
    )
    tails.set(name, tail)
    try {
      return await mine
    } finally {
      if (tails.get(name) === tail) tails.delete(name)
    }
  }
}
