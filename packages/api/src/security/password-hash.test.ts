import { performance } from 'node:perf_hooks'
import { hash as argonHash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { codeOf, isFailure } from '../failure/failure.ts'
import { fullPasswordCost as cost, hashPassword, needsRehash, verifyPassword } from './password-hash.ts'

const password = 'tulip carbon moat'

describe('a password', () => {
  it('is kept as argon2id with 19 MiB, two passes and a salt of its own', async () => {
    const [one, other] = [await hashed(password), await hashed(password)]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
  })

  it('fits its own hash and no other', async () => {
    const stored = await hashed(password)
    expect(await verifyPassword(stored, password, cost)).toBe(true)
    expect(await verifyPassword(stored, `${password} `, cost)).toBe(false)
    expect(await verifyPassword(stored, '', cost)).toBe(false)
    expect(await verifyPassword(await hashed('another one of mine'), password, cost)).toBe(false)
  })

  it('fits however it was typed', async () => {
    expect(await verifyPassword(await hashed('cafe\u0301 tulip carbon'), 'caf\u00e9 tulip carbon', cost)).toBe(true)
    expect(await verifyPassword(await hashed('caf\u00e9 tulip carbon'), 'cafe\u0301 tulip carbon', cost)).toBe(true)
  })

  it('fits an older hash of another cost, which is then to be made anew', async () => {
    const old = await argonHash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
    expect(await verifyPassword(old, password, cost)).toBe(true)
    expect([needsRehash(old, cost), needsRehash(await hashed(password), cost)]).toEqual([true, false])
  })
})

describe('where there is no account', () => {
  it('no password fits', async () => {
    for (const typed of [password, '', 'A', '\0']) expect(await verifyPassword(undefined, typed, cost)).toBe(false)
  })

  it('the answer takes as long as a wrong password', async () => {
    const stored = await hashed(password)
    const times: { there: number[]; nobody: number[] } = { there: [], nobody: [] }
    for (let round = 0; round < 31; round++) {
      times.there.push(await timeOf(() => verifyPassword(stored, 'wrong', cost)))
      times.nobody.push(await timeOf(() => verifyPassword(undefined, 'wrong', cost)))
    }
    const ratio = median(times.nobody) / median(times.there)
    expect(ratio).toBeGreaterThan(0.7)
    expect(ratio).toBeLessThan(1.4)
  })
})

describe('a rush', () => {
  it('is refused past two at work and 64 who wait, as a result and not an exception, and is over soon', async () => {
    const stored = await hashed(password)
    const results = await Promise.all(Array.from({ length: 70 }, () => verifyPassword(stored, password, cost)))
    const told = results.map((result) => (isFailure(result) ? codeOf(result) : result))
    expect(told).toEqual([...Array(66).fill(true), ...Array(4).fill('overloaded')])
    expect(await verifyPassword(stored, password, cost)).toBe(true)
  })

  it('leaves out those whose request is gone', async () => {
    const gone = new AbortController()
    const all = Array.from({ length: 66 }, () => hashPassword(password, cost, gone.signal))
    gone.abort()
    expect((await Promise.all(all)).filter(isFailure)).toHaveLength(64)
    expect(isFailure(await verifyPassword(undefined, password, cost, gone.signal))).toBe(true)
  })
})

async function hashed(text: string): Promise<string> {
  const hash = await hashPassword(text, cost)
  if (isFailure(hash)) throw new Error('The queue is full.')
  return hash
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}
