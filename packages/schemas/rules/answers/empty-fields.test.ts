import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dropEmptyFields } from './empty-fields.ts'

describe('empty fields', () => {
  it('are dropped: undefined, null and the empty text', () => {
    expect(dropEmptyFields({ city: 'Portland', state: '', ssn: undefined, dob: null })).toEqual({ city: 'Portland' })
  })

  it('are not those that say 0 or no', () => {
    const said = { count: 0, interest: false, list: [], space: ' ' }
    expect(dropEmptyFields(said)).toEqual(said)
  })

  it('are gone after one pass, and nothing else is', () => {
    const anyValue = fc.oneof(fc.constantFrom(undefined, null, ''), fc.jsonValue())
    fc.assert(
      fc.property(fc.dictionary(fc.string(), anyValue), (fields) => {
        const left = dropEmptyFields(fields)
        expect(Object.keys(left)).toEqual(Object.keys(fields).filter((key) => ![undefined, null, ''].includes(fields[key] as never)))
        expect(dropEmptyFields(left)).toEqual(left)
      }),
    )
  })

  it('cannot reach the prototype of an object by their name', () => {
    const left = dropEmptyFields(JSON.parse('{"__proto__": {"paid": true}, "city": ""}'))
    expect(Object.hasOwn(left, '__proto__')).toBe(true)
    expect('paid' in left).toBe(false)
  })

  it('leave the object they came from as it was', () => {
    const fields = Object.freeze({ city: '' })
    dropEmptyFields(fields)
    expect(fields).toEqual({ city: '' })
  })
})
