import { specifiersIn } from './package-imports.ts'
import type { SourceTree } from './source-tree.ts'

/** A date that is made from a given moment reads no clock. */
const impure = /\b(Date\.now|new Date\b(?!\([^)])|Math\.random|performance\.now|crypto\.|setTimeout|fetch\()/

/** Clocks, chance, Node and React in packages that get all of these as arguments. Tests may use them. */
export function purityProblems(tree: SourceTree, packages: readonly string[]): readonly string[] {
  return [...tree].flatMap(([path, text]) => {
    const name = packages.find((one) => path.startsWith(`packages/${one}/`))
    if (name === undefined || path.endsWith('.test.ts')) return []
    const used = impure.exec(text)?.[0]
    const imported = specifiersIn(text).filter((specifier) => specifier.startsWith('node:') || specifier.startsWith('react'))
    return [
      ...(used === undefined ? [] : [`${path} uses ${used}: ${name} is pure.`]),
      ...imported.map((specifier) => `${path} imports ${specifier}: ${name} is pure.`),
    ]
  })
}
