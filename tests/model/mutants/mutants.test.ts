import { beforeAll, describe, expect, it } from 'vitest'
import { flowsFolder, modeNames, wholeMode } from '../support/all-flows.ts'
import { kinds } from './kinds.ts'
import { isReported, isSound, people, type Result, readPrinted, runMutants, survives } from './run.ts'
import { knownSurvivors } from './survivors.ts'
import { faultOnWalks } from './walks.ts'

const catalogue = await readPrinted(flowsFolder)
let results: readonly Result[] = []

beforeAll(() => {
  results = runMutants(catalogue)
}, 300_000)

it('there is every kind of mistake, in every mode that gives occasion for it', () => {
  expect(kinds.length).toBeGreaterThanOrEqual(28)
  expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length)
  expect(kinds.filter((kind) => !results.some((result) => result.kind === kind)).map(({ name }) => name)).toEqual([])
  expect(new Set(results.map(({ mode }) => mode))).toEqual(new Set(catalogue.documents.mode.keys()))
})

it('at least 95 in 100 mistakes are caught', () => {
  const mistakes = results.filter((result) => !isSound(result))
  expect(mistakes.filter((result) => !survives(result)).length / mistakes.length).toBeGreaterThanOrEqual(0.95)
})

it('nothing goes wrong for a made-up person in a mode as it is', () => {
  const faults = modeNames.flatMap((mode) => {
    const fault = faultOnWalks(wholeMode(mode).resolved, people)
    return fault === undefined ? [] : [`${mode}: ${fault}`]
  })
  expect(faults).toEqual([])
})

describe.each(kinds.map((kind) => ({ kind, name: kind.name })))('$name', ({ kind, name }) => {
  const own = () => results.filter((result) => result.kind === kind)

  it('breaks nothing: what is wrong is said, never thrown', () => {
    expect(own().flatMap(({ mode, crash }) => (crash === undefined ? [] : [`${mode}: ${crash}`]))).toEqual([])
  })

  it('is caught, or is one of those that are known not to be', () => {
    const missed = own().filter(survives)
    expect(name in knownSurvivors ? [] : missed.map(where)).toEqual([])
  })

  it('is shown at its line', () => {
    expect(
      own()
        .filter(({ caughtBy, atItsPlace }) => caughtBy !== undefined && !atItsPlace)
        .map(where),
    ).toEqual([])
  })

  it('is reported as a difference where it leaves a sound flow', () => {
    expect(
      own()
        .filter((result) => isSound(result) && !isReported(result))
        .map(where),
    ).toEqual([])
  })
})

function where({ mode, mutant, diagnostics, changes, fault }: Result): string {
  const said = [
    ...diagnostics.map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`),
    ...changes.map(({ sentence }) => sentence),
  ]
  return `${mode}, ${mutant.path}:${mutant.lines.first}-${mutant.lines.last}, about ${mutant.about.join(', ')}: ${[...said, fault ?? ''].slice(0, 3).join(' / ')}`
}
