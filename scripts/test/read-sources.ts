import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sources } from './import-graph.ts'

/** All sources of the project that Git knows or would take up. */
export function readSources(root: string): Sources {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = stdout.split('\0').filter((file) => file !== '' && existsSync(join(root, file)))
  const sources = files.filter((file) => /\.(ts|tsx|mjs|css|sql|html)$/.test(file) && !file.startsWith('tests/bench/'))
  const texts = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  return { texts, exports: new Map(readdirSync(join(root, 'packages')).map((name) => [name, exportsOf(root, name)])), folders: ['flows'] }
}

function exportsOf(root: string, name: string): Readonly<Record<string, string>> {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as {
    readonly exports?: Readonly<Record<string, string>>
  }
  return exports ?? {}
}
