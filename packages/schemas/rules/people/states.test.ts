import { describe, expect, it } from 'vitest'
import { isState, stateName, states, taxesIncome, toSentState } from './states.ts'

describe('a state', () => {
  it.each(['ME', 'DC', 'PR', 'GU', 'AE', 'AP', 'AA'])('may be a state, the District, a territory or a military address: %s', (code) => {
    expect(toSentState(code)).toEqual({ ok: true, value: code })
  })

  it('is sent in capital letters without spaces', () => {
    expect(toSentState(' me ')).toEqual({ ok: true, value: 'ME' })
  })

  it.each(['XX', 'Maine', 'M', 'ON', '__proto__', 'constructor', 'toString'])('that is not in the list is refused: %s', (typed) => {
    expect(toSentState(typed)).toEqual({ ok: false, problem: 'unknown' })
  })

  it('that is empty is missing, not wrong', () => {
    expect(toSentState(' ')).toEqual({ ok: false, problem: 'required' })
  })

  it('has two letters, and a name that no other has', () => {
    const all = Object.entries(states)
    expect(all.filter(([code]) => !/^[A-Z]{2}$/.test(code))).toEqual([])
    expect(new Set(all.map(([, name]) => name)).size).toBe(all.length)
    // Fifty states, the District, five territories, three associated states, three military ones.
    expect(all).toHaveLength(62)
  })
})

it('a state has the name that people who read Spanish know, and no two have one', () => {
  expect([stateName('NC', 'es'), stateName('NC', 'en'), stateName('TX', 'es')]).toEqual(['Carolina del Norte', 'North Carolina', 'Texas'])
  const all = Object.keys(states)
    .filter(isState)
    .map((code) => stateName(code, 'es'))
  expect(new Set(all).size).toBe(all.length)
})

it('taxes income, but for nine', () => {
  expect(Object.keys(states).filter((state) => !taxesIncome(state))).toEqual(['AK', 'FL', 'NV', 'NH', 'SD', 'TN', 'TX', 'WA', 'WY'])
})
