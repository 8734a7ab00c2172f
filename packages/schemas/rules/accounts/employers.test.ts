import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixedRecordKeepers, recordKeeperOptions, toSentCompanyId, toSentRecordKeeper, toSentSalary, toSentYear } from './employers.ts'

describe('the list of record keepers', () => {
  it('starts with the two fixed answers, then the rest by name', () => {
    expect(recordKeeperOptions(['Vanguard', 'ADP', 'fidelity'])).toEqual([
      "I don't remember",
      'Not in the list below',
      'ADP',
      'fidelity',
      'Vanguard',
    ])
  })

  it('has each name once, however it is written', () => {
    expect(recordKeeperOptions(['ADP', ' adp ', '', 'I don’t remember', 'not in the list below']).slice(2)).toEqual(['ADP'])
  })

  it('stays as it is when it is made again from itself', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (names) => {
        const list = recordKeeperOptions(names)
        expect(recordKeeperOptions(list)).toEqual(list)
        expect(list.slice(0, 2)).toEqual([...fixedRecordKeepers])
      }),
    )
  })
})

describe('the record keeper that is sent', () => {
  it('is the one chosen', () => {
    expect(toSentRecordKeeper(' Fidelity ')).toBe('Fidelity')
  })

  it.each([undefined, null, '', ' ', ...fixedRecordKeepers, 'I don’t remember'])('is null when the provider is unknown: %s', (chosen) => {
    expect(toSentRecordKeeper(chosen)).toBeNull()
  })
})

describe('a year at an employer', () => {
  it.each(['2014', ' 2014 ', 2014])('is sent as a whole number: %j', (typed) => {
    expect(toSentYear(typed)).toEqual({ ok: true, value: 2014 })
  })

  it.each(['14', '2014.5', '2e3', '20145', 'last year', '0014', Number.NaN, 2014.5, -2014])('is refused: %j', (typed) => {
    expect(toSentYear(typed)).toEqual({ ok: false, problem: 'format' })
  })

  it('that is empty is missing, not wrong', () => {
    expect(toSentYear('')).toEqual({ ok: false, problem: 'required' })
  })
})

describe('a salary', () => {
  it.each(['', '  ', null, undefined])('that is empty is sent as null: %j', (salary) => {
    expect(toSentSalary(salary)).toBeNull()
  })

  it.each(['52,000', 52000, 0])('that is there is sent: %j', (salary) => {
    expect(toSentSalary(salary)).toBe(salary)
  })
})

describe('the number of a company', () => {
  it.each([
    [7, 7],
    ['7', 7],
    [' 42 ', 42],
  ])('is sent when it is numeric: %j', (id, sent) => {
    expect(toSentCompanyId(id)).toBe(sent)
  })

  it.each([
    '',
    'manual-1',
    '7a',
    '1e3',
    1.5,
    -1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '99999999999999999999',
    null,
    undefined,
    true,
    [7],
    {},
  ])('is null when it is not: %j', (id) => {
    expect(toSentCompanyId(id)).toBeNull()
  })
})
