/** Which of two lists’ common entries kept their order: the longest run that both share. */
export function commonOrder(before: readonly string[], after: readonly string[]): string[] {
  const lengths = before.map(() => after.map(() => 0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      lengths[i]?.splice(j, 1, before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1)))
    }
  }
  const common: string[] = []
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    const entry = before[i]
    if (entry !== undefined && entry === after[j]) {
      common.push(entry)
      i++
      j++
    } else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return common
}
