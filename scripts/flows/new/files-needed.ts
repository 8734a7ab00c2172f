import { type Catalogue, filesOf, type NewKind, namesIn, type Wanted } from '@app/engine/author'
import { documentAt } from '../last-committed.ts'

/**
 * The files that a new thing is written into, or made out of. Only these have to be read: unlike a name that changes everywhere, something
 * new is in no other file yet, and people write several at once. A step that is half written keeps nobody from beginning the next one.
 */
export function filesNeeded(catalogue: Catalogue, kind: NewKind | 'mode', wanted: Wanted & { readonly from?: string }): readonly string[] {
  if (kind === 'mode') return [`modes/${wanted.name}.json`, `modes/${wanted.from}.json`]
  return needs[kind](wanted, catalogue)
}

const needs = {
  step: ({ name, asks }) => [`steps/${name}.json`, ...(asks === undefined ? [] : ['facts.json', 'questions.json', 'experiments.json'])],
  question: ({ step }) => ['questions.json', `steps/${step}.json`],
  fact: () => ['facts.json'],
  landing: ({ name }) => [`landings/${name}.json`, `modes/${name}.json`],
  experiment: ({ places = [] }) => ['experiments.json', ...places.flatMap((place) => [`steps/${place}.json`, `landings/${place}.json`])],
  // What cannot be read of a whole language is left out, and named.
  translation: ({ name }) => (name === 'es' ? [] : [`translations/${name}.json`, `${name.slice('es/'.length)}.json`]),
  persona: ({ name, mode }, catalogue) => [`personas/${name}.json`, ...(mode === undefined ? [] : filesWalked(catalogue, mode))],
  sequence: ({ name, places = [] }) => [`sequences/${name}.json`, ...places.map((place) => `steps/${place}.json`)],
} as const satisfies Record<NewKind, (wanted: Wanted, catalogue: Catalogue) => readonly string[]>

/** What a walk of a mode goes by, with the steps that are named and cannot be read. */
function filesWalked(catalogue: Catalogue, mode: string): readonly string[] {
  const files = filesOf(catalogue, mode, undefined)
  const named = files.flatMap((path) => {
    const doc = documentAt(catalogue, path)
    return doc ? namesIn(doc, 'step-name').map(({ value }) => `steps/${value}.json`) : []
  })
  return [...files, ...named]
}

/** What “es” alone is about: the translations, and what there is to translate. */
export function isOfTranslation(path: string): boolean {
  return /^(translations|steps|modes|landings|pages)\/|^(questions|providers|partners|brand)\.json$/.test(path)
}
