import { posix } from 'node:path'
import { isTest, type SourceTree } from './source-tree.ts'

/** One file imports another, both of the tree. */
export type Arrow = { readonly from: string; readonly to: string; readonly isTypeOnly: boolean }

const statement = /^(?:import|export)\s+(type\s)?([^'";]*?)\s*from\s+'([^']+)'|^import\s+'([^']+)'/gm

/** Every import of a file that is no test of another. What is imported when it is needed, by `import()`, is no part of its file. */
export function arrowsIn(tree: SourceTree): readonly Arrow[] {
  return [...tree].flatMap(([from, text]) => (isTest(from) ? [] : importsOf(from, text, tree)))
}

function importsOf(from: string, text: string, tree: SourceTree): readonly Arrow[] {
  return [...text.matchAll(statement)].flatMap(([, type, names = '', named, bare]) => {
    const to = fileOf(from, named ?? bare ?? '')
    return tree.has(to) ? [{ from, to, isTypeOnly: type !== undefined || areTypes(names) }] : []
  })
}

/** `import { type One, type Other }` is left out of what runs too. */
function areTypes(names: string): boolean {
  const listed = /^\{([^}]*)\}$/.exec(names.trim())?.[1]
  if (listed === undefined) return false
  return listed.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type '))
}

function fileOf(from: string, specifier: string): string {
  const schemas = /^@app\/schemas\/(.+)$/.exec(specifier)?.[1]
  if (schemas !== undefined) return `packages/schemas/${schemas}.ts`
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : ''
}
