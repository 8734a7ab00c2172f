import { hashText } from '@app/api/flows'
import {
  type Catalogue,
  changeFile,
  checkWithStandIns,
  type Diagnostic,
  resolveMode,
  sayOnce,
  verifyMode,
  verifyPersona,
  vocabularyOf,
} from '@app/engine/author'
import type { Mistake } from './make-mistake.ts'

/** What `flows -- check` says of a mistake, and whom it touches. */
export type Judged = {
  readonly mistake: Mistake
  readonly found: readonly Diagnostic[]
  /** Whether the first that is said stands in the file of the mistake, at its lines or those around them. */
  readonly atItsPlace: boolean
  /** The modes that lead people differently than before. */
  readonly moved: readonly string[]
  readonly crash?: string
}

/** Most modes that are proven for one mistake: the same step in forty modes is the same mistake. */
const mostProven = 5

/** Judges mistakes of one catalogue, which is sound as it is. */
export function judgeOf(catalogue: Catalogue): (mistake: Mistake) => Judged {
  const walked = new Map(modesOf(catalogue).map((mode) => [mode, shapeOf(catalogue, mode)]))
  const texts = new Map(
    Object.values(catalogue.documents).flatMap((documents) => [...documents.values()].map(({ path, text }) => [path, text] as const)),
  )
  return (mistake) => {
    const changed = changeFile(catalogue, { path: mistake.path, text: mistake.text })
    try {
      const checked = sayOnce(checkWithStandIns(changed, (path) => texts.get(path)).found)
      const moved = checked.some(isError) ? [] : modesOf(changed).filter((mode) => walked.get(mode) !== shapeOf(changed, mode))
      const found = [...checked, ...(checked.some(isError) ? [] : proofsOf(changed, mistake, moved))]
      return { mistake, found, atItsPlace: isAtItsPlace(found, mistake), moved }
    } catch (error) {
      return {
        mistake,
        found: [],
        atItsPlace: false,
        moved: [],
        crash: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }
    }
  }
}

function modesOf({ documents }: Catalogue): string[] {
  return [...documents.mode.keys()]
}

/** A mode as it leads people: its title and version are no part of that. */
function shapeOf(catalogue: Catalogue, mode: string): string {
  const resolved = resolveMode(catalogue, mode, () => '')
  return JSON.stringify({ ...resolved, title: '', about: '' })
}

function proofsOf(changed: Catalogue, { kind, path }: Mistake, moved: readonly string[]): Diagnostic[] {
  const vocabulary = vocabularyOf(changed)
  const fewest = [...moved].sort((a, b) => stepsIn(changed, a) - stepsIn(changed, b)).slice(0, mostProven)
  for (const mode of fewest) {
    const proofs = verifyMode(changed, mode, hashText, { vocabulary, broken: new Set() }).diagnostics.filter(
      ({ stage }) => stage === 'proof',
    )
    if (proofs.length > 0) return proofs
  }
  const walkers = [...changed.documents.persona.values()].filter(
    (doc) => moved.includes(doc.data.mode) || (kind === 'persona' && doc.path === path),
  )
  return walkers.flatMap(({ name }) => verifyPersona(changed, name, hashText))
}

function stepsIn(catalogue: Catalogue, mode: string): number {
  return Object.keys(resolveMode(catalogue, mode, () => '')?.steps ?? {}).length
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}

function isAtItsPlace(found: readonly Diagnostic[], { path, lines, at }: Mistake): boolean {
  const near = ({ file, line }: Diagnostic) => file === path && line >= lines.first - 3 && line <= lines.last + 3
  // What is left out has no line of its own: the object that lacks it is named.
  const names = ({ message, fix }: Diagnostic) => [...at].some((part) => typeof part === 'string' && `${message} ${fix}`.includes(part))
  return found.some((one) => near(one) || (one.file === path && names(one)) || one.stage === 'proof')
}
