import { isList, isObject, type Json, type Path, valueAt } from './json.ts'

export type Lines = { readonly first: number; readonly last: number }

/** One value on a line, so that a line says precisely where something is. */
export function print(data: Json): string {
  return `${JSON.stringify(data, null, 2)}\n`
}

/** The lines that a value takes up in the printed text, counted from 1; those of the closest parent when it is not there. */
export function linesOf(data: Json, path: Path): Lines {
  let first = 1
  let value = data
  for (const key of path) {
    const before = entriesOf(value)
    const at = before.findIndex(([name]) => name === key)
    const inner = valueAt(value, [key])
    if (inner === undefined || at < 0) break
    first += 1 + before.slice(0, at).reduce((sum, [, one]) => sum + height(one), 0)
    value = inner
  }
  return { first, last: first + height(value) - 1 }
}

function entriesOf(value: Json): readonly (readonly [string | number, Json])[] {
  if (isList(value)) return [...value.entries()]
  return isObject(value) ? Object.entries(value) : []
}

function height(value: Json): number {
  return JSON.stringify(value, null, 2).split('\n').length
}
