type Arrow = { readonly from: string; readonly to: string }

/** The circles of a graph: groups in which each leads to each other, by Tarjan's algorithm. Sorted, so that they are the same each time. */
export function circlesIn(arrows: readonly Arrow[]): readonly (readonly string[])[] {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of arrows) if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to))
  const circles: string[][] = []
  const [order, lowest, path] = [new Map<string, number>(), new Map<string, number>(), [] as string[]]
  const visit = (name: string): number => {
    const at = order.size
    order.set(name, at)
    let low = at
    path.push(name)
    for (const other of next.get(name) ?? []) {
      if (!order.has(other)) low = Math.min(low, visit(other))
      else if (path.includes(other)) low = Math.min(low, lowest.get(other) ?? order.get(other) ?? at)
    }
    lowest.set(name, low)
    if (low !== at) return low
    const circle = path.splice(path.indexOf(name))
    if (circle.length > 1) circles.push(circle.toSorted())
    return low
  }
  for (const name of next.keys()) if (!order.has(name)) visit(name)
  return circles.toSorted((one, other) => String(one).localeCompare(String(other)))
}
