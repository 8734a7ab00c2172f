import type { Catalogue } from '@app/engine/author'
import { beforeAll, describe, expect, it } from 'vitest'
import { isFew } from '../../support/is-few.ts'
import { flowsFolder } from '../support/all-flows.ts'
import { kinds } from './kinds.ts'
import { isReported, isSound, type Result, readPrinted, runMutants, survives } from './run.ts'
import { knownSurvivors } from './survivors.ts'

/** Every kind of mistake in every mode, a part of the kinds in each file: proving thousands of flows takes a core some minutes. */
export function describeMutants(part: number, parts: number): void {
  const own = kinds.filter((_kind, index) => index % parts === part - 1)
  let catalogue: Catalogue
  let results: readonly Result[] = []

  beforeAll(async () => {
    catalogue = await readPrinted(flowsFolder)
    results = runMutants(catalogue, own)
  }, 900_000)

  it('there is every kind of mistake, in the modes that give occasion for it', () => {
    expect(kinds.length).toBeGreaterThanOrEqual(28)
    expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length)
    expect(own.filter((kind) => !results.some((result) => result.kind === kind)).map(({ name }) => name)).toEqual([])
    const modes = new Set(results.map(({ mode }) => mode))
    expect(modes.size).toBeGreaterThanOrEqual(isFew ? 20 : catalogue.documents.mode.size)
  })

  it('at least 95 in 100 mistakes are caught', () => {
    const mistakes = results.filter((result) => !isSound(result))
    expect(mistakes.filter((result) => !survives(result)).length / mistakes.length).toBeGreaterThanOrEqual(0.95)
  })

  describe.each(own.map((kind) => ({ kind, name: kind.name })))('$name', ({ kind, name }) => {
    const ofKind = () => results.filter((result) => result.kind === kind)

    it('breaks nothing: what is wrong is said, never thrown', () => {
      expect(ofKind().flatMap(({ mode, crash }) => (crash === undefined ? [] : [`${mode}: ${crash}`]))).toEqual([])
    })

    it('is caught, or is one of those that are known not to be', () => {
      const missed = ofKind().filter((result) => survives(result) && !knownSurvivors[name]?.modes.includes(result.mode))
      expect(missed.map(where)).toEqual([])
    })

    it('is shown at its line', () => {
      expect(
        ofKind()
          .filter(({ caughtBy, atItsPlace }) => caughtBy !== undefined && !atItsPlace)
          .map(where),
      ).toEqual([])
    })

    it('is reported as a difference where it leaves a sound flow', () => {
      expect(
        ofKind()
          .filter((result) => isSound(result) && !isReported(result))
          .map(where),
      ).toEqual([])
    })
  })
}

function where({ mode, mutant, diagnostics, changes, fault }: Result): string {
  const said = [
    ...diagnostics.map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`),
    ...changes.map(({ sentence }) => sentence),
  ]
  return `${mode}, ${mutant.path}:${mutant.lines.first}-${mutant.lines.last}, about ${mutant.about.join(', ')}: ${[...said, fault ?? ''].slice(0, 3).join(' / ')}`
}
