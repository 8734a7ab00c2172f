import { expect, it } from 'vitest'
import { freshDatabase } from '../../db/testing/test-database.ts'
import { emailIndex } from '../../domains/auth/account.ts'
import { sealedPeople } from '../../domains/auth/sealed.ts'
import { sealing } from '../sealing.ts'
import { ringOf } from '../testing/key-rings.ts'
import { keysProblem } from './keys-problem.ts'
import { rotate } from './rotate.ts'
import { addPeople } from './testing/people.ts'

const table = sealedPeople
const quiet = { tables: [sealedPeople], progress: () => undefined, signal: new AbortController().signal }

it('a database that is empty, or filled with these keys, can be worked on; also while they are changed', async () => {
  const { db } = await freshDatabase()
  expect(await keysProblem(db, ringOf('old'), { table })).toBeUndefined()
  await addPeople(db, ringOf('old'), 3)
  expect(await keysProblem(db, ringOf('old'), { table })).toBeUndefined()
  expect(await keysProblem(db, ringOf('new old'), { table })).toBeUndefined()
  await rotate({ db, ring: ringOf('new old'), ...quiet })
  expect(await keysProblem(db, ringOf('new'), { table })).toBeUndefined()
})

it('a key that was taken out too early, or is not there at all, is named', async () => {
  const { db } = await freshDatabase()
  await addPeople(db, ringOf('old', 'index'), 1)
  expect(await keysProblem(db, ringOf('new', 'index'), { table })).toMatch(
    /^This database was filled with the key old, which is not in ENCRYPTION_KEYS\. Put it back\./,
  )
  expect(await keysProblem(db, ringOf('old', 'other'), { table, keyFile: '/data/keys.env' })).toMatch(
    /^This database was filled with the key index, which is not in ENCRYPTION_INDEX_KEYS of the key file \/data\/keys\.env\./,
  )
})

it('a key that only a part of the rows is under is needed as well', async () => {
  const { db } = await freshDatabase()
  const old = await addPeople(db, ringOf('old'), 2)
  const [first = ''] = old.map(({ id }) => id).toSorted()
  const sealed = sealing(ringOf('new'), sealedPeople)
  const own = { email: sealed.seal('email', first, 'a@example.com'), first_name: sealed.seal('first_name', first, 'A') }
  const rest = {
    pending_email: null,
    last_name: sealed.seal('last_name', first, 'B'),
    email_index: emailIndex(ringOf('new'), 'a@example.com'),
  }
  await db
    .updateTable('people')
    .set({ ...own, ...rest })
    .where('id', '=', first)
    .execute()
  expect(await keysProblem(db, ringOf('new old'), { table })).toBeUndefined()
  expect(await keysProblem(db, ringOf('new'), { table })).toContain('the key old, which is not in ENCRYPTION_KEYS')
})

it('a key of the same name that is another one is not taken for it', async () => {
  const { db } = await freshDatabase()
  const [ring, other] = [ringOf('old', 'index'), ringOf('another', 'second')]
  await addPeople(db, ring, 2)
  const [key] = other.master.byId.values()
  const [indexKey] = other.index.byId.values()
  if (!key || !indexKey) throw new Error('There is no key.')
  const masters = { current: { id: 'old', key }, byId: new Map([['old', key]]) }
  expect(await keysProblem(db, { ...ring, master: masters }, { table })).toMatch(/^The key old in ENCRYPTION_KEYS is another one than that/)
  const indexes = { current: { id: 'index', key: indexKey }, byId: new Map([['index', indexKey]]) }
  expect(await keysProblem(db, { ...ring, index: indexes }, { table })).toMatch(/^The key index in ENCRYPTION_INDEX_KEYS is another one/)
})

it('a single value that is damaged stops no service', async () => {
  const { db } = await freshDatabase()
  const people = await addPeople(db, ringOf('old'), 3)
  const [first, last] = [people.map(({ id }) => id).toSorted()[0] ?? '', people.map(({ id }) => id).toSorted()[2] ?? '']
  const { email } = await db.selectFrom('people').select('email').where('id', '=', last).executeTakeFirstOrThrow()
  await db.updateTable('people').set({ email }).where('id', '=', first).execute()
  expect(await keysProblem(db, ringOf('old'), { table })).toBeUndefined()
})
