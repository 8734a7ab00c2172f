import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** Who runs the database. Undefined: the user who runs this process. */
export type Runner = { readonly uid: number; readonly gid: number } | undefined

/** PostgreSQL refuses to be root: then the owner of the data runs it, or else the user that every system has for such things. */
export function runnerFor(...folders: readonly string[]): Runner {
  if (process.getuid?.() !== 0) return undefined
  for (const folder of folders) {
    const owner = statSync(folder, { throwIfNoEntry: false })
    if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  }
  return { uid: idOfNobody('-u'), gid: idOfNobody('-g') }
}

/** Can this user walk into the folder, through everything above it? */
export function canReach(runner: Runner, folder: string): boolean {
  return runner === undefined || spawnSync('test', ['-x', folder], { cwd: '/', ...runner }).status === 0
}

function idOfNobody(which: '-u' | '-g'): number {
  const { stdout } = spawnSync('id', [which, 'nobody'], { encoding: 'utf8' })
  const id = Number.parseInt(stdout ?? '', 10)
  return Number.isInteger(id) ? id : 65_534
}
