import { databaseCommand } from '@app/api/db'
import { openScreen } from './support/screen.ts'

/** `npm run db -- …`: looks after the database. */
async function main(): Promise<number> {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())
  // npm changes into its own folder; a path is meant from where it was typed.
  const folder = process.env['INIT_CWD'] ?? process.cwd()
  const around = { env: process.env, folder, now: () => new Date(), signal: stopping.signal, screen: openScreen() }
  return databaseCommand(process.argv.slice(2), around)
}

process.exitCode = await main()
