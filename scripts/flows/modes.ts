import { type Catalogue, verifyMode } from '@app/engine/author'
import type { CommandInput } from './command.ts'
import { meantInstead } from './now-called.ts'
import { printDiagnostic } from './print/diagnostics.ts'
import { red } from './print/style.ts'

/** The mode that a command’s first word names; says what was probably meant when there is none. */
export function modeNamed({ words, catalogue, print }: CommandInput): string | undefined {
  const [name] = words
  if (name !== undefined && (catalogue.documents.mode.has(name) || catalogue.problems.has(`modes/${name}.json`))) return name
  print(red(name === undefined ? 'Name a mode.' : `There is no mode “${name}”.`) + suggestion(catalogue, name))
  return undefined
}

function suggestion(catalogue: Catalogue, name: string | undefined): string {
  const meant = name === undefined ? '' : meantInstead(catalogue, 'modes', name, catalogue.documents.mode.keys())
  return meant === '' ? ' “npm run flows -- list modes” names them.' : meant
}

/** A mode that is whole, with its proofs; prints what is wrong with it otherwise. */
export function wholeMode(input: CommandInput, name: string) {
  const verdict = verifyMode(input.catalogue, name, input.hash)
  if (verdict.resolved && verdict.proven) return { resolved: verdict.resolved, proven: verdict.proven, diagnostics: verdict.diagnostics }
  for (const diagnostic of verdict.diagnostics) printDiagnostic(diagnostic, input.print)
  return undefined
}
