import { join } from 'node:path'
import { kinds } from './kinds.ts'
import { isReported, isSound, type Result, readPrinted, runMutants, stages, survives } from './run.ts'
import { knownSurvivors } from './survivors.ts'

const slowMs = 50

/** Prints what became of every kind of mistake: npx node tests/model/mutants/report.ts (npx, for the Node of this project) */
const results = runMutants(await readPrinted(join(import.meta.dirname, '../../../flows')))
printKinds()
printTotals()
printSurvivors()
printSlowest()

function printKinds(): void {
  const head = ['kind', 'applied', ...stages, 'sound', 'survive', 'elsewhere', 'untold', 'slowest ms']
  const rows = kinds.map(({ name }) =>
    row(
      name,
      results.filter(({ kind }) => kind.name === name),
    ),
  )
  const widths = head.map((word, column) => Math.max(word.length, ...rows.map((cells) => cells[column]?.length ?? 0)))
  for (const cells of [head, ...rows]) {
    console.log(
      cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
    )
  }
}

function row(name: string, own: readonly Result[]): string[] {
  const caught = stages.map((stage) => count(own, ({ caughtBy }) => caughtBy === stage))
  const elsewhere = count(own, ({ caughtBy, atItsPlace }) => caughtBy !== undefined && !atItsPlace)
  const untold = count(own, (result) => isSound(result) && !isReported(result))
  const slowest = Math.max(0, ...own.map(({ ms }) => ms)).toFixed(1)
  return [name, String(own.length), ...caught, count(own, isSound), count(own, survives), elsewhere, untold, slowest]
}

/** Nothing is a blank, so that what is there stands out. */
function count(own: readonly Result[], counts: (result: Result) => boolean): string {
  const number = own.filter(counts).length
  return number === 0 ? '' : String(number)
}

function printTotals(): void {
  const mistakes = results.filter((result) => !isSound(result))
  const caught = mistakes.filter((result) => !survives(result))
  const percent = ((caught.length / mistakes.length) * 100).toFixed(2)
  console.log(
    `\n${kinds.length} kinds, ${results.length} mutants: ${mistakes.length} are mistakes, of which ${caught.length} are caught (${percent}%).`,
  )
  console.log(`${results.length - mistakes.length} leave a sound flow, and the difference tells of them.`)
}

function printSurvivors(): void {
  const survivors = results.filter(survives)
  console.log(`\nNot caught: ${survivors.length}`)
  for (const { kind, mode, mutant, fault, crash } of survivors) {
    console.log(`  ${kind.name}: ${mode}, ${mutant.path}:${mutant.lines.first}. ${crash ?? fault ?? 'Nothing is said.'}`)
    console.log(`    Why: ${knownSurvivors[kind.name]?.why ?? 'not known yet.'}`)
  }
}

function printSlowest(): void {
  const slow = results.filter(({ ms }) => ms > slowMs)
  const stillProven = slow.filter(({ resolved, caughtBy }) => resolved && caughtBy !== undefined && caughtBy !== 'proof')
  console.log(
    `\nSlower than ${slowMs} ms: ${slow.length}, of which ${stillProven.length} were proven although a file they use has an error.`,
  )
  for (const { kind, mode, ms } of [...results].sort((a, b) => b.ms - a.ms).slice(0, 10))
    console.log(`  ${ms.toFixed(1)} ms  ${kind.name}: ${mode}`)
}
