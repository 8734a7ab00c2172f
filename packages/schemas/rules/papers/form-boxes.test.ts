import { describe, expect, it } from 'vitest'
import { type Box, boxes5498, forms1099R, type IraYear } from './form-boxes.ts'

const valuesOf = (boxes: readonly Box[] = []) =>
  Object.fromEntries(boxes.map(({ about, amountCents, text }) => [about, amountCents ?? text]))
const holder = { accountType: 'TRADITIONAL_IRA', birthDate: '1966-03-01', rothSince: undefined, state: 'OH' } as const
const paid = { type: 'NORMAL', paidOn: '2026-10-01', grossCents: 100_000, withheldCents: 10_000, stateWithheldCents: 4_000 } as const

describe('Form 1099-R', () => {
  it('reports all of a traditional IRA as taxable, and that this is not determined', () => {
    const [form] = forms1099R(holder, [paid])
    expect(valuesOf(form?.boxes)).toMatchObject({
      'Gross distribution': 100_000,
      'Taxable amount': 100_000,
      'Taxable amount not determined': 'X',
      'Federal income tax withheld': 10_000,
      'Distribution code': '7',
      'IRA/SEP/SIMPLE': 'X',
      State: 'OH',
    })
  })

  it('is one form for each code', () => {
    const early = { ...paid, type: 'EARLY', paidOn: '2025-08-01' } as const
    expect(forms1099R(holder, [paid, early, paid]).map(({ code, boxes }) => [code, valuesOf(boxes)['Gross distribution']])).toEqual([
      ['7', 200_000],
      ['1', 100_000],
    ])
  })

  it('leaves the taxable amount of a Roth IRA open', () => {
    const [form] = forms1099R({ ...holder, accountType: 'ROTH_IRA' }, [paid])
    expect([form?.code, valuesOf(form?.boxes)]).toMatchObject(['T', { 'Taxable amount': undefined, 'Taxable amount not determined': 'X' }])
  })

  it('has nothing taxable in a direct rollover', () => {
    const [form] = forms1099R({ ...holder, accountType: 'INDIVIDUAL_401K' }, [{ ...paid, type: 'DIRECT_ROLLOVER', withheldCents: 0 }])
    expect([form?.code, valuesOf(form?.boxes)['Taxable amount'], valuesOf(form?.boxes)['IRA/SEP/SIMPLE']]).toEqual(['G', 0, ''])
  })

  it('has nothing taxable in a contribution that was changed to the other kind of IRA, with its earnings, and is a form of its own', () => {
    const changed = {
      ...paid,
      type: 'RECHARACTERIZATION',
      contributedFor: 2026,
      grossCents: 51_234,
      withheldCents: 0,
      stateWithheldCents: 0,
    } as const
    for (const accountType of ['TRADITIONAL_IRA', 'ROTH_IRA'] as const) {
      const [form, ...others] = forms1099R({ ...holder, accountType }, [changed])
      expect([form?.code, others]).toEqual(['N', []])
      expect(valuesOf(form?.boxes)).toMatchObject({
        'Gross distribution': 51_234,
        'Taxable amount': 0,
        'Taxable amount not determined': '',
        'IRA/SEP/SIMPLE': '',
      })
    }
    expect(forms1099R(holder, [paid, changed]).map(({ code }) => code)).toEqual(['7', 'N'])
    expect(forms1099R(holder, [{ ...changed, grossCents: 1 }])).toHaveLength(1)
  })

  it('is not made below $10, unless tax was withheld', () => {
    expect(forms1099R(holder, [{ ...paid, grossCents: 999, withheldCents: 0, stateWithheldCents: 0 }])).toEqual([])
    expect(forms1099R(holder, [{ ...paid, grossCents: 999, withheldCents: 100 }])).toHaveLength(1)
  })
})

describe('Form 5498', () => {
  const ira: IraYear = {
    accountType: 'TRADITIONAL_IRA',
    birthDate: '1980-04-05',
    year: 2026,
    contributedCents: 50_000,
    rolledOverCents: 181_471,
    recharacterizedCents: 0,
    valueCents: 240_000,
  }

  it('reports contributions, rollovers and the value at the end of the year', () => {
    expect(valuesOf(boxes5498(ira))).toMatchObject({
      'IRA contributions': 50_000,
      'Rollover contributions': 181_471,
      'Fair market value on December 31, 2026': 240_000,
      'Roth IRA contributions': 0,
      'Required minimum distribution for 2027': '',
    })
  })

  it('has contributions to a Roth IRA in box 10', () => {
    const boxes = valuesOf(boxes5498({ ...ira, accountType: 'ROTH_IRA', birthDate: '1940-01-01' }))
    expect([boxes['IRA contributions'], boxes['Roth IRA contributions'], boxes['Required minimum distribution for 2027']]).toEqual([
      0,
      50_000,
      '',
    ])
  })

  it('has what came from the other kind of IRA in box 4, and not among the contributions', () => {
    expect(
      valuesOf(boxes5498({ ...ira, contributedCents: 0, rolledOverCents: 0, recharacterizedCents: 51_234, valueCents: 0 })),
    ).toMatchObject({
      'IRA contributions': 0,
      'Recharacterized contributions': 51_234,
    })
  })

  it('says that money has to be taken out next year', () => {
    expect(valuesOf(boxes5498({ ...ira, birthDate: '1954-06-01' }))['Required minimum distribution for 2027']).toBe('X')
  })

  it('is not made for a plan, nor where there is nothing', () => {
    expect(boxes5498({ ...ira, accountType: 'INDIVIDUAL_401K' })).toBeUndefined()
    expect(boxes5498({ ...ira, contributedCents: 0, rolledOverCents: 0, valueCents: 0 })).toBeUndefined()
  })
})
