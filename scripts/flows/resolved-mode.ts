import type { ResolvedMode } from '@app/engine'
import { resolveMode, sortDiagnostics } from '@app/engine/author'
import type { CommandInput } from './command.ts'
import { printDiagnostic } from './print/diagnostics.ts'

/** A mode as it is now, sound or not, for commands that only look at it; says why when its own file cannot be read. */
export function resolvedMode({ catalogue, hash, print }: CommandInput, name: string): ResolvedMode | undefined {
  const resolved = resolveMode(catalogue, name, hash)
  if (resolved) return resolved
  for (const diagnostic of sortDiagnostics(catalogue.problems.get(`modes/${name}.json`) ?? [])) printDiagnostic(diagnostic, print)
  return undefined
}
