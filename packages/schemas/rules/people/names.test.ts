import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanAlternativeNames, toSentName } from './names.ts'

describe('alternative names', () => {
  it('are trimmed', () => {
    expect(cleanAlternativeNames([{ first_name: ' Ana ', last_name: ' Rivera' }])).toEqual([{ first_name: 'Ana', last_name: 'Rivera' }])
  })

  it('are dropped when both first and last are empty', () => {
    expect(cleanAlternativeNames([{ first_name: ' ', last_name: '' }])).toEqual([])
  })

  it.each([
    { first_name: 'Ana', last_name: '' },
    { first_name: '', last_name: 'Rivera' },
  ])('stay when one of the two is there: %o', (name) => {
    expect(cleanAlternativeNames([name])).toEqual([name])
  })

  it('stay as they are once they are clean', () => {
    const anyName = fc.record({ first_name: fc.string(), last_name: fc.string() })
    fc.assert(
      fc.property(fc.array(anyName), (names) => {
        const clean = cleanAlternativeNames(names)
        expect(cleanAlternativeNames(clean)).toEqual(clean)
      }),
    )
  })
})

describe('a name', () => {
  it.each(['Ana', 'O’Neil', "O'Neil", 'Garcia Lopez', 'Anne-Marie', 'Zoë', 'Nguyễn', '美玲', 'King Jr.'])('may be %s', (name) => {
    expect(toSentName(name)).toEqual({ ok: true, value: name })
  })

  it('loses the spaces around it, and runs of spaces become one', () => {
    expect(toSentName('  Garcia \t Lopez ')).toEqual({ ok: true, value: 'Garcia Lopez' })
  })

  it.each(['4na', 'ana@home', '<b>', '- -', 'Ana\u0000'])('is refused: %s', (typed) => {
    expect(toSentName(typed)).toEqual({ ok: false, problem: 'format' })
  })

  it('is refused over sixty letters, or over the limit of its field', () => {
    expect(toSentName('a'.repeat(60)).ok).toBe(true)
    expect(toSentName('a'.repeat(61))).toEqual({ ok: false, problem: 'length' })
    expect(toSentName('a'.repeat(120), 120).ok).toBe(true)
  })

  it('that is empty is missing, not wrong', () => {
    expect(toSentName(' ')).toEqual({ ok: false, problem: 'required' })
  })
})
