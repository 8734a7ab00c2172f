import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.ts'
import { bringChromium, noChromium } from './support/chromium.ts'
import { knownWords } from './support/known-words.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, '.screenshots')

/**
 * `npm run screenshots`: every step, and every page of the dashboard as each demo customer sees it, at the width of a phone and of a desk,
 * light and dark, in both languages, into a folder that git ignores. `-- dashboard`: the pages of the dashboard alone.
 */
async function main(): Promise<number> {
  if (!(await bringChromium())) {
    console.error(noChromium)
    return 1
  }
  if (!build()) return 1
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const of = process.argv.includes('dashboard') ? '-dashboard' : ''
  const env = { ...process.env, BROWSER: 'all', SCREENSHOTS: folder }
  const { status } = spawnSync(process.execPath, [vitest, 'run', `tests/browser/screenshots${of}`, '--reporter=default'], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  const pictures = readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.png'))
  console.log(`${pictures.length} pictures are in ${folder}.`)
  return status ?? 1
}

knownWords('npm run screenshots', 'takes a picture of every step and page, into .screenshots; with “dashboard”, of the dashboard alone.', [
  'dashboard',
])
process.exitCode = await main()
