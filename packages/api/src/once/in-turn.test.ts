import { expect, it } from 'vitest'
import { openTurns } from './in-turn.ts'

it('does one thing after another for a name, also after one that failed, and others meanwhile', async () => {
  const inTurn = openTurns()
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = inTurn('a', async () => {
    await gate.promise
    done.push('first')
    throw new Error('failed')
  })
  const second = inTurn('a', async () => done.push('second'))
  await inTurn('b', async () => done.push('other'))
  gate.resolve()
  await expect(first).rejects.toThrow('failed')
  await second
  expect(done).toEqual(['other', 'first', 'second'])
})
