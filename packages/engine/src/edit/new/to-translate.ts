import { originalOf } from '../../check/text/original.ts'
import { valueAt } from '../../check/text/promises.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { JsonPath } from '../../load/document.ts'
import { onceEach } from '../../load/once-each.ts'
import { compareWords } from '../../translate/compare.ts'
import { todo } from './skeletons.ts'
import { withValue } from './with-value.ts'

/**
 * The text of a translation with the English of everything that it lacks in its place, to be translated there. What it has already stays
 * to the letter. Undefined when it lacks nothing.
 */
export function toTranslate(catalogue: Catalogue, name: string): string | undefined {
  const original = originalOf(name.slice('es/'.length), catalogue)
  if (!original) return undefined
  const doc = catalogue.documents.translation.get(name)
  const lacking = doc && new Set(compareWords(original.words, doc.data).lacking.map((to) => JSON.stringify(to)))
  const missing = original.words.filter(({ to }) => lacking?.has(JSON.stringify(to)) ?? true)
  if (missing.length === 0) return undefined
  const known = spanishOf(catalogue)
  const texts = missing.map(({ at, to }) => {
    const english = String(valueAt(original.data, at))
    return { to, text: known.get(english) ?? todo(english) }
  })
  if (doc) return texts.reduce((text, { to, text: words }) => withValue(text, to, words), doc.text)
  const $schema = `${'../'.repeat(name.split('/').length + 1)}packages/schemas/flow/generated/translation.schema.json`
  const file = { $schema, translation: name }
  for (const { to, text } of texts) put(file, to, text)
  return `${JSON.stringify(file, undefined, 2)}\n`
}

/** Sentences of other files that are translated already, such as “Continue”. */
const spanishOf = onceEach((catalogue: Catalogue): ReadonlyMap<string, string> => {
  const pairs = [...catalogue.documents.translation.values()].flatMap(({ name, data }) => {
    const original = originalOf(name.slice('es/'.length), catalogue)
    const usable = original ? compareWords(original.words, data).usable : []
    return usable.map(({ at, text }) => [String(valueAt(original?.data, at)), text] as const)
  })
  return new Map(pairs.filter(([, text]) => !text.startsWith('TODO')).toReversed())
})

function put(target: object, [key = '', ...rest]: JsonPath, value: string): void {
  if (rest.length === 0) {
    Reflect.set(target, key, value)
    return
  }
  const inner: unknown = Reflect.get(target, key)
  const next = typeof inner === 'object' && inner !== null ? inner : typeof rest[0] === 'number' ? [] : {}
  Reflect.set(target, key, next)
  put(next, rest, value)
}
