import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { flowsFolder } from './support/all-flows.ts'
import { runFlows } from './support/run-flows.ts'

let folder = ''
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'flows-')), 'flows')
  await cp(flowsFolder, folder, { recursive: true })
})
afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }))

const mode = 'modes/landing-rollover.json'
const jobs = 'steps/previous-jobs.json'

/** What check finds in the mode after a change of a file, each word of which is exchanged for another. */
async function foundAfter(path: string, ...words: readonly (readonly [was: string, is: string])[]): Promise<readonly string[]> {
  const file = join(folder, path)
  const text = await readFile(file, 'utf8')
  const changed = words.reduce((sum, [was, is]) => sum.replace(was, () => is), text)
  expect(changed === text).toBe(words.length === 0)
  await writeFile(file, changed)
  const { out } = await runFlows(['check', `flows/${mode}`, '--json', '--flows', folder])
  await writeFile(file, text)
  const { diagnostics } = JSON.parse(out) as { readonly diagnostics: readonly { readonly rule: string; readonly file: string }[] }
  return diagnostics.filter((one) => one.file === mode).map(({ rule }) => rule)
}

it('what was proven before is proven again where its budget or what a step asks is another', async () => {
  expect(await foundAfter(mode)).toEqual([])
  expect(await foundAfter(mode, ['"screens": 6, "inputs": 13', '"screens": 5, "inputs": 13'])).toEqual(['over-budget'])
  const withPay = [
    ['to the plan.",\n          "optional": true,', 'to the plan.",'],
    ['"format": "Enter an amount', '"required": "Enter your pay, or 0.",\n            "format": "Enter an amount'],
  ] as const
  expect(await foundAfter(jobs, ...withPay)).toEqual(['over-budget', 'over-budget'])
  expect(await foundAfter(jobs, ['in your last year.', 'in the last year there.'])).toEqual([])
})
