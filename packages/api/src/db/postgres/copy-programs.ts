import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

/** Copies the programs to where every user can read them: the installation may be in a private home. Done once. */
export function copyPrograms(home: string): string {
  const target = join(tmpdir(), `postgres-programs-${versionOf(home)}-${process.getuid?.() ?? 0}`)
  if (isOurs(target) && isWhole(home, target)) return target
  const copy = mkdtempSync(join(tmpdir(), 'postgres-programs-'))
  cpSync(home, copy, { recursive: true, verbatimSymlinks: true })
  mendLinks(copy)
  spawnSync('chmod', ['-R', 'a+rX', copy])
  try {
    renameSync(copy, target)
    return target
  } catch {
    // Something else exists there: this copy is used as it is.
    return copy
  }
}

/** npm cannot pack links. The package makes them after its installation; this does where install scripts are switched off. */
export function mendLinks(home: string): void {
  const list = join(home, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const place = join(home, relative('native', target))
    if (existsSync(place)) continue
    try {
      symlinkSync(relative(dirname(target), source), place)
    } catch {
      // A folder that cannot be written: the copy gets them.
    }
  }
}

function versionOf(home: string): string {
  const { version } = JSON.parse(readFileSync(join(home, '../package.json'), 'utf8')) as { version: string }
  return version
}

/** Anybody may put a folder among the temporary files: only one of our own is trusted. */
function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
}

/** Systems clear out temporary files that nobody used for long. */
function isWhole(home: string, copy: string): boolean {
  return readdirSync(home, { recursive: true, encoding: 'utf8' }).every((name) => existsSync(join(copy, name)))
}
