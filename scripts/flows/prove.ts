import { type Cost, countPaths, type Proof, unreadable, verifyMode } from '@app/engine/author'
import type { Command, CommandInput } from './command.ts'
import { modeNamed } from './modes.ts'
import { printDiagnostic } from './print/diagnostics.ts'
import { bold, dim, green, red } from './print/style.ts'

/** The ten proofs of a mode, or of all. */
export const proveCommand = {
  name: 'prove',
  usage: '[MODE] [--json]',
  about: 'the ten proofs, with what was looked at and the verdict',
  run(input) {
    const named = input.words.length > 0 ? modeNamed(input) : undefined
    if (input.words.length > 0 && named === undefined) return 2
    const modes = named === undefined ? everyMode(input) : [named]
    const reports = modes.map((mode) => proveOne(input, mode))
    const sound = reports.every((report) => report.sound)
    if (input.flags['json']) input.print(JSON.stringify(reports, null, 2))
    else {
      for (const report of reports) printOne(input, report, named !== undefined)
      printCosts(input.print, reports)
      const faulty = reports.filter((report) => !report.sound).length
      input.print(
        sound
          ? green(`${modes.length === 1 ? 'It is' : `All ${modes.length} modes are`} proven.`)
          : red(`${faulty} of ${modes.length} not proven.`),
      )
    }
    return sound ? 0 : 1
  },
} satisfies Command

/** Also those whose file cannot be read: they are not proven. */
function everyMode({ catalogue }: CommandInput): readonly string[] {
  const broken = unreadable(catalogue).flatMap(({ file }) => /^modes\/(.+)\.json$/.exec(file)?.[1] ?? [])
  return [...new Set([...catalogue.documents.mode.keys(), ...broken])].toSorted()
}

function proveOne({ catalogue, hash }: CommandInput, mode: string) {
  const { proven, resolved, diagnostics, costs } = verifyMode(catalogue, mode, hash)
  const proofs: readonly Proof[] = proven?.proofs ?? []
  const sound = (proven?.sound ?? false) && !diagnostics.some(({ severity }) => severity === 'error')
  const states = proven?.walk.spots.length ?? 0
  const walks = proven ? String(countPaths(proven.walk)) : '0'
  return { mode, version: resolved?.version, sound, states, walks, proofs, costs, diagnostics }
}

function printOne(
  { print }: CommandInput,
  { mode, version, sound, states, walks, proofs, diagnostics }: ReturnType<typeof proveOne>,
  long: boolean,
): void {
  const mark = sound ? green('✓') : red('✗')
  print(`${mark} ${bold(mode.padEnd(26))} ${dim(`${version ?? 'broken'}`)}  ${states} states, ${walks} walks`)
  if (long || !sound) {
    for (const { number, claim, proven, looked } of proofs)
      print(`    ${proven ? green('proven') : red('failed')}  ${number}. ${claim} ${dim(looked)}`)
    if (proofs.length > 0) print()
    for (const diagnostic of diagnostics) printDiagnostic(diagnostic, print)
  }
}

/** What each mode costs people: screens and inputs to the first result and to the end. */
function printCosts(print: CommandInput['print'], reports: readonly ReturnType<typeof proveOne>[]): void {
  const cost = (one: Cost | undefined) => (one ? `${one.screens} screens, ${one.inputs} inputs` : 'none').padEnd(24)
  print(`\n${bold('The shortest way'.padEnd(28))}${bold('to the first result'.padEnd(24))}${bold('to the end')}`)
  for (const { mode, costs } of reports) print(`${mode.padEnd(28)}${cost(costs?.result)}${cost(costs?.end).trimEnd()}`)
  print()
}
