import { randomBytes } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { freshDatabaseUrl } from './test-database.ts'
import { ask } from './test-server.ts'

/** The same database for its owner, for a role that may only connect, and for the administrator of the server. */
type WithRoles = { readonly ownerUrl: string; readonly url: string; readonly adminUrl: string }

/** An empty database that belongs to a role without further rights, and another role that may only enter. All gone after the test. */
export async function databaseWithRoles(): Promise<WithRoles> {
  const { url: adminUrl, drop } = await freshDatabaseUrl('empty')
  const database = new URL(adminUrl).pathname.slice(1)
  const names = ['owner', 'guest'].map((kind) => `test_${kind}_${randomBytes(4).toString('hex')}`)
  const password = randomBytes(8).toString('hex')
  for (const name of names) await ask(adminUrl, `create role ${name} login password '${password}'`)
  await ask(adminUrl, `alter database ${database} owner to ${names[0]}`)
  onTestFinished(async () => {
    await drop()
    const other = await freshDatabaseUrl('empty')
    for (const name of names) await ask(other.url, `drop role ${name}`)
    await other.drop()
  })
  const [ownerUrl = '', url = ''] = names.map((name) => {
    const own = new URL(adminUrl)
    own.username = name
    own.password = password
    return own.href
  })
  return { ownerUrl, url, adminUrl }
}
