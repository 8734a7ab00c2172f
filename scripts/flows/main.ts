import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// To compile the engine takes as long as most commands.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)))
const { runCommand } = await import('./run-command.ts')
process.exitCode = await runCommand(process.argv.slice(2), { env: process.env, print: console.log, printError: console.error })
