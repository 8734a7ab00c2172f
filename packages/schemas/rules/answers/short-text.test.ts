import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tidyText, toSentText } from './short-text.ts'

describe('a line of text', () => {
  it.each([
    ['  Coeur   d’Alene ', 'Coeur d’Alene'],
    ['San\r\nJosé', 'San José'],
    ['San Jose\u0301', 'San José'],
    ['Port\u0007land', 'Port land'],
    ['Port\u200Bland', 'Portland'],
  ])('is tidied: %j', (typed, text) => {
    expect(toSentText(typed, 60)).toEqual({ ok: true, value: text })
  })

  it('is refused over its limit, and not at it', () => {
    expect(toSentText('a'.repeat(60), 60).ok).toBe(true)
    expect(toSentText('a'.repeat(61), 60)).toEqual({ ok: false, problem: 'length' })
  })

  it.each(['', '   ', '\n', '\u200B'])('that is empty is missing, not wrong: %j', (typed) => {
    expect(toSentText(typed, 60)).toEqual({ ok: false, problem: 'required' })
  })

  it('stays as it is once it is tidy', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(tidyText(tidyText(typed))).toBe(tidyText(typed))
      }),
    )
  })
})
