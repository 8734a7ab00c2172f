import { hashText } from '@app/api/flows'
import { compileFlow } from '@app/engine'
import { verifyPersona, walkPersona } from '@app/engine/author'
import { describe, expect, it } from 'vitest'
import { catalogue, resolvedMode } from './support/all-flows.ts'

const personas = [...catalogue.documents.persona.values()]

describe('personas', () => {
  it('there are at least twelve', () => {
    expect(personas.length).toBeGreaterThanOrEqual(12)
  })

  it.each(personas.map(({ name }) => name))('%s walks as expected', (name) => {
    expect(verifyPersona(catalogue, name, hashText)).toEqual([])
  })

  it('between them they reach every outcome page', () => {
    const reached = new Set(personas.flatMap(({ data }) => walkPersona(compileFlow(resolvedMode(data.mode)), data).path))
    const outcomes = [...catalogue.documents.step.values()]
      .filter(({ data }) => data.outcome || data.kind === 'result')
      .map(({ name }) => name)
    expect(outcomes.length).toBeGreaterThan(10)
    expect(outcomes.filter((step) => !reached.has(step))).toEqual([])
  })
})
