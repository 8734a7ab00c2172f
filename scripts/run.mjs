// The way in for every npm script. Plain JavaScript for whatever Node the machine has: it installs what is missing,
// the right Node among it, and hands over to that.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { memoryFlags } from './memory-flags.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [command = 'start', ...words] = process.argv.slice(2)

function isInstalled() {
  const done = join(root, 'node_modules/.package-lock.json')
  const wanted = join(root, 'package-lock.json')
  return existsSync(done) && existsSync(join(root, 'node_modules/.bin/node')) && statSync(done).mtimeMs >= statSync(wanted).mtimeMs - 1000
}

function install() {
  const fresh = !existsSync(join(root, 'node_modules'))
  console.log(fresh ? 'Installing what is needed (about a minute, the first time) …' : 'Installing what is new …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status, error } = spawnSync(npm, [fresh ? 'ci' : 'install', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status === 0) return
  console.error(error ? `npm could not be started: ${error.message}` : 'The installation failed; the lines above say why.')
  process.exit(status ?? 1)
}

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 20) {
  console.error(`This needs Node 20 or newer to begin with; here is ${process.versions.node}.`)
  process.exit(1)
}
if (!isInstalled()) install()

// What is compiled of our files is kept beside what is installed: most of the time that a start takes goes into that.
const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compiled')
const flags = command === 'start' ? memoryFlags : []
const child = spawn(join(root, 'node_modules/.bin/node'), [...flags, join(root, 'scripts', `${command}.ts`), ...words], {
  stdio: 'inherit',
  env: { ...process.env, NODE_COMPILE_CACHE: compiled, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
