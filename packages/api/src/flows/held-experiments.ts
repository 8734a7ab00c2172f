import { compileCondition } from '@app/engine'
import type { Diagnostic } from '@app/engine/files'
import type { ExperimentsFile } from '@app/schemas/flow/experiments'
import { fileKinds } from '@app/schemas/flow/files'
import type { LandingFile, PageFile } from '@app/schemas/flow/page'
import type { FlowSnapshot, ModeStatus, ServedFiles } from './flow-snapshot.ts'

type Experiments = ExperimentsFile['experiments']
type Served = { readonly files: ServedFiles; readonly modes: FlowSnapshot['modes'] }
type Now = Served & { readonly found: readonly Diagnostic[] }

/**
 * People are drawn into the variants that are served, and each has something to show for every one of them. So a test whose variants have
 * changed goes live together with all that goes by it: while a mode or a page does so in an older version, because its newest has a mistake,
 * the test and the others that go by it stay as they were. With a mistake in the list of tests itself, all of them do.
 */
export function holdExperiments(now: Now, before: FlowSnapshot): Served {
  const errors = now.found.filter(({ severity }) => severity === 'error')
  const listed = testsIn(now.files)
  const isWrong = before.revision > 0 && errors.some(({ file }) => file === fileKinds.experiments.at)
  const why = (fact: string) => [...errorsOfModes(now, fact), ...errorsOfPages(now, fact, errors)]
  const held = before.experiments.filter((one) => isWrong || (!isSame(one, testOf(listed, one.name)) && why(factOf(one)).length > 0))
  const tests = isWrong ? held : withHeld(listed, held)
  const apart = new Set([...listed, ...held].filter(({ name }) => !isSame(testOf(tests, name), testOf(listed, name))).map(factOf))
  if (held.length === 0 && apart.size === 0) return now
  const files = {
    ...now.files,
    experiments: new Map([['experiments', { ...now.files.experiments.get('experiments'), experiments: tests }]]),
    landing: inStep(now.files.landing, before.files.landing, apart),
    page: inStep(now.files.page, before.files.page, apart),
  }
  const modes = new Map([...now.modes].map(([name, status]) => [name, heldMode(status, before.modes.get(name), apart, tests, why)]))
  return { files, modes }
}

type Test = Experiments[number]

function testsIn(files: ServedFiles): Experiments {
  return files.experiments.get('experiments')?.experiments ?? []
}

function testOf(tests: Experiments, name: string): Test | undefined {
  return tests.find((one) => one.name === name)
}

function factOf({ name }: Pick<Test, 'name'>): string {
  return `experiment.${name}`
}

/** Whether people get the same variants in both. Odds may differ: they change nobody who is known. */
function isSame(one: Test | undefined, other: Test | undefined): boolean {
  return variantsOf(one) === variantsOf(other)
}

function variantsOf(test: Test | undefined): string | undefined {
  return test && namesOf(test.variants.map(({ name }) => name))
}

function namesOf(values: readonly (string | boolean)[]): string {
  return values.map(String).sort().join(' ')
}

function withHeld(listed: Experiments, held: Experiments): Experiments {
  const gone = held.filter(({ name }) => !testOf(listed, name))
  return [...listed.map((one) => testOf(held, one.name) ?? one), ...gone]
}

/** What keeps modes on an older version that go by a test in it. */
function errorsOfModes({ modes }: Served, fact: string): readonly Diagnostic[] {
  const stale = [...modes.values()].filter(({ sound, live }) => !sound && live?.resolved.facts[fact] !== undefined)
  return stale.flatMap(({ diagnostics }) => diagnostics.filter(({ severity }) => severity === 'error'))
}

/** What keeps pages on an older version that go by a test in it. */
function errorsOfPages({ files }: Served, fact: string, errors: readonly Diagnostic[]): readonly Diagnostic[] {
  const going = (['landing', 'page'] as const).flatMap((kind) =>
    [...files[kind]].flatMap(([name, file]) => (readsOf(file).has(fact) ? [`${fileKinds[kind].at}${name}.json`] : [])),
  )
  return errors.filter(({ file }) => going.includes(file))
}

function readsOf({ blocks }: LandingFile | PageFile): ReadonlySet<string> {
  return new Set(blocks.flatMap(({ when }) => (when === undefined ? [] : compileCondition(when).reads)))
}

function inStep<P extends LandingFile | PageFile>(
  now: ReadonlyMap<string, P>,
  before: ReadonlyMap<string, P>,
  apart: ReadonlySet<string>,
): ReadonlyMap<string, P> {
  return new Map(
    [...now].flatMap(([name, page]): [string, P][] => {
      const kept = [...readsOf(page)].some((fact) => apart.has(fact)) ? before.get(name) : page
      return kept ? [[name, kept]] : []
    }),
  )
}

function heldMode(
  status: ModeStatus,
  before: ModeStatus | undefined,
  apart: ReadonlySet<string>,
  tests: Experiments,
  why: (fact: string) => readonly Diagnostic[],
): ModeStatus {
  const facts = status.live?.resolved.facts ?? {}
  const own = [...apart].filter((fact) => {
    const values = facts[fact]?.values
    return values && namesOf(values) !== variantsOf(tests.find((one) => factOf(one) === fact))
  })
  if (own.length === 0) return status
  const diagnostics = [...new Set([...status.diagnostics, ...own.flatMap(why)])]
  return { ...status, live: before?.live, sound: false, diagnostics, provenKey: before?.provenKey ?? '' }
}
