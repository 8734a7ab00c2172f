import { expect, it } from 'vitest'
import { findInstitutions } from './sandbox-institutions.ts'
import { mostTries, publicToken, tryCode, trySignIn } from './sandbox-sign-in.ts'

it('a sign-in that works leads to the accounts, one that asks for a code to the code', () => {
  expect(trySignIn('works', 'sandbox', 0)).toEqual({ next: 'accounts', ending: undefined })
  expect(trySignIn(' Asks-Code ', 'sandbox', 0)).toEqual({ next: 'code' })
  expect(tryCode('12 34', 0)).toEqual({ next: 'accounts', ending: undefined })
})

it('after three wrong tries the institution blocks the sign-in', () => {
  expect(trySignIn('works', 'wrong', 0)).toEqual({ next: 'wrong', triesLeft: 2 })
  expect(tryCode('0000', 1)).toEqual({ next: 'wrong', triesLeft: 1 })
  expect(trySignIn('nobody', 'sandbox', mostTries - 1)).toEqual({ next: 'locked' })
})

it('an institution can say no, or not answer: the service learns it from the linking company', () => {
  const account = { name: 'Everyday checking', subtype: 'checking', balance: 2500 }
  const tokenOf = (name: string) => {
    const tried = trySignIn(name, 'sandbox', 0)
    return publicToken('bank', account, tried.next === 'accounts' ? tried.ending : undefined, 'n')
  }
  expect(tokenOf('works')).toBe('public-sandbox-bank?name=Everyday+checking&subtype=checking&balance=2500&nonce=n')
  expect(tokenOf('says-no')).toContain('fails=declined')
  expect(tokenOf('no-answer')).toContain('fails=down')
})

it('institutions are found by the beginnings of their words, in any order', () => {
  expect(findInstitutions('bank', 'ba exa').map(({ name }) => name)).toEqual(['First Example Bank'])
  expect(findInstitutions('investments', 'bank')).toEqual([])
  expect(findInstitutions('bank', ' ').length).toBeGreaterThan(4)
})
