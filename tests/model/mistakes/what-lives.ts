import type { Judged } from './judge.ts'

/** What a mistake that goes live comes to: `gap` is one that the checks should have found. */
export type Life = 'reviewers-only' | 'made-up-people' | 'other-words' | 'told-by-diff' | 'another-page' | 'gap'

const unseen = new Set(['notes', 'about', 'audience', 'rule', 'budget'])
const prose = new Set([
  'title',
  'lead',
  'text',
  'label',
  'help',
  'why',
  'continue',
  'section',
  'empty',
  'heading',
  'description',
  'list',
  'numbered',
  'errors',
  'error',
  'folds',
])

/** Nobody misses what only reviewers read; other words and another order of pieces are the author’s to see; another way is told by `diff`. */
export function whatLives({ mistake: { kind, at, how, before, after }, moved }: Judged): Life {
  const names = at.filter((part) => typeof part === 'string')
  if (names.some((name) => unseen.has(name))) return 'reviewers-only'
  if (kind === 'persona' || kind === 'partners' || kind === 'providers') return 'made-up-people'
  if (moved.length > 0) return 'told-by-diff'
  if (isText(before) && isText(after) && (isProse(names) || /\s/.test(String(before)))) return 'other-words'
  if (kind === 'translation') return 'other-words'
  // Pieces of a page that are gone, twice or elsewhere: a page all the same.
  if (['body', 'blocks', 'options', 'fields', 'actions', 'parts'].some((name) => names.includes(name)) && how !== 'misspell-key')
    return 'another-page'
  return 'gap'
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isProse(names: readonly (string | number)[]): boolean {
  return names.some((name) => prose.has(String(name)))
}
