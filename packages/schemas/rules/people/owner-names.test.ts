import { describe, expect, it } from 'vitest'
import { initialKey, keysOfOwner, ownerKey } from './owner-names.ts'

const name = (first_name: string, last_name: string) => ({ first_name, last_name })

describe('the key of an owner', () => {
  it.each([
    ['Omar', 'Not-Real'],
    ['OMAR J', 'NOT REAL'],
    ['  Ómar', 'notreal'],
    ['Omar', 'Notreal Jr.'],
  ])('is the same for %s %s', (first, last) => {
    expect(ownerKey(name(first, last))).toBe('notreal omar')
  })

  it.each([
    ['O’Neil', 'oneil pat'],
    ["O'Neil", 'oneil pat'],
    ['O Neil', 'oneil pat'],
    ['Jr', 'jr pat'],
    ['Ōtani', 'otani pat'],
    ['Иванов', 'иванов pat'],
  ])('of Pat %s is %s', (last, key) => {
    expect(ownerKey(name('Pat', last))).toBe(key)
  })

  it.each([
    ['', 'Notreal'],
    ['Omar', ''],
    ['-', '.'],
  ])('is not there for “%s” “%s”', (first, last) => {
    expect(ownerKey(name(first, last))).toBeUndefined()
    expect([...keysOfOwner(name(first, last))]).toEqual([])
  })

  it('with an initial keeps its first letter', () => {
    expect(initialKey('notreal omar')).toBe('notreal o')
    expect(initialKey('notreal o')).toBe('notreal o')
  })
})

describe('a person may be in a list', () => {
  it('under another form of the first name, an initial, in the other order, or half of a double name', () => {
    expect(Object.fromEntries(keysOfOwner(name('Bill', 'Garcia Lopez')))).toEqual({
      'garcialopez bill': 'same',
      'bill garcia': 'swapped',
      'garcialopez william': 'nickname',
      'garcia bill': 'part',
      'lopez bill': 'part',
      'garcialopez b': 'initial',
    })
  })

  it('once, as the surest of these', () => {
    expect([...keysOfOwner(name('O.', 'Notreal'))]).toEqual([
      ['notreal o', 'same'],
      ['o notreal', 'swapped'],
    ])
  })

  it('not under the similar name of another person', () => {
    expect([...keysOfOwner(name('Ted', 'Sample')).keys()]).toEqual([
      'sample ted',
      'ted sample',
      'sample edward',
      'sample theodore',
      'sample t',
    ])
  })
})
