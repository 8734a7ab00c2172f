import { expect, it } from 'vitest'
import { type Distributed, distributionCode } from './distribution-code.ts'

const [young, old] = ['1990-04-05', '1960-04-05']
const from = (own: Partial<Distributed>): Distributed => ({
  accountType: 'TRADITIONAL_IRA',
  type: 'EARLY',
  birthDate: young,
  paidOn: '2026-06-01',
  rothSince: undefined,
  ...own,
})

// Guide to Distribution Codes, Instructions for Forms 1099-R and 5498.
it.each([
  ['1: early, no known exception', {}, '1'],
  ['1: for a first home all the same', { type: 'EARLY_FIRST_HOME' }, '1'],
  ['1: for education all the same', { type: 'EARLY_EDUCATION' }, '1'],
  ['1: for medical expenses all the same', { type: 'EARLY_MEDICAL' }, '1'],
  ['1: for a birth or an adoption all the same', { type: 'EARLY_BIRTH_ADOPTION' }, '1'],
  ['2: from a plan after leaving the job in the year of the 55th birthday', { accountType: 'INDIVIDUAL_401K', type: 'SEPARATION_55' }, '2'],
  ['3: disability', { type: 'DISABILITY' }, '3'],
  ['4: death, whatever the age', { type: 'DEATH', birthDate: old }, '4'],
  ['7: normal, at 59½', { type: 'NORMAL', birthDate: '1966-12-01' }, '7'],
  ['7: a required minimum', { type: 'REQUIRED_MINIMUM', birthDate: '1950-01-01' }, '7'],
  ['7: normal, from a plan', { accountType: 'INDIVIDUAL_401K', type: 'NORMAL', birthDate: old }, '7'],
  ['1: a day before 59½', { birthDate: '1966-12-02' }, '1'],
  ['G: a direct rollover', { accountType: 'INDIVIDUAL_401K', type: 'DIRECT_ROLLOVER' }, 'G'],
  ['J: early from a Roth IRA', { accountType: 'ROTH_IRA', rothSince: 2010 }, 'J'],
  ['T: from a Roth IRA at 59½, five years not known', { accountType: 'ROTH_IRA', type: 'NORMAL', birthDate: old, rothSince: 2022 }, 'T'],
  ['Q: from a Roth IRA at 59½, after five years', { accountType: 'ROTH_IRA', type: 'NORMAL', birthDate: old, rothSince: 2021 }, 'Q'],
  ['N: a contribution for this year that is changed to the other kind', { type: 'RECHARACTERIZATION', contributedFor: 2026 }, 'N'],
  ['R: one for the year before', { type: 'RECHARACTERIZATION', contributedFor: 2025 }, 'R'],
  [
    'R: the same from a Roth IRA, whatever the age',
    { accountType: 'ROTH_IRA', type: 'RECHARACTERIZATION', contributedFor: 2025, birthDate: old },
    'R',
  ],
  ['T: from a Roth IRA, disabled', { accountType: 'ROTH_IRA', type: 'DISABILITY' }, 'T'],
] as const)('%s', (_about, own, code) => {
  expect(distributionCode(from(own))).toBe(code)
})
