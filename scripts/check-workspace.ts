import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileCircleProblems, type KnownCircle } from './workspace/file-circles.ts'
import { apiLayers, webLayers } from './workspace/floors.ts'
import { folderSizeProblems } from './workspace/folder-size.ts'
import { folderCircleProblems, layerProblems } from './workspace/layers.ts'
import { type LockFile, lockFileProblems } from './workspace/lock-file.ts'
import { namedFileProblems } from './workspace/named-files.ts'
import { namesInCode } from './workspace/names-in-code.ts'
import { type PackageTable, packageImportProblems } from './workspace/package-imports.ts'
import { packageScriptProblems } from './workspace/package-scripts.ts'
import { productNameProblems } from './workspace/product-name.ts'
import { purityProblems } from './workspace/purity.ts'
import { readTree } from './workspace/source-tree.ts'
import { tableOwnerProblems } from './workspace/table-owners.ts'

const root = join(import.meta.dirname, '..')

/** Which packages may import which: imports point one way. */
const mayImport: PackageTable = {
  schemas: [],
  engine: ['schemas'],
  api: ['schemas', 'engine'],
  web: ['schemas', 'engine'],
}
const pure = ['schemas', 'engine']
/** Circles of types that stay, each with its reason. */
const knownCircles: readonly KnownCircle[] = []
/** Fewer files or tables than this, and the checks look in the wrong place. */
const [fewestFiles, fewestTables] = [50, 20]

const packages = readTree(root, ['packages'])
const all = readTree(root, ['packages', 'scripts'])
const problems = [
  ...packageImportProblems(packages, mayImport),
  ...purityProblems(packages, pure),
  ...layerProblems(packages, 'packages/web/src', webLayers),
  ...layerProblems(packages, 'packages/api/src', apiLayers),
  ...folderCircleProblems(packages, 'packages/api/src/domains'),
  ...fileCircleProblems(packages, knownCircles),
  ...tableOwnerProblems(packages, 'packages/api/src/domains', fewestTables),
  ...folderSizeProblems(all),
  ...packageScriptProblems(manifests(), ['typecheck']),
  ...['package-lock.json', 'tests/bench/package-lock.json'].flatMap((file) => lockFileProblems(file, readJson<LockFile>(file))),
  ...productNameProblems(all, readJson<{ readonly name: string }>('flows/brand.json').name),
  ...namesInCode(packages, new Set([...flowNames('flows/steps'), ...flowNames('flows/modes')])),
  ...namedFileProblems(documents(), pathsIn('flows', 'packages', 'scripts', 'tests', 'docs')),
  ...(packages.size < fewestFiles ? [`Only ${packages.size} source files were found: the check does not look where the code is.`] : []),
]
for (const problem of problems) console.log(problem)
console.log(`${packages.size} source files looked at, ${problems.length} problems.`)
process.exitCode = problems.length > 0 ? 1 : 0

function manifests() {
  return Object.fromEntries(
    Object.keys(mayImport).map((name) => [name, readJson<{ scripts?: Record<string, string> }>(`packages/${name}/package.json`)]),
  )
}

/** The names of the steps or modes in a folder, by their files. */
function flowNames(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length).replaceAll('\\', '/'))
}

/** What is written for people who work on it. */
function documents(): ReadonlyMap<string, string> {
  const files = ['README.md', 'CONTRIBUTING.md', 'packages/engine/SPEC.md', ...pathsIn('docs').filter((path) => path.endsWith('.md'))]
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

function pathsIn(...folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => !/\/(?:node_modules|dist)\//.test(path)),
  )
}

/** Files of the project's own making, whose shape npm and the checks of flows/ look after. */
function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}
