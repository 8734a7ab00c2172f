import { describe, expect, it } from 'vitest'
import { currentLoan, withLoan } from './loans.ts'

describe('the current loan', () => {
  it('is the first that is pending', () => {
    const loans = [
      { pk: 1, status: 'ACTIVE' },
      { pk: 2, status: 'PENDING' },
      { pk: 3, status: 'PENDING' },
    ]
    expect(currentLoan(loans)?.pk).toBe(2)
  })

  it('is the first when none is pending', () => {
    expect(currentLoan([{ status: 'ACTIVE' }, { status: 'PAID' }])).toEqual({ status: 'ACTIVE' })
  })

  it('is none when there are no loans', () => {
    expect(currentLoan([])).toBeUndefined()
  })
})

describe('an updated loan', () => {
  const loans = [
    { pk: 1, term: 12 },
    { pk: 2, term: 24 },
  ]

  it('takes the place of the one with its pk', () => {
    expect(withLoan(loans, { pk: 1, term: 36 })).toEqual([{ pk: 1, term: 36 }, loans[1]])
  })

  it('that is new goes to the end', () => {
    expect(withLoan(loans, { pk: 3, term: 6 })).toEqual([...loans, { pk: 3, term: 6 }])
  })
})
