import { expect, it } from 'vitest'
import { fieldTypes, personalTypes, secretTypes } from './field-types.ts'

it('identifies a person, or says how to reach them: sealed before it is stored', () => {
  expect([...personalTypes].sort()).toEqual(
    ['account-number', 'address', 'bank-link', 'card', 'date', 'email', 'file', 'name', 'phone', 'signature', 'ssn', 'zip'].sort(),
  )
})

it('numbers and proofs that harm in the wrong hands are never stored by a browser', () => {
  expect([...secretTypes].sort()).toEqual(['account-number', 'bank-link', 'card', 'code', 'file', 'signature', 'ssn'])
})

it('names each way to answer once', () => {
  expect(new Set(fieldTypes).size).toBe(fieldTypes.length)
})
