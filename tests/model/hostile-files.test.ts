import { changeFile, checkDocument, type Diagnostic, placeOf, vocabularyOf } from '@app/engine/author'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isFew } from '../support/is-few.ts'
import { catalogue } from './support/all-flows.ts'

const files = Object.values(catalogue.documents).flatMap((documents) => [...documents.values()].map(({ path, text }) => ({ path, text })))
const runs = isFew ? 2_000 : 20_000

/** Names that mean something to the language, and values that no file should have. */
const strangeNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '']
const strangeValues = [
  'null',
  '{}',
  '[]',
  '1e999',
  '-0',
  '"\\u0000"',
  '"\\ud800"',
  '{"__proto__":{"polluted":true}}',
  `${'['.repeat(500)}${']'.repeat(500)}`,
]

/** A file as a slip of the hand, a broken tool or somebody with bad intent would leave it. */
const mutated = fc
  .tuple(
    fc.constantFrom(...files),
    fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        how: fc.constantFrom('cut', 'double', 'letter', 'name', 'value', 'end'),
        pick: fc.nat(50),
        letter: fc.string({ minLength: 1, maxLength: 3 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map(([{ path, text }, changes]) => ({ path, text: changes.reduce(change, text) }))

type Change = { readonly at: number; readonly how: string; readonly pick: number; readonly letter: string }

function change(text: string, { at, how, pick, letter }: Change): string {
  const place = Math.floor(at * text.length)
  const before = text.slice(0, place)
  const after = text.slice(place)
  if (how === 'cut') return before + after.slice(pick + 1)
  if (how === 'double') return before + after.slice(0, pick + 1) + after
  if (how === 'end') return before
  if (how === 'name') return before + after.replace(/"[a-z_]+":/, `"${strangeNames[pick % strangeNames.length]}":`)
  if (how === 'value') return before + after.replace(/: ?("[^"]*"|\d+|true|false|\[|\{)/, `: ${strangeValues[pick % strangeValues.length]}`)
  return before + letter + after.slice(1)
}

it(`B16 of ${runs} broken files each is reported in words, and none breaks anything`, { timeout: 300_000 }, () => {
  const clean = Object.getOwnPropertyNames(Object.prototype).sort()
  fc.assert(
    fc.property(mutated, (file) => {
      const found = look(file)
      for (const { rule, message, fix, line, column } of found) {
        expect([rule, message, fix].every((text) => text.length > 0)).toBe(true)
        expect(line > 0 && column > 0).toBe(true)
      }
    }),
    { numRuns: runs },
  )
  expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(clean)
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

/** What reading, the schema and the checks say of one changed file among the others. */
function look(file: { readonly path: string; readonly text: string }): readonly Diagnostic[] {
  const changed = changeFile(catalogue, file)
  const kind = placeOf(file.path)?.kind
  const document = kind && [...changed.documents[kind].values()].find(({ path }) => path === file.path)
  const read = changed.problems.get(file.path) ?? []
  return document ? [...read, ...checkDocument(document, changed, vocabularyOf(changed))] : read
}
