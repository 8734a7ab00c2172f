import { circlesIn } from './circles.ts'
import { arrowsIn } from './imports.ts'
import type { SourceTree } from './source-tree.ts'

/** Circles of types that stay, and why. A circle of what runs is never allowed. */
export type KnownCircle = { readonly files: readonly string[]; readonly why: string }

export function fileCircleProblems(tree: SourceTree, known: readonly KnownCircle[]): readonly string[] {
  const arrows = arrowsIn(tree)
  const ofValues = circlesIn(arrows.filter(({ isTypeOnly }) => !isTypeOnly))
  const ofTypes = circlesIn(arrows)
  const isKnown = (circle: readonly string[]) => known.some(({ files }) => isSame(files, circle))
  const gone = known.filter(({ files }) => !ofTypes.some((circle) => isSame(files, circle)))
  return [
    ...ofValues.map((circle) => `A circle of what runs: ${circle.join(', ')}.`),
    ...ofTypes.filter((circle) => !isKnown(circle)).map((circle) => `A circle of types: ${circle.join(', ')}.`),
    ...gone.map(({ files }) => `A circle that is listed is gone, so take it off the list: ${files.join(', ')}.`),
  ]
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join() === other.toSorted().join()
}
