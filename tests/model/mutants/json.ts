export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type Path = readonly (string | number)[]

export function parseJson(text: string): Json {
  return JSON.parse(text)
}

export function valueAt(data: Json | undefined, [key, ...rest]: Path): Json | undefined {
  return key === undefined ? data : valueAt(childOf(data, key), rest)
}

/** The same data with another value at a path; without a value it is taken out. */
export function withValue(data: Json | undefined, [key, ...rest]: Path, value: Json | undefined): Json {
  if (key === undefined) return value ?? null
  const inner = rest.length === 0 ? value : withValue(childOf(data, key), rest, value)
  if (isList(data)) return data.flatMap((one, index) => (index === key ? (inner === undefined ? [] : [inner]) : [one]))
  const entries = isObject(data) ? Object.entries(data) : []
  const kept = entries.flatMap(([name, one]): [string, Json][] =>
    name !== key ? [[name, one]] : inner === undefined ? [] : [[name, inner]],
  )
  const added = inner === undefined || entries.some(([name]) => name === key) ? [] : [[key, inner] as const]
  return Object.fromEntries([...kept, ...added])
}

/** The same data with a value put into a list, before the place that the path ends with. */
export function withInserted(data: Json, path: Path, value: Json): Json {
  const list = listAt(data, path.slice(0, -1))
  const index = Number(path.at(-1))
  return withValue(data, path.slice(0, -1), [...list.slice(0, index), value, ...list.slice(index)])
}

/** The same data with a property under another name, in the same place. */
export function withKey(data: Json, path: Path, name: string): Json {
  const object = valueAt(data, path.slice(0, -1))
  const entries = isObject(object) ? Object.entries(object) : []
  return withValue(data, path.slice(0, -1), Object.fromEntries(entries.map(([key, value]) => [key === path.at(-1) ? name : key, value])))
}

/** Every value of the data with its path, from the outside in. */
export function* valuesIn(data: Json | undefined, path: Path = []): Generator<{ readonly path: Path; readonly value: Json }> {
  if (data === undefined) return
  yield { path, value: data }
  if (isList(data)) for (const [index, inner] of data.entries()) yield* valuesIn(inner, [...path, index])
  else if (isObject(data)) for (const [key, inner] of Object.entries(data)) yield* valuesIn(inner, [...path, key])
}

export function listAt(data: Json | undefined, path: Path): readonly Json[] {
  const value = valueAt(data, path)
  return isList(value) ? value : []
}

export function textAt(data: Json | undefined, path: Path): string | undefined {
  const value = valueAt(data, path)
  return typeof value === 'string' ? value : undefined
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

export function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function childOf(data: Json | undefined, key: string | number): Json | undefined {
  if (isList(data)) return typeof key === 'number' ? data[key] : undefined
  return isObject(data) && Object.hasOwn(data, key) ? data[key] : undefined
}
