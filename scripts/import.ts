import { importCommand } from '@app/api/import'
import { openScreen } from './support/screen.ts'

/** `npm run import -- …`: reads public data. */
async function main(): Promise<number> {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())
  // npm changes into its own folder; a path is meant from where it was typed.
  const folder = process.env['INIT_CWD'] ?? process.cwd()
  return importCommand(process.argv.slice(2), { env: process.env, folder, signal: stopping.signal, screen: openScreen() })
}

process.exitCode = await main()
