const atOnce = 2

/** Works on everything, in order, two at a time: there are two cores. */
export async function twoAtATime<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<readonly Result[]> {
  const results: Result[] = []
  const left = [...items.entries()]
  const next = async (): Promise<void> => {
    const first = left.shift()
    if (!first) return
    results[first[0]] = await work(first[1])
    await next()
  }
  await Promise.all(Array.from({ length: atOnce }, next))
  return results
}
