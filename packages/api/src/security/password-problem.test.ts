import { describe, expect, it } from 'vitest'
import { englishIn } from '../testing/english-in.ts'
import { passwordProblem } from './password-problem.ts'

const ana = { firstName: 'Ana', lastName: 'Rivera', email: 'ana@post.example', brandName: 'Harbour' }
const wrong: [string, string, RegExp][] = [
  ['nothing', '', /^Choose a password\.$/],
  ['too short', 'tulip-m', /^This password is too short\. Use at least 8 characters/],
  ['too long', 'tulip carbon moat '.repeat(8), /^This password is too long\. Use at most 128 characters\.$/],
  ['repeated', 'tulip!tulip!', /repeats the same few characters/],
  ['a row', 'qwertyuiop12', /^This password is a run of/],
  ['own data', 'AnaRivera2024!', /^This password is made from your name/],
  ['common', 'unbelievable', /^This is one of the passwords that are tried first\. Choose one/],
]

describe('a new password', () => {
  it('is good when it is long and uncommon', () => {
    expect(passwordProblem('tulip carbon moat', ana, 'beside')).toBeUndefined()
    expect(passwordProblem('unbelievable moat', ana, 'beside')).toBeUndefined()
  })

  it.each(wrong)('is refused in whole sentences that say what to do, without the password: %s', (_, password, sentence) => {
    const { en, es } = passwordProblem(password, ana, 'beside') ?? { en: '', es: '' }
    expect(en).toMatch(sentence)
    for (const words of [en, es]) {
      expect(words).toMatch(/^[A-Z].*\.$/)
      expect(words).not.toMatch(/invalid|error|fail|illegal|abort|oops|sorry|!/i)
      if (password !== '') expect(words).not.toContain(password)
    }
    expect(englishIn(es)).toEqual([])
  })

  it('is too short with 14 characters where it is all there is', () => {
    expect(passwordProblem('tulip carbon m', ana, 'alone')).toEqual({
      en: expect.stringContaining('Use at least 15 characters'),
      es: expect.stringContaining('Usa al menos 15 caracteres'),
    })
    expect(passwordProblem('tulip carbon m', ana, 'beside')).toBeUndefined()
  })

  it('has other words for each fault', () => {
    expect(new Set(wrong.map(([, password]) => passwordProblem(password, ana, 'beside')?.en)).size).toBe(wrong.length)
  })

  it.each([
    ['with capitals', 'UnBelievable'],
    ['with digits behind', 'unbelievable1987'],
    ['with signs and digits behind', 'Unbelievable#1!!'],
    ['a common one of eight letters with digits behind', 'Sunshine2024'],
    ['in wide letters', 'ｕｎｂｅｌｉｅｖａｂｌｅ'],
    ['of digits alone', '159753258456'],
  ])('is as common %s', (_, password) => {
    expect(passwordProblem(password, ana, 'beside')?.en).toMatch(/tried first/)
  })
})
