import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Builds what has to be built: the web. Turbo skips it when nothing has changed. False when it failed. */
export function build(): boolean {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/turbo'), ['run', 'build', '--output-logs=errors-only'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
  })
  if (status === 0) return true
  console.error(`${stdout}\n${stderr}\nThe web could not be built.`)
  return false
}
