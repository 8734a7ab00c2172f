import { expect, it } from 'vitest'
import { freshDatabase } from '../db/testing/test-database.ts'
import { type KeyRing, readKeyRing } from '../security/key-ring.ts'
import { recordServiceKeys } from '../security/rotation/service-keys.ts'
import { addPeople, readSomebody } from '../security/rotation/testing/people.ts'
import { randomKey } from '../security/testing/key-rings.ts'
import { keysCommand } from './keys.ts'

const [first, second, index] = [`first:${randomKey()}`, `second:${randomKey()}`, `index:${randomKey()}`]
const before = { ENCRYPTION_KEYS: first, ENCRYPTION_INDEX_KEYS: index }
const during = { ENCRYPTION_KEYS: `${second},${first}`, ENCRYPTION_INDEX_KEYS: index }
const after = { ENCRYPTION_KEYS: second, ENCRYPTION_INDEX_KEYS: index }

it('tells which key is needed how often, puts all under the first, and says when the old one may go', async () => {
  const { db, keys } = await withPeople(3)
  const early = await keys(during, 'status')
  expect(early.code).toBe(1)
  expect(early.said).toContain('ENCRYPTION_KEYS: second (in use), first')
  expect(early.said).toMatch(/people\.email +3 under first/)
  expect(early.said).toContain('32 values need the key first: “npm run keys -- rotate” puts them under second.')

  const done = await keys(during, 'rotate')
  expect([done.code, done.complaints]).toEqual([0, ''])
  expect(done.said).toMatch(/^32 values put under the first key in /)
  expect(done.said).toMatch(/people\.email +3 under second/)
  expect(done.said).toContain('No value needs the key first any more.')
  expect(await db.selectFrom('audit_events').select(['action', 'detail']).execute()).toMatchObject([
    { action: 'keys.rotated', detail: { key: 'second', values: 32, isThrough: true } },
  ])

  expect((await keys(after, 'status')).code).toBe(0)
  expect((await keys(after, 'rotate')).said).toMatch(/^0 values put/)
})

it('says which key is missing when it was taken out too early', async () => {
  const { keys } = await withPeople(1)
  const { code, said } = await keys(after, 'status')
  expect(code).toBe(1)
  expect(said).toContain('11 values need the key first, which is not there. Put it back into ENCRYPTION_KEYS.')
})

it('changes nothing while a service runs that could not read it', async () => {
  const { db, ring, keys, people } = await withPeople(1)
  // This is how a service is known: by the name of its connections, and by what it wrote down when it started.
  await recordServiceKeys(db, ring)
  const { code, complaints } = await keys(during, 'rotate', { pid: -1 })
  expect([code, complaints]).toEqual([1, expect.stringContaining(`process ${process.pid}`)])
  for (const somebody of people) await expect(readSomebody(db, ring, somebody)).resolves.toBeDefined()
  await recordServiceKeys(db, ringFrom(during))
  expect((await keys(during, 'rotate', { pid: -1 })).code).toBe(0)
})

it.each([[[]], [['burn']], [['rotate', 'now']]])('explains itself when called with %j', async (words) => {
  const complaints: string[] = []
  const screen = {
    print: (line: string) => complaints.push(line),
    complain: (line: string) => complaints.push(line),
    progress: () => undefined,
  }
  expect(await keysCommand(words, { env: {}, pid: process.pid, screen, signal: new AbortController().signal })).toBe(2)
  expect(complaints.join('\n')).toContain('Put the new key first')
})

async function withPeople(count: number) {
  const { db, url } = await freshDatabase()
  const ring = ringFrom(before)
  const people = await addPeople(db, ring, count)
  const keys = async (env: typeof during, word: string, { pid = process.pid } = {}) => {
    const [said, complaints]: string[][] = [[], []]
    const screen = {
      print: (line: string) => said?.push(line),
      complain: (line: string) => complaints?.push(line),
      progress: () => undefined,
    }
    const code = await keysCommand([word], { env: { ...env, DATABASE_URL: url }, pid, screen, signal: new AbortController().signal })
    return { code, said: said?.join('\n'), complaints: complaints?.join('\n') }
  }
  return { db, ring, people, keys }
}

function ringFrom(env: typeof before): KeyRing {
  const { ring, problem } = readKeyRing(env, '')
  if (ring === undefined) throw new Error(problem)
  return ring
}
