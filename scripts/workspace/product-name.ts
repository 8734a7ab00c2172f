import type { SourceTree } from './source-tree.ts'

/** Files that spell the product’s name, which is in flows/brand.json and nowhere in the code. */
export function productNameProblems(tree: SourceTree, name: string): readonly string[] {
  return [...tree].flatMap(([path, text]) =>
    text.includes(name) ? [`${path} spells the product's name: it stands in flows/brand.json.`] : [],
  )
}
