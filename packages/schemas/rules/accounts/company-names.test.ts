import { describe, expect, it } from 'vitest'
import { companyKey, companyPrefixes, exactCompanyKey, matchNames, weighPlace } from './company-names.ts'

it.each([
  ['Paper Crane Clinic, Inc.', 'paper crane clinic'],
  ['THE PAPER CRANE CLINIC L.L.C.', 'paper crane clinic'],
  ['Paper Crane Clinic Co., Ltd', 'paper crane clinic'],
  ['Smith & Daughters', 'smith and daughters'],
  ['Tom’s Diner Corp', 'toms diner'],
  ['Café Münster', 'cafe munster'],
  ['Co', 'co'],
  ['The', 'the'],
  ['The Company Inc', 'company'],
  ['3-M Sample', '3 m sample'],
  ['', ''],
])('%s is the same as “%s”', (name, key) => {
  expect(companyKey(name)).toBe(key)
})

it.each([
  ['Paper Cr', ['paper cr']],
  ['The Pap', ['pap']],
  ['Paper ', ['paper ']],
  ['Paper Crane In', ['paper crane in', 'paper crane']],
  ['Paper Crane, Inc. ', ['paper crane inc ', 'paper crane']],
  ['x', ['x']],
  ['', []],
  ['  ', []],
  ['...', []],
])('“%s” begins keys that begin with %j', (typed, prefixes) => {
  expect(companyPrefixes(typed)).toEqual(prefixes)
})

it('upper and lower case, and spaces around, make no other name', () => {
  expect(exactCompanyKey('  ACME  Sample ')).toBe('acme sample')
})

describe('how sure a match is', () => {
  it('goes down from the same name to names with a word in common', () => {
    const sure = (name: string) => matchNames('Paper Crane Clinic Inc', name)
    expect(sure('PAPER CRANE CLINIC INC')).toEqual({ why: 'exact', confidence: 95 })
    expect(sure('Paper Crane Clinic')).toEqual({ why: 'normalised', confidence: 90 })
    expect(sure('Paper Crane')).toMatchObject({ why: 'prefix' })
    expect(sure('Crane Clinic Partners')).toMatchObject({ why: 'similar' })
    expect(sure('Rose Water Mill')).toBeUndefined()
    const all = ['PAPER CRANE CLINIC INC', 'Paper Crane Clinic', 'Paper Crane', 'Crane Clinic Partners'].map(
      (name) => sure(name)?.confidence ?? 0,
    )
    expect([...all].sort((a, b) => b - a)).toEqual(all)
  })

  it('is more in the same place, and never leaves 0 to 100', () => {
    const found = { why: 'exact', confidence: 95 } as const
    expect(weighPlace(found, { zip: '97214', state: 'OR' }, { zip: '97201', state: 'OR' }).confidence).toBe(100)
    expect(weighPlace(found, { state: 'OR' }, { state: 'ME' }).confidence).toBe(90)
    expect(weighPlace(found, {}, { state: 'ME' }).confidence).toBe(95)
    expect(weighPlace({ why: 'similar', confidence: 2 }, { state: 'OR' }, { state: 'ME' }).confidence).toBe(0)
  })
})
