import type { TranslationFile } from '@app/schemas/flow/translation'
import type { JsonPath } from '../load/document.ts'
import type { WordPlace } from './word-places.ts'

/** How a translation fits the file whose words it gives. */
export type Fit = {
  /** Words of the file that it does not have, by their place in it. */
  readonly lacking: readonly JsonPath[]
  /** What it has, and the file does not. */
  readonly unknown: readonly JsonPath[]
  /** What can be put in the place of the English. */
  readonly usable: readonly (WordPlace & { readonly text: string })[]
}

/**
 * Compares a translation with the words of its file. A list is taken as a whole: when a piece of it is missing or new, it is
 * unknown which words belong to which piece, and all of it stays English.
 */
export function compareWords(words: readonly WordPlace[], translation: TranslationFile): Fit {
  const given = new Map(textsOfTranslation(translation).map(({ path, text }) => [keyOf(path), { path, text }]))
  const wanted = new Set(words.map(({ to }) => keyOf(to)))
  const lacking = words.filter(({ to }) => !given.has(keyOf(to))).map(({ to }) => to)
  const unknown = [...given.values()].filter(({ path }) => !wanted.has(keyOf(path))).map(({ path }) => path)
  const broken = new Set([...lacking, ...unknown].flatMap((path) => listOf(path) ?? []))
  const usable = words.flatMap((word) => {
    const text = given.get(keyOf(word.to))?.text
    return text === undefined || broken.has(listOf(word.to) ?? '') ? [] : [{ ...word, text }]
  })
  return { lacking, unknown, usable }
}

/** Every text of a translation, with its place in it. */
export function textsOfTranslation(translation: TranslationFile): { readonly path: JsonPath; readonly text: string }[] {
  const { $schema: _schema, translation: _name, ...words } = translation
  return leaves(words)
}

/** The outermost list that contains a word, if any. */
function listOf(path: JsonPath): string | undefined {
  const index = path.findIndex((part) => typeof part === 'number')
  return index < 0 ? undefined : keyOf(path.slice(0, index))
}

function leaves(value: unknown, path: JsonPath = []): { readonly path: JsonPath; readonly text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((one, index) => leaves(one, [...path, index]))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]))
}

function keyOf(path: JsonPath): string {
  return JSON.stringify(path)
}
