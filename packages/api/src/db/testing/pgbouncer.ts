import { spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { runnerFor } from '../postgres/runner.ts'

const program = '/usr/sbin/pgbouncer'
const port = 6543

export const hasPgBouncer = existsSync(program)

/** A pooler that lends five connections of a role, for a transaction each. Answers with the address of the database through it. */
export async function startPgBouncer(url: string, { ignored = '' } = {}): Promise<string> {
  const { hostname, port: serverPort, pathname, username, password, searchParams } = new URL(url)
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'))
  const name = pathname.slice(1)
  const server = `host=${searchParams.get('host') ?? hostname} port=${serverPort || 5432} dbname=${name} user=${username}`
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
${name} = ${server}${password && ` password=${password}`}
[pgbouncer]
listen_addr =
unix_socket_dir = ${folder}
listen_port = ${port}
auth_type = any
pool_mode = transaction
default_pool_size = 5
ignore_startup_parameters = ${ignored || 'extra_float_digits'}
`,
  )
  // A server that is asked through a socket answers nobody but its own user.
  const runner = runnerFor(searchParams.get('host') ?? folder)
  if (runner) chownSync(folder, runner.uid, runner.gid)
  chmodSync(folder, 0o755)
  const child = spawn(program, [join(folder, 'pgbouncer.ini')], { ...runner, cwd: '/', stdio: 'ignore' })
  onTestFinished(() => void child.kill())
  while (!(await answers(join(folder, `.s.PGSQL.${port}`)))) await pause(20)
  return `postgres://${username}@localhost:${port}/${name}?host=${encodeURIComponent(folder)}`
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const knock = connect(socket)
    knock.once('connect', () => resolve(true)).once('error', () => resolve(false))
    knock.once('connect', () => knock.destroy())
  })
}
