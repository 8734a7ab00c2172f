import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freshDatabase } from '../db/testing/test-database.ts'
import { type Challenge, challengeSecret, checkSolution, makeChallenge } from './challenge.ts'
import { ringOf } from './testing/key-rings.ts'
import { solve } from './testing/solve.ts'

const secret = challengeSecret(ringOf('first'))
const now = new Date('2020-05-04T12:00:00Z')
const fewTries = { secret, now, counter: 3 }

describe('a challenge', () => {
  it('is solved by work, and good once', async () => {
    const { db } = await freshDatabase()
    const solved = await solve(await makeChallenge({ secret, now }))
    expect(await checkSolution(db, { secret, now, solved })).toBe(true)
    expect(await checkSolution(db, { secret, now, solved })).toBe(false)
  })

  it('is good once when it is handed in twenty times at the same moment', async () => {
    const { db } = await freshDatabase()
    const solved = await solve(await makeChallenge(fewTries))
    const all = await Promise.all(Array.from({ length: 20 }, () => checkSolution(db, { secret, now, solved })))
    expect(all.filter((isGood) => isGood)).toHaveLength(1)
  })

  it('takes from 200 to 600 tries, never the same ones', async () => {
    const made = await Promise.all(Array.from({ length: 3 }, () => makeChallenge({ secret, now })))
    const counters = await Promise.all(made.map(async (challenge) => read(await solve(challenge)).solution.counter))
    expect(Math.min(...counters)).toBeGreaterThanOrEqual(200)
    expect(Math.max(...counters)).toBeLessThanOrEqual(600)
    expect(new Set(made.map(({ parameters }) => parameters.nonce)).size).toBe(made.length)
  })

  it('is good for five minutes, by the clock that is given', async () => {
    const { db } = await freshDatabase()
    const made = await makeChallenge(fewTries)
    const solved = await solve(made)
    expect(await checkSolution(db, { secret, now: new Date(now.getTime() + 300_000), solved })).toBe(false)
    expect(await checkSolution(db, { secret, now: new Date(now.getTime() + 299_999), solved })).toBe(true)
  })

  it('is remembered until it is too old', async () => {
    const { db } = await freshDatabase()
    await checkSolution(db, { secret, now, solved: await solve(await makeChallenge(fewTries)) })
    const kept = await db.selectFrom('used_challenges').select('expires_at').execute()
    expect(kept).toEqual([{ expires_at: new Date(now.getTime() + 300_000) }])
  })

  it('stays good while the master key is changed, and not when its key is gone', async () => {
    const { db } = await freshDatabase()
    const solved = await solve(await makeChallenge(fewTries))
    expect(await checkSolution(db, { secret: challengeSecret(ringOf('second')), now, solved })).toBe(false)
    expect(await checkSolution(db, { secret: challengeSecret(ringOf('second first')), now, solved })).toBe(true)
  })
})

describe('what is not a good solution', () => {
  it('is refused, and nothing is written for it', async () => {
    const { db } = await freshDatabase()
    const { challenge, solution } = read(await solve(await makeChallenge(fewTries)))
    const withParameters = (changed: object) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, ...changed } },
      solution,
    })
    const wrong = {
      counter: { challenge, solution: { ...solution, counter: solution.counter + 1 } },
      'another key': { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      'no key': { challenge, solution: { ...solution, derivedKey: '' } },
      'a fraction': { challenge, solution: { ...solution, counter: 3.5 } },
      'less work': withParameters({ cost: 1 }),
      'another nonce': withParameters({ nonce: '00'.repeat(16) }),
      'an easier prefix': withParameters({ keyPrefix: solution.derivedKey.slice(0, 2) }),
      'more time': withParameters({ data: { ...challenge.parameters.data, validUntilMs: now.getTime() + 600_000 } }),
      'no such key': withParameters({ data: { ...challenge.parameters.data, key: '__proto__' } }),
      'no signature': { challenge: { ...challenge, signature: '' }, solution },
      'no solution': { challenge },
    }
    for (const [what, sent] of Object.entries(wrong))
      expect([what, await checkSolution(db, { secret, now, solved: written(sent) })]).toEqual([what, false])
    expect(await db.selectFrom('used_challenges').selectAll().execute()).toEqual([])
  })

  it('is one that is signed with another secret', async () => {
    const { db } = await freshDatabase()
    const data = { key: 'first', validUntilMs: now.getTime() + 1000 }
    const foreign = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      counter: 1,
      deriveKey,
      data,
      hmacSignatureSecret: 'mine',
    })
    const solved = await solve({ ...(await makeChallenge(fewTries)), ...foreign } as Challenge)
    expect(await checkSolution(db, { secret, now, solved })).toBe(false)
  })

  it('is any text at all', async () => {
    const { db } = await freshDatabase()
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json().map((json) => Buffer.from(json).toString('base64')),
    )
    await fc.assert(fc.asyncProperty(anything, async (solved) => !(await checkSolution(db, { secret, now, solved }))))
  })
})

type Solved = { readonly challenge: Challenge; readonly solution: { readonly counter: number; readonly derivedKey: string } }

function read(solved: string): Solved {
  return JSON.parse(Buffer.from(solved, 'base64').toString())
}

function written(sent: object): string {
  return Buffer.from(JSON.stringify(sent)).toString('base64')
}
