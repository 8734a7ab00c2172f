import { posix } from 'node:path'
import type { SourceTree } from './source-tree.ts'

/** By package, the others that it may import. */
export type PackageTable = Readonly<Record<string, readonly string[]>>

/** Imports that go from one package to another against the table, by a relative path, into flows/, or into contracts and checks as values. */
export function packageImportProblems(tree: SourceTree, mayImport: PackageTable): readonly string[] {
  return [...tree].flatMap(([path, text]) => {
    const [, from] = /^packages\/([^/]+)\//.exec(path) ?? []
    if (from === undefined) return []
    return specifiersIn(text).flatMap((specifier) => {
      const wrong = [
        ofOtherPackage(from, specifier, mayImport),
        ofContract(from, specifier, text),
        ofAuthors(path, specifier, text),
        outsidePackage(path, from, specifier),
        ofFlows(specifier),
      ]
      return wrong.flatMap((reason) => (reason === undefined ? [] : `${path} imports ${specifier}${reason}`))
    })
  })
}

/** Everything that a file imports, by statement or when it is needed. */
export function specifiersIn(text: string): readonly string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) => specifier)
}

function ofOtherPackage(from: string, specifier: string, mayImport: PackageTable): string | undefined {
  const other = /^@app\/([a-z]+)/.exec(specifier)?.[1]
  if (other === undefined || other === from || mayImport[from]?.includes(other)) return undefined
  return `: ${from} may not import ${other}.`
}

function ofContract(from: string, specifier: string, text: string): string | undefined {
  if (from !== 'web' || !specifier.startsWith('@app/schemas/api/') || isTypeOnly(text, specifier)) return undefined
  return ' as values: contracts are no part of a page, only their types.'
}

/** What only authors have, and what is loaded with the first file that is saved. */
const notAtStart = new Set(['@app/engine/author', '@app/engine/checks'])

function ofAuthors(path: string, specifier: string, text: string): string | undefined {
  const isTest = /\.test\.tsx?$|\/testing\//.test(path)
  if (isTest || !notAtStart.has(specifier) || isTypeOnly(text, specifier)) return undefined
  return ' as values: a service and a page begin without them. Take “@app/engine/files”, or import it when it is needed.'
}

function outsidePackage(path: string, from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.') || posix.join(path, '..', specifier).startsWith(`packages/${from}/`)) return undefined
  return ', which is outside its package: use the package’s name.'
}

function ofFlows(specifier: string): string | undefined {
  if (!specifier.includes('/flows/') || !specifier.endsWith('.json')) return undefined
  return ', a file of flows/: flows are read at the edge and passed in.'
}

function isTypeOnly(text: string, specifier: string): boolean {
  return text
    .split('\n')
    .every((line) => !line.endsWith(`from '${specifier}'`) || line.startsWith('import type ') || line.startsWith('export type '))
}
