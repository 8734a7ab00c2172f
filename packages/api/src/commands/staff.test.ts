import { expect, it } from 'vitest'
import { freshDatabase } from '../db/testing/test-database.ts'
import { advanceClock } from '../demo/clock.ts'
import { randomKey } from '../security/testing/key-rings.ts'
import { staffCommand } from './staff.ts'

const dayMs = 86_400_000

async function command(own: Readonly<Record<string, string>> = {}) {
  const { url, db } = await freshDatabase()
  const env = {
    DATABASE_URL: url,
    PUBLIC_URL: 'https://www.example.com',
    ...own,
    ENCRYPTION_KEYS: `key:${randomKey()}`,
    ENCRYPTION_INDEX_KEYS: `index:${randomKey()}`,
  }
  const run = async (...words: readonly string[]) => {
    const said: string[] = []
    const say = (line: string) => void said.push(line)
    const code = await staffCommand(words, { env, screen: { print: say, complain: say, progress: say } })
    return { code, said: said.join('\n') }
  }
  return { run, db }
}

it('the first colleague of an empty service is invited on the command line, as a lead', async () => {
  const { run, db } = await command()
  expect(await run('list')).toMatchObject({ code: 1, said: expect.stringContaining('Nobody works at the desk yet.') })
  const { code, said } = await run('invite', 'Ann@Example.com')
  expect(code).toBe(0)
  expect(said).toMatch(/An invitation for ann@example\.com as lead\..*https:\/\/www\.example\.com\/desk\/join#token=\S{30,}/s)
  const row = await db.selectFrom('staff_invitations').select(['role', 'invited_by', 'email', 'hash']).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ role: 'lead', invited_by: null })
  expect([row.email.includes('ann@'), said.includes(row.hash)]).toEqual([false, false])
})

it('its link leads to the service also where the address is an empty variable, which counts as none', async () => {
  const { run } = await command({ PUBLIC_URL: '', PORT: '' })
  expect((await run('invite', 'ann@example.com')).said).toContain('  http://localhost:3000/desk/join#token=')
})

it('it is good for three days by the clock of the service, which a demonstration may have moved', async () => {
  const { run, db } = await command()
  await advanceClock(db, 30 * dayMs)
  await run('invite', 'ann@example.com')
  const { expires_at } = await db.selectFrom('staff_invitations').select('expires_at').executeTakeFirstOrThrow()
  expect((expires_at.getTime() - Date.now()) / dayMs).toBeCloseTo(33, 1)
})

it.each([
  [[], 2, 'npm run staff -- invite'],
  [['help'], 0, 'npm run staff -- invite'],
  [['burn'], 2, '“burn” is not known here.'],
  [['invite'], 2, 'Say whom: an e-mail address.'],
  [['invite', 'ann'], 2, '“ann” is not an e-mail address.'],
  [['invite', 'ann@example.com', 'boss'], 2, 'There is no role “boss”.'],
])('%j is answered with what can be done', async (words, code, said) => {
  const { run } = await command()
  expect(await run(...words)).toMatchObject({ code, said: expect.stringContaining(said) })
})
