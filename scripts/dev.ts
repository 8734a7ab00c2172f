import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.ts'
import { knownWords } from './support/known-words.ts'

const root = join(import.meta.dirname, '..')
const node = join(root, 'node_modules/.bin/node')

const webFolder = join(root, 'packages/web')
const vite = join(root, 'node_modules/vite/bin/vite.js')

/** The app, what draws pages, and their scripts. All were built once: none may clear away what the others have put beside it. */
const webBuilds = [['--emptyOutDir', 'false'], ...['pages', 'islands'].map((name) => ['--config', `vite.${name}.config.ts`])]

/** `npm run dev`: the service starts anew when its code changes, the web is built anew when its code changes. Flows are live anyway. */
knownWords('npm run dev', 'runs the service and builds the web, each anew when its code changes. Flows are live in any case.')
if (!build()) process.exit(1)
const running = [
  spawn(node, ['--watch', '--watch-preserve-output', join(root, 'packages/api/src/server.ts')], { stdio: 'inherit' }),
  ...webBuilds.map((config) =>
    spawn(node, [vite, 'build', '--watch', '--logLevel', 'warn', ...config], { stdio: 'inherit', cwd: webFolder }),
  ),
]
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal)
  })
}
