import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.ts'

const root = join(import.meta.dirname, '..')
const node = join(root, 'node_modules/.bin/node')

/** `npm run dev`: the service starts anew when its code changes, the web is built anew when its code changes. Flows are live anyway. */
if (!build()) process.exit(1)
const running = [
  spawn(node, ['--watch', '--watch-preserve-output', join(root, 'packages/api/src/server.ts')], { stdio: 'inherit' }),
  spawn(node, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--watch', '--logLevel', 'warn'], {
    stdio: 'inherit',
    cwd: join(root, 'packages/web'),
  }),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal)
  })
}
