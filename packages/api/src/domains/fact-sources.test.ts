import { vocabularyOf } from '@app/engine/author'
import { describe, expect, it } from 'vitest'
import { factSources, notYetKnown } from './index.ts'
import { catalogue, experiments, questions, route } from './testing/real-flows.ts'

const vocabulary = vocabularyOf(catalogue)
const ofService = [...vocabulary].filter(([, { kind, from }]) => kind === 'fact' && from === 'service').map(([name]) => name)
const told = Object.entries(
  factSources(
    () => ({ questions, route, experiments }),
    () => new Date(),
  ),
).flatMap(([source, { facts }]) => Object.keys(facts(null)).map((fact) => ({ fact, source })))

describe('the facts that the service tells', () => {
  it.each(ofService)('%s comes from exactly one domain, or is known to be missing', (name) => {
    const from = told.filter(({ fact }) => fact === name).map(({ source }) => source)
    const missing = Object.hasOwn(notYetKnown, name) ? [`later: ${notYetKnown[name]}`] : []
    expect([...from, ...missing]).toHaveLength(1)
  })

  it.each(Object.keys(notYetKnown))('%s, which is said to be missing, is a fact', (name) => {
    expect(ofService).toContain(name)
  })

  it.each(told)('$fact of $source can be asked for', ({ fact }) => {
    expect(vocabulary.has(fact)).toBe(true)
  })

  it('no two domains tell the same', () => {
    expect(new Set(told.map(({ fact }) => fact)).size).toBe(told.length)
  })
})
