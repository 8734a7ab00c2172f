import { describe, expect, it } from 'vitest'
import { forgetPerson } from '../session/resets.ts'
import { turns } from './turns.ts'

describe('things that are done in turn', () => {
  it('begin when those before them have ended, also where these went wrong', async () => {
    const inTurn = turns()
    const first = Promise.withResolvers<void>()
    const began: string[] = []
    const one = inTurn(async () => {
      began.push('one')
      await first.promise
    })
    const two = inTurn(async () => began.push('two'))
    await Promise.resolve()
    expect(began).toEqual(['one'])
    first.reject(new Error('It went wrong.'))
    await expect(one).rejects.toThrow()
    await two
    expect(began).toEqual(['one', 'two'])
  })

  it('are not done for another person', async () => {
    const inTurn = turns()
    const first = Promise.withResolvers<void>()
    const began: string[] = []
    const one = inTurn(() => first.promise)
    void inTurn(async () => began.push('of the one before'))
    await Promise.resolve()
    forgetPerson()
    first.resolve()
    await one
    await inTurn(async () => began.push('of the next one'))
    expect(began).toEqual(['of the next one'])
  })
})
