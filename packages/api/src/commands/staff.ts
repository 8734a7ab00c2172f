import { randomUUID } from 'node:crypto'
import { type StaffRole, staffRoles } from '@app/schemas/rules/desk/roles'
import { toSentEmail } from '@app/schemas/rules/people/email'
import type { Screen } from '../db/commands/command.ts'
import type { Database } from '../db/database.ts'
import { readAheadMs } from '../demo/clock.ts'
import { colleaguesWith } from '../domains/auth/staff/colleagues.ts'
import { makeInvitation } from '../domains/auth/staff/invitations.ts'
import type { KeyRing } from '../security/key-ring.ts'
import { complain, refuseOtherTables, withKeyedDatabase } from './with-keyed-database.ts'

export type { Screen } from '../db/commands/command.ts'

type Env = Readonly<Record<string, string | undefined>>

const usage = `npm run staff -- invite EMAIL [ROLE]   prints an invitation to the desk; ROLE is one of ${staffRoles.join(', ')}
npm run staff -- list                  who works at the desk
The first colleague of an empty service is a lead, who invites the others at /desk.`

/** `npm run staff -- …`. Answers with the exit code: 0 when it is done, 1 when it could not be, 2 for wrong words. */
export async function staffCommand(words: readonly string[], { env, screen }: { readonly env: Env; readonly screen: Screen }) {
  const [command, typed, role = 'lead', ...more] = words
  if (command === undefined || command === 'help' || command === '--help') {
    screen.print(usage)
    return command === undefined ? 2 : 0
  }
  if (command === 'list' && typed === undefined) return withKeyedDatabase(screen, env, (db, keys) => list(db, keys, screen))
  if (command !== 'invite' || more.length > 0) return wrong(screen, `“${words.join(' ')}” is not known here.`)
  const email = toSentEmail(typed ?? '')
  if (!email.ok) return wrong(screen, typed === undefined ? 'Say whom: an e-mail address.' : `“${typed}” is not an e-mail address.`)
  if (!isRole(role)) return wrong(screen, `There is no role “${role}”.`)
  return withKeyedDatabase(screen, env, (db, keys) => invite(db, keys, { email: email.value, role, env }, screen))
}

async function invite(
  db: Database,
  keys: KeyRing,
  { email, role, env }: { readonly email: string; readonly role: StaffRole; readonly env: Env },
  screen: Screen,
): Promise<number> {
  await refuseOtherTables(db)
  const now = await nowIn(db, env)
  const invites = { keys, newId: randomUUID, now: () => now }
  const url = await db.transaction().execute((trx) => makeInvitation(invites, trx, publicUrlIn(env), { email, role, invitedBy: null }))
  screen.print(`An invitation for ${email} as ${role}. Open it in the browser and sign in, or sign up, with that address:`)
  screen.print(`  ${url}`)
  screen.print('It is good once, for three days. Nobody else should see it.')
  return 0
}

async function list(db: Database, keys: KeyRing, screen: Screen): Promise<number> {
  await refuseOtherTables(db)
  const all = await colleaguesWith({ keys }, db)
  if (all.length === 0)
    return complain(screen, ['Nobody works at the desk yet. “npm run staff -- invite EMAIL” prints the first invitation.'])
  for (const { name, email, role } of all) screen.print(`${role.padEnd(11)} ${name}, ${email}`)
  return 0
}

function wrong(screen: Screen, line: string): number {
  screen.complain(line)
  screen.complain(usage)
  return 2
}

function isRole(word: string): word is StaffRole {
  return (staffRoles as readonly string[]).includes(word)
}

/** As the service has it: an empty variable counts as one that is not set. */
function publicUrlIn(env: Env): string {
  return (env['PUBLIC_URL'] || `http://localhost:${env['PORT'] || 3000}`).replace(/\/$/, '')
}

/** By the clock of the service, which moves ahead with a demonstration. */
async function nowIn(db: Database, env: Env): Promise<Date> {
  return new Date(Date.now() + (env['NODE_ENV'] === 'production' ? 0 : await readAheadMs(db)))
}
