type Place = readonly (string | number)[]

/** Where two versions of a file first differ. What was taken out is where the next thing stands now, or the list or object it was in. */
export function firstChange(before: unknown, after: unknown, at: Place = []): Place | undefined {
  if (before === after) return undefined
  if (!isNested(before) || !isNested(after) || Array.isArray(before) !== Array.isArray(after)) return at
  const [old, own] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  for (const key of new Set([...own.keys(), ...old.keys()])) {
    const place = [...at, Array.isArray(after) ? Number(key) : key]
    if (!own.has(key)) return at
    const found = firstChange(old.get(key), own.get(key), place)
    if (found) return found
  }
  return undefined
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** What stood there before, and what stands there now. */
export function firstValues(before: unknown, after: unknown): readonly [unknown, unknown] {
  const at = firstChange(before, after) ?? []
  return [valueAt(before, at), valueAt(after, at)]
}

function valueAt(value: unknown, at: Place): unknown {
  const [first, ...rest] = at
  if (first === undefined) return value
  return isNested(value) ? valueAt(new Map(Object.entries(value)).get(String(first)), rest) : undefined
}
