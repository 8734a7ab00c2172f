import { audit } from '../db/audit.ts'
import type { Screen } from '../db/commands/command.ts'
import { counted, secondsSince } from '../db/commands/numbers.ts'
import type { Database } from '../db/database.ts'
import type { KeyRing } from '../security/key-ring.ts'
import { countKeys } from '../security/rotation/count-keys.ts'
import { isInOrder, printKeys } from '../security/rotation/key-report.ts'
import { rotate } from '../security/rotation/rotate.ts'
import { servicesWithout } from '../security/rotation/service-keys.ts'
import { complain, refuseOtherTables, withKeyedDatabase } from './with-keyed-database.ts'

export type { Screen } from '../db/commands/command.ts'

type Around = {
  readonly env: Readonly<Record<string, string | undefined>>
  /** This process, which is not a service. */
  readonly pid: number
  readonly screen: Screen
  readonly signal: AbortSignal
}
type Input = Omit<Around, 'env'> & { readonly db: Database; readonly ring: KeyRing }

const commands: Readonly<Record<string, (input: Input) => Promise<number>>> = { status, rotate: rotateAll }

/** `npm run keys -- COMMAND`. Answers with the exit code: 0 when all is well, 1 when something is left or went wrong, 2 for wrong words. */
export async function keysCommand([name, ...more]: readonly string[], { env, ...around }: Around): Promise<number> {
  const { screen } = around
  if (name === undefined || name === 'help' || name === '--help') return help(screen.print, name === undefined ? 2 : 0)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || more.length > 0) {
    screen.complain(`“${[name, ...more].join(' ')}” is not known here.`)
    return help(screen.complain, 2)
  }
  return withKeyedDatabase(around.screen, env, (db, ring) => command({ ...around, db, ring }))
}

/** All domains say what they seal: they are loaded for the work, and not to say how it is asked for. */
async function sealedTables() {
  return (await import('../domains/index.ts')).allSealedTables
}

async function status({ db, ring, screen }: Input): Promise<number> {
  await refuseOtherTables(db)
  const uses = await countKeys(db, ring, await sealedTables())
  printKeys(uses, screen.print)
  return uses.every(isInOrder) ? 0 : 1
}

async function rotateAll({ db, ring, pid, screen, signal }: Input): Promise<number> {
  await refuseOtherTables(db)
  const behind = await servicesWithout(db, ring, pid)
  if (behind.length > 0) {
    const who = behind.map((service) => `process ${service}`).join(', ')
    return complain(screen, [
      `A service that runs (${who}) does not have the first key yet, and could not read what is put under it.`,
      howTo,
    ])
  }
  const started = performance.now()
  const progress = (table: string, rows: number, pass: number) =>
    screen.progress(`  ${table}: ${counted(rows, 'row')} looked at${pass > 1 ? ' again' : ''}`)
  const { values, isThrough, problems } = await rotate({ db, ring, tables: await sealedTables(), progress, signal })
  const detail = { key: ring.master.current.id, indexKey: ring.index.current.id, values, isThrough }
  if (values > 0) await audit(db, { actor: 'keys command', action: 'keys.rotated', subject: 'keys', detail })
  screen.print(`${counted(values, 'value')} put under the first key in ${secondsSince(started)}.`)
  if (signal.aborted) return complain(screen, ['Stopped. What is done stays done; run it again to go on.'])
  for (const [problem, count] of problems)
    screen.complain(`${problem} That is so ${count === 1 ? 'once' : `${count} times`}; it stays as it is.`)
  if (!isThrough)
    screen.complain('Some values were in use, or came back under an old key from a service that still writes with it. Run this again.')
  const uses = await countKeys(db, ring, await sealedTables())
  printKeys(uses, screen.print)
  return isThrough && problems.size === 0 && uses.every(isInOrder) ? 0 : 1
}

function help(print: (line: string) => void, code: number): number {
  print('npm run keys -- COMMAND   looks after the keys that personal data is encrypted with')
  print('  status   how many values each key is needed for')
  print('  rotate   puts every value under the first key, while the service goes on')
  print(howTo)
  return code
}

const howTo = `To change a key in ENCRYPTION_KEYS or ENCRYPTION_INDEX_KEYS (or in the file development-keys.env):
  1. Several services: put the new key behind the old one, NAME:KEY,NEW:KEY, and start each again. One service: go on with 2.
  2. Put the new key first, NEW:KEY,NAME:KEY, and start every service again.
  3. Set the same for “npm run keys -- rotate”, and run it.
  4. Take the old key out when “npm run keys -- status” says so, and start every service again.`
