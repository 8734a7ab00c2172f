import type { Catalogue } from '../../../load/catalogue.ts'
import type { Document, JsonPath } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import {
  brandWords,
  modeWords,
  pageWords,
  partnerWords,
  providerWords,
  questionWords,
  stepWords,
  type WordPlace,
} from '../../../translate/word-places.ts'

/** A file that is translated: its data, and where the words in it are. One and the same value for as long as the file stays as it is. */
export type Original = { readonly file: string; readonly data: object; readonly words: readonly WordPlace[] }

type Kind = 'questions' | 'providers' | 'partners' | 'brand' | 'mode' | 'page' | 'landing' | 'step'

const originals: { readonly [K in Kind]: (doc: Document<K>) => Original } = {
  questions: onceEach(({ data }) => ({ file: 'questions', data, words: questionWords(data.questions) })),
  providers: onceEach(({ data }) => ({ file: 'providers', data, words: providerWords(data) })),
  partners: onceEach(({ data }) => ({ file: 'partners', data, words: partnerWords(data) })),
  brand: onceEach(({ data }) => ({ file: 'brand', data, words: brandWords(data) })),
  mode: onceEach(({ name, data }) => ({ file: `modes/${name}`, data, words: modeWords(data) })),
  page: onceEach(({ name, data }) => ({ file: `pages/${name}`, data, words: pageWords(data) })),
  landing: onceEach(({ name, data }) => ({ file: `landings/${name}`, data, words: pageWords(data) })),
  step: onceEach(({ name, data }) => ({ file: `steps/${name}`, data, words: stepWords(data) })),
}

/** What a translation of this file translates. Undefined for an unknown file, and for one that cannot be read. */
export function originalOf(file: string, catalogue: Catalogue): Original | undefined {
  if (file === 'questions' || file === 'providers' || file === 'partners' || file === 'brand') return find(file, file, catalogue)
  const [, folder = '', name = ''] = /^(\w+)\/(.+)$/.exec(file) ?? []
  if (folder === 'modes') return find('mode', name, catalogue)
  if (folder === 'pages') return find('page', name, catalogue)
  if (folder === 'landings') return find('landing', name, catalogue)
  return folder === 'steps' ? find('step', name, catalogue) : undefined
}

function find<K extends Kind>(kind: K, name: string, { documents }: Catalogue): Original | undefined {
  const doc = documents[kind].get(name)
  return doc && originals[kind](doc)
}

/** One text in both languages, with its place in the translation. */
export type Pair = { readonly to: JsonPath; readonly english: string; readonly text: string }
