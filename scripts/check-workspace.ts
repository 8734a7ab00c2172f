import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { namesInCode } from './names-in-code.ts'
import { fileCircleProblems, type KnownCircle } from './workspace/file-circles.ts'
import { apiLayers, webLayers } from './workspace/floors.ts'
import { folderCircleProblems, layerProblems } from './workspace/layers.ts'
import { readTree } from './workspace/source-tree.ts'

const root = join(import.meta.dirname, '..')

/** Who may import whom: imports point one way. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  schemas: [],
  engine: ['schemas'],
  api: ['schemas', 'engine'],
  web: ['schemas', 'engine'],
}

/** Circles of types that stay, each with its reason. */
const knownCircles: readonly KnownCircle[] = []

const sameScripts = ['typecheck']
const problems: string[] = []
let looked = 0

checkImports()
checkFloors()
checkTables()
checkPackages()
checkLockFile()
checkName()
problems.push(...namesInCode(root))
if (looked < 50) problems.push(`Only ${looked} source files were found: the check does not look where the code is.`)
for (const problem of problems) console.log(problem)
console.log(`${looked} source files looked at, ${problems.length} problems.`)
process.exitCode = problems.length > 0 ? 1 : 0

function checkImports(): void {
  for (const file of sourceFiles(join(root, 'packages'))) {
    looked++
    const from = relative(join(root, 'packages'), file).split('/')[0] as string
    const text = readFileSync(file, 'utf8')
    if (isPure(from, file)) checkPurity(file, text)
    for (const [, specifier] of text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) checkImport(file, from, specifier as string, text)
  }
}

function checkImport(file: string, from: string, specifier: string, text: string): void {
  const place = relative(root, file)
  const other = /^@app\/([a-z]+)/.exec(specifier)?.[1]
  if (other !== undefined && other !== from && !mayImport[from]?.includes(other))
    problems.push(`${place} imports ${specifier}: ${from} may not import ${other}.`)
  if (from === 'web' && specifier.startsWith('@app/schemas/api/') && !isTypeOnly(text, specifier))
    problems.push(`${place} imports values of ${specifier}: contracts are no part of a page, only their types.`)
  if (specifier.startsWith('.') && relative(join(root, 'packages', from), join(file, '..', specifier)).startsWith('..')) {
    problems.push(`${place} imports ${specifier}, which is outside its package: use the package's name.`)
  }
  if (specifier.includes('/flows/') && specifier.endsWith('.json'))
    problems.push(`${place} imports a file of flows/: flows are read at the edge and passed in.`)
  if (isPure(from, file) && (specifier.startsWith('node:') || specifier.startsWith('react')))
    problems.push(`${place} imports ${specifier}: ${from} is pure.`)
}

/** Imports run down and form no circle; which folder stands on which floor is said in `workspace/floors.ts`. */
function checkFloors(): void {
  const tree = readTree(root, ['packages'])
  problems.push(...layerProblems(tree, 'packages/web/src', webLayers))
  problems.push(...layerProblems(tree, 'packages/api/src', apiLayers))
  problems.push(...folderCircleProblems(tree, 'packages/api/src/domains'))
  problems.push(...fileCircleProblems(tree, knownCircles))
}

function isTypeOnly(text: string, specifier: string): boolean {
  return text
    .split('\n')
    .every((line) => !line.endsWith(`from '${specifier}'`) || line.startsWith('import type ') || line.startsWith('export type '))
}

function isPure(from: string, file: string): boolean {
  return (from === 'engine' || from === 'schemas') && !file.endsWith('.test.ts')
}

/** No clock and no randomness in the engine: they arrive as arguments. A date that is made from a given moment reads no clock. */
function checkPurity(file: string, text: string): void {
  const used = /\b(Date\.now|new Date\b(?!\([^)])|Math\.random|performance\.now|crypto\.|setTimeout|fetch\()/.exec(text)?.[0]
  if (used !== undefined) problems.push(`${relative(root, file)} uses ${used}: the engine is pure.`)
}

/** A table belongs to the one domain that names it; the others call that domain. */
function checkTables(): void {
  const domains = join(root, 'packages/api/src/domains')
  const users = new Map<string, Map<string, string>>()
  for (const file of sourceFiles(domains)) {
    if (/\.test\.ts$|\/testing\//.test(file)) continue
    const domain = relative(domains, file).split('/')[0] as string
    for (const [, table] of readFileSync(file, 'utf8').matchAll(/(?:From|Into|Table|Join)\(\s*\[?'(\w+)/g)) {
      const ofTable = users.get(table as string) ?? new Map<string, string>()
      users.set(table as string, ofTable.set(domain, relative(root, file)))
    }
  }
  if (users.size < 20) problems.push(`Only ${users.size} tables were found in the domains: the check does not look where they are.`)
  for (const [table, files] of users)
    if (files.size > 1) problems.push(`The table ${table} is used by more than one domain: ${[...files.values()].join(', ')}.`)
}

function checkPackages(): void {
  for (const name of Object.keys(mayImport)) {
    const { scripts = {} } = readJson(join(root, 'packages', name, 'package.json')) as { scripts?: Record<string, string> }
    for (const script of sameScripts)
      if (!(script in scripts)) problems.push(`packages/${name} has no script “${script}”: turbo would skip it in silence.`)
  }
}

/** A lock file without the addresses of a registry, and with every optional package that it names. */
function checkLockFile(): void {
  for (const file of ['package-lock.json', 'tests/bench/package-lock.json']) {
    const { packages } = readJson(join(root, file)) as {
      packages: Record<string, { resolved?: string; optionalDependencies?: Record<string, string> }>
    }
    const names = new Set(Object.keys(packages).map((key) => key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length)))
    for (const [key, { resolved, optionalDependencies }] of Object.entries(packages)) {
      if (/^https?:/.test(resolved ?? '')) problems.push(`${file}: ${key} records the address of a registry.`)
      for (const name of Object.keys(optionalDependencies ?? {}))
        if (!names.has(name)) problems.push(`${file}: ${key} wants ${name}, which is missing.`)
    }
  }
}

/** The product's name stands in flows/brand.json and nowhere in the code. */
function checkName(): void {
  const { name } = readJson(join(root, 'flows/brand.json')) as { name: string }
  for (const file of [...sourceFiles(join(root, 'packages')), ...sourceFiles(join(root, 'scripts'))]) {
    if (readFileSync(file, 'utf8').includes(name))
      problems.push(`${relative(root, file)} spells the product's name: it stands in flows/brand.json.`)
  }
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['node_modules', 'dist', '.turbo'].includes(entry.name) ? [] : sourceFiles(path)
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : []
  })
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
