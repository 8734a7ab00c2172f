import { unreadable } from '@app/engine/author'
import type { CommandInput } from '../command.ts'
import { countWords, printDiagnostic } from '../print/diagnostics.ts'
import { red } from '../print/style.ts'

type Asked = (path: string) => boolean

/**
 * The guard of every command that changes files: whether one that it goes by cannot be read. It says what is wrong there, as `check` does.
 * A file that cannot be read counts as none otherwise, and would be overwritten, or keep a name that is gone.
 */
export function isHindered(input: CommandInput, isAsked?: Asked): boolean {
  const count = printUnreadable(input, isAsked)
  if (count === 0) return false
  input.print(red(`Nothing is changed while ${countWords(count, 'file')} cannot be read: mend that, and run this again.`))
  return true
}

/** Prints what is wrong with the files that cannot be read, and answers how many they are. */
export function printUnreadable({ catalogue, print }: CommandInput, isAsked?: Asked): number {
  const found = unreadable(catalogue, isAsked)
  for (const diagnostic of found) printDiagnostic(diagnostic, print)
  return new Set(found.map(({ file }) => file)).size
}
