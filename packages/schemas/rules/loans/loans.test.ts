import { describe, expect, it } from 'vitest'
import { currentLoan } from './loans.ts'

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
