import { describe, expect, it } from 'vitest'
import { listProblem, mayBeBirth, shareLeft } from './beneficiaries.ts'

const today = '2026-11-26'
const ana = { first_name: 'Ana', last_name: 'Rivera', relation: 'spouse', birth_date: '1979-11-03', rank: 'primary' } as const
const bea = { ...ana, first_name: 'Bea', relation: 'child', birth_date: '2008-02-29' } as const
const first = { ...ana, share_percent: 100 }
const other = { ...bea, first_name: 'Cleo', rank: 'contingent', share_percent: 100 } as const

describe('a list of beneficiaries', () => {
  it('is right when the shares of each rank that has anyone add up to 100', () => {
    expect(listProblem([first], today)).toBeUndefined()
    expect(listProblem([first, other], today)).toBeUndefined()
    expect(listProblem([{ ...ana, share_percent: 67 }, { ...bea, share_percent: 33 }, other], today)).toBeUndefined()
  })

  it.each([
    ['primary', [{ ...ana, share_percent: 60 }], 40],
    [
      'primary',
      [
        { ...ana, share_percent: 60 },
        { ...bea, share_percent: 50 },
      ],
      -10,
    ],
    ['contingent', [first, { ...other, share_percent: 99 }], 1],
  ] as const)('says how much is left or too much in %s', (rank, people, left) => {
    expect(listProblem(people, today)).toEqual({ problem: 'shares', rank, left })
    expect(shareLeft(people, rank)).toBe(left)
  })

  it('names a primary person before contingent ones', () => {
    expect(listProblem([other], today)).toEqual({ problem: 'no-primary' })
    expect(listProblem([], today)).toEqual({ problem: 'no-primary' })
  })

  it('has one spouse at most, nobody twice, and no more people than fit', () => {
    const half = { ...ana, share_percent: 50 }
    expect(listProblem([half, { ...bea, relation: 'spouse', share_percent: 50 }], today)).toEqual({ problem: 'two-spouses' })
    expect(listProblem([half, { ...half, relation: 'child', first_name: 'ANA' }], today)).toEqual({ problem: 'named-twice' })
    expect(listProblem([half, { ...half, relation: 'child', birth_date: '2001-01-01' }], today)).toBeUndefined()
    const crowd = Array.from({ length: 13 }, () => ({ ...bea, share_percent: 5 }))
    expect(listProblem(crowd, today)).toEqual({ problem: 'too-many' })
  })

  it('takes people of any age, and nobody who is not born', () => {
    expect(listProblem([{ ...first, birth_date: '2026-11-27' }], today)).toEqual({ problem: 'birth-date' })
    expect(listProblem([{ ...first, birth_date: null }], today)).toBeUndefined()
    expect(['2026-11-26', '1906-11-26', '1906-11-25'].map((day) => mayBeBirth(day, today))).toEqual([true, true, false])
  })
})
