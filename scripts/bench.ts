import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** `npm run bench`: a package of its own, because what it compares with is no part of the product. */
const { status } = spawnSync(process.execPath, [join(import.meta.dirname, '../tests/bench/run.mjs'), ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
