import { valueAt } from '../../check/text/claims/promises.ts'
import { stillToWrite, todo } from '../../check/text/todo.ts'
import { originalOf } from '../../check/text/translation/original.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { JsonPath } from '../../load/document.ts'
import { onceEach } from '../../load/once-each.ts'
import { compareWords } from '../../translate/compare.ts'
import { unreadable } from '../unreadable.ts'
import { withValue } from './with-value.ts'

/**
 * The text of a translation with the English of everything that it lacks in its place, to be translated there. What it has already stays
 * to the letter. Undefined when it lacks nothing, and when it cannot be read: what is in it would be lost.
 */
export function toTranslate(catalogue: Catalogue, name: string): string | undefined {
  const original = originalOf(name.slice('es/'.length), catalogue)
  const isBroken = unreadable(catalogue, (path) => path === `translations/${name}.json`).length > 0
  if (!original || isBroken) return undefined
  const doc = catalogue.documents.translation.get(name)
  const lacking = doc && new Set(compareWords(original.words, doc.data).lacking.map((to) => JSON.stringify(to)))
  const missing = original.words.filter(({ to }) => lacking?.has(JSON.stringify(to)) ?? true)
  if (missing.length === 0) return undefined
  const known = spanishOf(catalogue)
  const texts = missing.map(({ at, to }) => {
    const english = String(valueAt(original.data, at))
    return { to, text: takenOver(english, known.get(english) ?? []) }
  })
  if (doc) return texts.reduce((text, { to, text: words }) => withValue(withRoom(text, to), to, words), doc.text)
  const $schema = `${'../'.repeat(name.split('/').length + 1)}packages/schemas/flow/generated/translation.schema.json`
  const file = { $schema, translation: name }
  for (const { to, text } of texts) put(file, to, text)
  return `${JSON.stringify(file, undefined, 2)}\n`
}

/**
 * Words that stand in several places and are the same in all of them, such as “Continue”, need no translation once more. What stands in one
 * place, or differs, was written for its place: it is named, to be chosen from.
 */
function takenOver(english: string, elsewhere: readonly string[]): string {
  const [first, ...others] = new Set(elsewhere)
  if (first === undefined) return todo(english)
  return others.length === 0 && elsewhere.length > 1 ? first : todo(`${english} (elsewhere: ${[first, ...others].join(' / ')})`)
}

/** The Spanish of sentences of other files, once for each place. */
const spanishOf = onceEach((catalogue: Catalogue): ReadonlyMap<string, readonly string[]> => {
  const pairs = [...catalogue.documents.translation.values()].flatMap(({ name, data }) => {
    const original = originalOf(name.slice('es/'.length), catalogue)
    const usable = original ? compareWords(original.words, data).usable : []
    return usable.flatMap(({ at, text }) =>
      stillToWrite(text) === undefined ? [{ english: String(valueAt(original?.data, at)), spanish: text }] : [],
    )
  })
  const groups = Map.groupBy(pairs, ({ english }) => english)
  return new Map([...groups].map(([english, all]) => [english, all.map(({ spanish }) => spanish)]))
})

function put(target: object, [key = '', ...rest]: JsonPath, value: string): void {
  if (rest.length === 0) {
    Reflect.set(target, key, value)
    return
  }
  const inner: unknown = Reflect.get(target, key)
  const [at] = rest
  const next = typeof inner === 'object' && inner !== null ? inner : typeof at === 'number' ? [] : {}
  if (Array.isArray(next) && typeof at === 'number') while (next.length < at) next.push({})
  Reflect.set(target, key, next)
  put(next, rest, value)
}

/** A piece of a list that says nothing itself, such as the first part of a step, keeps its place before those that do. */
function withRoom(text: string, to: JsonPath): string {
  return to.reduce<string>((room, index, depth) => {
    if (typeof index !== 'number' || depth === to.length - 1) return room
    const list = to.slice(0, depth)
    const there = valueAt(JSON.parse(room), list)
    const pieces: readonly unknown[] = Array.isArray(there) ? there : []
    if (pieces.length === 0)
      return withValue(
        room,
        list,
        Array.from({ length: index + 1 }, () => ({})),
      )
    return Array.from({ length: index + 1 - pieces.length }).reduce<string>((longer) => withValue(longer, [...list, -1], {}), room)
  }, text)
}
