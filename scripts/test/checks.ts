import { join } from 'node:path'
import { root } from './root.ts'

/** A check is one program that ends well or does not. `tells`: what it prints is shown in any case. `after`: the changed files after which it has to be done again. */
export type Check = {
  readonly title: string
  readonly command: string
  readonly args: readonly string[]
  readonly after: RegExp
  readonly tells?: true
}

const bin = (name: string) => join(root, 'node_modules/.bin', name)
const script = (name: string) => join(root, 'scripts', `${name}.ts`)
const node = process.execPath
/** Two checks have a core each: types that several threads check take two to three times the work. */
const alone = ['--singleThreaded']

/**
 * Each part with what there is where it runs: no page knows Node, no service a browser. Between them they look at most files twice and
 * more often.
 */
const typesApart: readonly Check[] = [
  ...['web', 'engine', 'schemas'].map((name) => ({
    title: `types: ${name}`,
    command: bin('turbo'),
    args: ['run', 'typecheck', `--filter=@app/${name}`, '--output-logs=errors-only', '--', ...alone],
    after: new RegExp(`^(packages/(${packagesBelow(name)})/.*\\.(ts|tsx|json)|tsconfig.*|package-lock\\.json)$`),
  })),
  {
    title: 'types: service, scripts and tests',
    command: bin('tsc'),
    args: ['--noEmit', '-p', '.', ...alone],
    after: /^((packages\/(schemas|engine|api)|scripts|tests)\/.*\.(ts|json)|tsconfig.*|package-lock\.json)$/,
  },
  {
    title: 'types: tests in the browser',
    command: bin('tsc'),
    args: ['--noEmit', '-p', 'tests/browser', ...alone],
    after: /^((packages\/(schemas|engine)|tests\/(browser|faults|model))\/.*\.(ts|json)|tsconfig.*|package-lock\.json)$/,
  },
]

/** The same files once, each with everything that there is anywhere. */
const typesTogether: Check = {
  title: 'types',
  command: bin('tsc'),
  args: ['--noEmit', '-p', 'tsconfig.all.json', ...alone],
  after: /\.(ts|tsx|json)$/,
}

const others: readonly Check[] = [
  { title: 'format and lint', command: bin('biome'), args: ['ci', '.', '--colors=off'], after: /./ },
  {
    title: 'the web builds',
    command: bin('turbo'),
    args: ['run', 'build', '--output-logs=errors-only'],
    after: /^packages\/web\/(?!.*\.test\.)/,
  },
  { title: 'unused code', command: bin('knip'), args: ['--no-progress'], after: /\.(ts|tsx|mjs|json)$/ },
  {
    title: 'flows: checked and proven',
    command: node,
    args: [script('flows/main'), 'check'],
    after: /^(flows|packages\/(engine|schemas))\//,
  },
  {
    title: 'editor schemas are up to date',
    command: node,
    args: [script('schemas'), '--check'],
    after: /^(flows|packages\/(engine|schemas)|scripts)\//,
  },
  {
    title: 'the SQL for review is up to date',
    command: node,
    args: [script('sql'), '--check'],
    after: /^(packages\/(api|schemas|engine)\/.*\.(ts|sql)|scripts\/sql\.ts)$/,
  },
  {
    title: 'no package is known to be unsafe',
    command: node,
    args: [script('audit')],
    after: /^package-lock\.json$/,
    tells: true,
  },
  { title: 'workspace, imports and lock file', command: node, args: [script('check-workspace')], after: /./ },
]

/** Those that take long come first. */
export const allChecks: readonly Check[] = [...typesApart, ...others]

/** As few as find what is wrong with the types of one file or between two. */
export const fewChecks: readonly Check[] = [typesTogether, ...others]

/** The packages whose types a package is made of. */
function packagesBelow(name: string): string {
  if (name === 'schemas') return 'schemas'
  return name === 'engine' ? 'schemas|engine' : `schemas|engine|${name}`
}
