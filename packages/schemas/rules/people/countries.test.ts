import { describe, expect, it } from 'vitest'
import { countries, countryCode, countryNames, toSentCountry } from './countries.ts'

describe('a country', () => {
  it.each([...countries].filter(([code]) => code !== 'US'))('is found by its letters %s and by its name %s', (code, name) => {
    expect([toSentCountry(code), toSentCountry(name), toSentCountry(name.toUpperCase()), countryCode(name)]).toEqual([
      { ok: true, value: name },
      { ok: true, value: name },
      { ok: true, value: name },
      code,
    ])
  })

  it.each([
    [' poland ', 'Poland'],
    ['Cote d’Ivoire', 'Côte d’Ivoire'],
    ["cote d'ivoire", 'Côte d’Ivoire'],
    ['Turkey', 'Türkiye'],
    ['Turkiye', 'Türkiye'],
    ['Czech Republic', 'Czechia'],
    ['Saint Lucia', 'St. Lucia'],
    ['Trinidad & Tobago', 'Trinidad and Tobago'],
  ])('may be typed as %s', (typed, name) => {
    expect(toSentCountry(typed)).toEqual({ ok: true, value: name })
  })

  it.each(['Atlantis', 'XX', 'constructor', '__proto__', 'Pol', '12', '🇵🇱'])('that is not in the list is refused: %s', (typed) => {
    expect(toSentCountry(typed)).toEqual({ ok: false, problem: 'unknown' })
  })

  it.each(['US', 'United States of America'])('that is our own is no answer of those who are not its citizens: %s', (typed) => {
    expect([countryCode(typed), toSentCountry(typed)]).toEqual(['US', { ok: false, problem: 'unknown' }])
    expect(countryNames).not.toContain('United States')
  })

  it('that is empty is missing, not wrong', () => {
    expect(toSentCountry(' ')).toEqual({ ok: false, problem: 'required' })
  })

  it('has two letters and a name that no other has', () => {
    expect([...countries.keys()].filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([])
    expect([countries.size, new Set(countries.values()).size]).toEqual([250, 250])
  })
})

it('countries are offered in the order of their names, and not of their codes', () => {
  expect(countryNames.slice(0, 3)).toEqual(['Afghanistan', 'Åland Islands', 'Albania'])
  expect(countryNames.indexOf('Germany')).toBe(countryNames.indexOf('Georgia') + 1)
  expect(new Set([...countryNames, 'United States'])).toEqual(new Set(countries.values()))
})
