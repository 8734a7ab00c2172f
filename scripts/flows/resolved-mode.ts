import type { ResolvedMode } from '@app/engine'
import { type Diagnostic, resolveMode, sortDiagnostics, verifyMode } from '@app/engine/author'
import type { CommandInput } from './command.ts'
import { isToWrite, printDiagnostic } from './print/diagnostics.ts'

/** A mode as it is now, sound or not, for commands that only look at it; says why when its own file cannot be read. */
export function resolvedMode({ catalogue, hash, print }: CommandInput, name: string): ResolvedMode | undefined {
  const resolved = resolveMode(catalogue, name, hash)
  if (resolved) return resolved
  for (const diagnostic of sortDiagnostics(catalogue.problems.get(`modes/${name}.json`) ?? [])) printDiagnostic(diagnostic, print)
  return undefined
}

/** The errors that make a mode another one than is written: those in its file, and files of it that cannot be read. */
export function modeErrors({ catalogue, hash }: CommandInput, name: string): readonly Diagnostic[] {
  const { diagnostics } = verifyMode(catalogue, name, hash, { isProven: () => true })
  return diagnostics.filter(
    (one) => one.severity === 'error' && !isToWrite(one) && (one.stage !== 'check' || one.file === `modes/${name}.json`),
  )
}

/** What is wrong with a mode, after what was shown of it, and the exit code. What a machine reads is left to itself. */
export function endWithErrors(input: CommandInput, name: string): number {
  const errors = modeErrors(input, name)
  if (!input.flags['json']) for (const diagnostic of errors) printDiagnostic(diagnostic, input.print)
  return errors.length > 0 ? 1 : 0
}
