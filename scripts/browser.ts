import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.ts'
import { bringChromium, noChromium } from './support/chromium.ts'
import { knownWords } from './support/known-words.ts'

const root = join(import.meta.dirname, '..')

/**
 * `npm run browser`: every flow walked by clicking and typing, in a real browser against a real service. Names of files choose among them;
 * `BROWSER=some` does as much as has room in every run of all tests.
 */
async function main(words: readonly string[]): Promise<number> {
  if (!(await bringChromium())) {
    console.error(noChromium)
    return 1
  }
  if (!build()) return 1
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const files = words.length > 0 ? words : ['tests/browser']
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { BROWSER: 'all', ...process.env },
  })
  return status ?? 1
}

knownWords(
  'npm run browser',
  'walks every mode by clicking and typing in Chromium; with names of files in tests/browser, does those alone.',
  [/^[^-]/],
)
process.exitCode = await main(process.argv.slice(2))
