import { type Path, shortestPaths } from '@app/engine/author'
import { modeNames, walkedMode } from '../../model/support/all-flows.ts'
import { canBeWalked, needsTime } from './arrange.ts'
import { isWhole } from './is-whole.ts'

type Pair = { readonly first: string; readonly path: Path; readonly second: string }

/** The second mode is this far behind the first in the list: seldom one of the same family. */
const apart = 17
const oneIn = 6

/** Every mode, behind another one that has been walked by then on the longest of its shortest ways; or a few of these pairs. */
export function knownPairs(): readonly Pair[] {
  const all = modeNames.flatMap((first, index): readonly Pair[] => {
    const second = modeNames[(index + apart) % modeNames.length]
    const ways = shortestPaths(walkedMode(first)).filter((path) => canBeWalked(path) && !needsTime(first, path))
    const path = ways.toSorted((one, other) => other.steps.length - one.steps.length)[0]
    return path && second !== undefined ? [{ first, path, second }] : []
  })
  return isWhole ? all : all.filter((_pair, index) => index % oneIn === 0)
}
