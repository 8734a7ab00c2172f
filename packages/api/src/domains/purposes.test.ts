import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../testing/test-app.ts'
import { consumerCode, withoutConsumer } from './testing/followers/consumer-code.ts'
import type { Elsewhere, Follow } from './testing/followers/follower.ts'
import { followers } from './testing/followers/followers.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterAll(() => service.close())

const pairs = Object.entries(followers).flatMap(([purpose, columns]) =>
  'followedBy' in columns
    ? [{ purpose, column: 'every column', follow: columns, isFirst: true }]
    : Object.entries<Follow | Elsewhere>(columns).map(([column, follow], index) => ({ purpose, column, follow, isFirst: index === 0 })),
)

describe.each(pairs)('$column', ({ purpose, follow, isFirst }) => {
  if (typeof follow === 'function')
    it(`is for ${purpose}: another answer makes another one of it`, async () => {
      const [one, other] = [await follow(service, 0), await follow(service, 1)]
      expect(other).not.toEqual(one)
      // The same answer makes the same: nothing else is what differs. How it is followed is one way for all columns of a purpose.
      if (isFirst) expect(await follow(service, 0)).toEqual(one)
    })
  else
    it(`is for ${purpose}, and is followed by a test of its domain`, () => {
      expect(readFileSync(join(import.meta.dirname, follow.followedBy), 'utf8')).toContain(`it('${follow.rule}'`)
    })
})

describe('the code that answers are for', () => {
  const textOf = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

  it('reads each of them', () => {
    expect(withoutConsumer(consumerCode, textOf)).toEqual([])
  })

  // A mutant for each: the consumer is there, and does not read the answer any more.
  const mutants = Object.entries(consumerCode).flatMap(([purpose, { file, reads }]) => reads.map((word) => ({ purpose, file, word })))
  it.each(mutants)('of $purpose is missed when it reads no $word', ({ purpose, file, word }) => {
    const mutant = (name: string) => (name === file ? textOf(name).replaceAll(word, 'removed') : textOf(name))
    expect(withoutConsumer(consumerCode, mutant)).toContain(`${purpose}: ${word}`)
  })
})
