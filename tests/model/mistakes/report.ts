import { readPrinted } from '../mutants/run.ts'
import { flowsFolder } from '../support/all-flows.ts'
import { drawsOf } from './draw.ts'
import { type Judged, judgeOf } from './judge.ts'
import { makeMistake } from './make-mistake.ts'
import { whatLives } from './what-lives.ts'

/** Makes mistakes, and prints what became of them. */
export async function reportMistakes({ count, seed }: { readonly count: number; readonly seed: number }): Promise<void> {
  const catalogue = await readPrinted(flowsFolder)
  const judge = judgeOf(catalogue)
  const results = Array.from({ length: count }, (_, index) => judge(makeMistake(catalogue, drawsOf(seed * 1_000_000 + index))))
  for (const one of results) printOne(one)
  printTotals(results)
}

function printOne(one: Judged): void {
  const { mistake, found, atItsPlace, crash } = one
  if (found.length > 0 && atItsPlace && found.length < 4) return
  const mark = crash ?? (found.length === 0 ? whatLives(one) : atItsPlace ? `${found.length} errors` : 'elsewhere')
  const [before, after] = [mistake.before, mistake.after].map((value) => JSON.stringify(value)?.slice(0, 90))
  console.log(`${mark}: ${mistake.how} ${mistake.path}:${mistake.lines.first} ${mistake.at.join('.')}: ${before} -> ${after}`)
  for (const { file, line, rule, message } of found.slice(0, 2)) console.log(`    ${file}:${line} ${rule}: ${message}`)
}

function printTotals(results: readonly Judged[]): void {
  const caught = results.filter(({ found }) => found.length > 0)
  const placed = caught.filter(({ atItsPlace }) => atItsPlace)
  const errors = caught.reduce((sum, { found }) => sum + found.length, 0)
  console.log(
    `\n${results.length} mistakes: ${caught.length} found, ${placed.length} at their place, ${(errors / Math.max(1, caught.length)).toFixed(1)} errors each.`,
  )
  const lives = Map.groupBy(
    results.filter(({ found }) => found.length === 0),
    whatLives,
  )
  for (const [life, ones] of lives) console.log(`  ${life}: ${ones.length}`)
}
