import type { Catalogue, Document } from '@app/engine/author'
import type { FileKind } from '@app/schemas/flow/files'
import { isList, isObject, type Json, type Path, parseJson, valuesIn, withInserted, withKey, withValue } from '../mutants/json.ts'
import { type Lines, linesOf, print } from '../mutants/lines.ts'
import type { Draw } from './draw.ts'

/** One slip of a hand somewhere in one file. */
export type Mistake = {
  readonly how: How
  readonly kind: FileKind
  readonly path: string
  /** Where it is in the file. */
  readonly at: Path
  readonly before: Json
  readonly after: Json | undefined
  readonly text: string
  readonly lines: Lines
}

type Made = { readonly data: Json; readonly at: Path; readonly after?: Json | undefined }
type Place = { readonly data: Json; readonly at: Path; readonly value: Json }
type Make = (place: Place, draw: Draw, catalogue: Catalogue, kind: FileKind) => Made | undefined

/** What a hand does wrong, at any place of any file. */
const hows = {
  drop: ({ data, at }) => ({ data: withValue(data, at, undefined), at }),
  swap: ({ data, at, value }, draw) => {
    if (!isList(value) || value.length < 2) return undefined
    const first = draw.below(value.length - 1)
    const after = value.map((one, index) => (index === first ? value[first + 1] : index === first + 1 ? value[first] : one) ?? one)
    return { data: withValue(data, at, after), at: [...at, first], after }
  },
  reorder: ({ data, at, value }, draw) => {
    if (!isList(value) || value.length < 3) return undefined
    const after = value.map((one) => ({ one, rank: draw.below(1_000_000) })).toSorted((a, b) => a.rank - b.rank)
    return changed(
      data,
      at,
      value,
      after.map(({ one }) => one),
    )
  },
  misspell: ({ data, at, value }, draw) => (typeof value === 'string' ? changed(data, at, value, misspelt(value, draw)) : undefined),
  'misspell-key': ({ data, at }, draw) => {
    const key = at.at(-1)
    if (typeof key !== 'string') return undefined
    const name = misspelt(key, draw)
    return name === key ? undefined : { data: withKey(data, at, name), at: [...at.slice(0, -1), name], after: name }
  },
  retype: ({ data, at, value }, draw) => changed(data, at, value, draw.from(otherTypes(value))),
  scale: ({ data, at, value }, draw) =>
    typeof value === 'number' ? changed(data, at, value, draw.from([value * 100, value / 100, -value, 0, value * 10])) : undefined,
  double: ({ data, at, value }) =>
    typeof at.at(-1) === 'number'
      ? { data: withInserted(data, at, value), at: [...at.slice(0, -1), Number(at.at(-1)) + 1], after: value }
      : undefined,
  'copy-over': ({ data, at, value }, draw, catalogue, kind) => changed(data, at, value, draw.from(elsewhere(catalogue, kind, at, value))),
} as const satisfies Record<string, Make>

type How = keyof typeof hows
const howNames = Object.keys(hows).filter((name): name is How => Object.hasOwn(hows, name))

/** Makes one mistake somewhere. Files are drawn by kind first: there are many steps, and one list of facts. */
export function makeMistake(catalogue: Catalogue, draw: Draw): Mistake {
  const kinds = weights.flatMap(([kind, weight]) => (catalogue.documents[kind].size > 0 ? Array.from({ length: weight }, () => kind) : []))
  for (;;) {
    const kind = draw.from(kinds) ?? 'step'
    const doc: Document | undefined = draw.from<Document>([...catalogue.documents[kind].values()])
    const data = parseJson(doc?.text ?? '{}')
    const places = [...valuesIn(data)].filter(({ path }) => path.length > 0 && path[0] !== '$schema')
    const place = draw.from(places)
    const how = draw.from(howNames)
    if (!doc || !place || !how) continue
    const make: Make = hows[how]
    const made = make({ data, at: place.path, value: place.value }, draw, catalogue, kind)
    if (!made || JSON.stringify(made.data) === JSON.stringify(data)) continue
    const text = print(made.data)
    return { how, kind, path: doc.path, at: made.at, before: place.value, after: made.after, text, lines: linesOf(made.data, made.at) }
  }
}

const weights: readonly (readonly [FileKind, number])[] = [
  ['step', 10],
  ['mode', 6],
  ['landing', 4],
  ['page', 2],
  ['translation', 4],
  ['questions', 2],
  ['persona', 2],
  ['sequence', 1],
  ['facts', 1],
  ['experiments', 1],
  ['offers', 1],
  ['brand', 1],
  ['partners', 1],
  ['providers', 1],
]

function changed(data: Json, at: Path, before: Json, after: Json | undefined): Made | undefined {
  return after === undefined || JSON.stringify(before) === JSON.stringify(after)
    ? undefined
    : { data: withValue(data, at, after), at, after }
}

function misspelt(word: string, draw: Draw): string {
  const at = draw.below(Math.max(1, word.length - 1))
  const [head, letter, next, tail] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '', word.slice(at + 2)]
  const ways = [head + next + letter + tail, head + next + tail, head + letter + letter + next + tail]
  return draw.from(ways) ?? word
}

function otherTypes(value: Json): readonly Json[] {
  if (typeof value === 'string') return [[value], 401, true, { text: value }, '', null, value.toUpperCase()]
  if (typeof value === 'boolean') return [String(value), value ? 1 : 0, value ? 'yes' : 'no', !value]
  if (typeof value === 'number') return [String(value), `$${value}`, `${value}%`, [value], null]
  if (isList(value)) return [value[0] ?? null, Object.fromEntries(value.map((one, index) => [String(index), one])), []]
  return [[value ?? ''], JSON.stringify(value), {}]
}

/** What stands under the same name in other places of files of this kind. */
function elsewhere(catalogue: Catalogue, kind: FileKind, at: Path, value: Json): readonly Json[] {
  const key = at.findLast((part) => typeof part === 'string')
  const depthInList = typeof at.at(-1) === 'number'
  const found = new Map<string, Json>()
  for (const doc of [...catalogue.documents[kind].values()].slice(0, 60)) {
    for (const other of valuesIn(parseJson(doc.text))) {
      const same =
        other.path.findLast((part) => typeof part === 'string') === key && (typeof other.path.at(-1) === 'number') === depthInList
      if (same && isObject(other.value) === isObject(value) && isList(other.value) === isList(value))
        found.set(JSON.stringify(other.value), other.value)
    }
  }
  return [...found.values()]
}
