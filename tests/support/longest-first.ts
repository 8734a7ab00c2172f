import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take long for their size. Begun last, one of them would keep one worker busy while the others have nothing left to do. */
const long = [
  'tests/model/mutants/',
  'tests/model/simulation',
  'tests/model/command-line',
  'tests/model/funnel-command',
  'tests/faults/kill',
  'tests/faults/change-keys',
  'tests/faults/same-key',
  'tests/browser/thorough/demo-pages',
  'tests/browser/walks-1',
  'tests/browser/walks-2',
  'tests/browser/thorough/walks-3',
  'tests/browser/thorough/walks-4',
  'tests/browser/landings',
  'tests/browser/own-pages',
  'tests/browser/thorough/desk',
  'tests/browser/points',
  'tests/browser/resume.unit',
  'tests/browser/thorough/resume',
  'tests/browser/thorough/sequences',
  'tests/browser/thorough/pairwise',
  '/http/contracts.test.ts',
  '/demo/samples.test.ts',
  '/http/access-matrix.test.ts',
  '/lost-updates.test.ts',
  '/copy-programs.test.ts',
  '/domains/purposes.test.ts',
]

/** Of walks that move money, which share a service of their own. */
const forMoney = ['deposit', 'repeating-deposit', 'withdrawal', 'mix', 'data-copy', 'two-tabs', 'offline', 'offline-money']

/** Files that move the clock of the service that they share come last: each of the others would need another one after them. */
const ahead = ['walks-later', 'moves-and-claims', 'calls-and-loans', 'loan', 'passkey', 'closing', ...forMoney].map(
  (name) => `/${name}.test.ts`,
)

/** Vitest begins with the largest file, which is a good guess but for these. That it is a class is how Vitest wants it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification) => {
      const late = ahead.findIndex((part) => moduleId.endsWith(part))
      if (late >= 0) return long.length + 1 + late
      const found = long.findIndex((part) => moduleId.includes(part))
      return found < 0 ? long.length : found
    }
    const byProject = [...Map.groupBy(sorted, ({ project }) => project.name).values()]
    return byProject.flatMap((own) => own.toSorted((one, other) => rank(one) - rank(other)))
  }
}
