import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Question } from '../../flow/questions.ts'
import { errorRules, fieldTypes } from '../../flow/steps/field-types.ts'
import { answerableTypes, checkAnswer } from './answers.ts'

const today = '2026-05-06'
const ask = (type: Question['type'], more: Partial<Question> = {}): Question => ({ label: 'A question', type, ...more })
const answer = (question: Question, value: unknown) => {
  const checked = checkAnswer(question, value, today)
  return checked.ok ? checked.value : { problem: checked.problem }
}
const wrong = (problem: string) => ({ problem })

const offered = [
  { value: 'low', label: 'Low' },
  { value: 'high', label: 'High' },
  { value: 'none', label: 'None', error: 'Choose low or high.' },
]

const anyLimit = fc.oneof(
  fc.integer({ min: -5, max: 5000 }),
  fc.double(),
  fc.constantFrom('today', '18 years ago', '120 years ago', '3 months from now', '2020-02-29', 'soon', ''),
)
const anyQuestion: fc.Arbitrary<Question> = fc.record(
  {
    type: fc.constantFrom(...fieldTypes),
    label: fc.constant('A question'),
    options: fc.constantFrom(offered, [
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ]),
    optional: fc.boolean(),
    autocomplete: fc.constantFrom('given-name', 'section-contact email', 'off'),
    min: anyLimit,
    max: anyLimit,
  },
  { requiredKeys: ['type', 'label'] },
)
const likely = fc.constantFrom<unknown>(
  ...['low', 'high', 'none', true, false, ['high', 'low'], ['low', 'low'], [], [''], ['ZVZZT', ' zvzzt '], 67, -0, 1e21, 75.5, Number.NaN],
  ...['04/27/1985', '1985-04-27', '2026-05-06', '02/30/2024', ' Ana  Rivera ', 'ANA@Home.example', '(503) 555-0134', '$1,234.50', '7.5 %'],
  ...[
    '078-05-1120',
    '1,234',
    '−5',
    '02139',
    'or',
    'pl',
    'Côte d’Ivoire',
    '12 Main St',
    'PO Box 3',
    'one\r\n\r\n\r\ntwo',
    '\ud800',
    '\0',
    ' ',
  ],
)
const anyValue = fc.oneof(likely, fc.anything(), fc.string({ unit: 'binary' }), fc.double().map(String), fc.array(fc.string()))

describe('an answer, whatever arrives,', () => {
  it('is accepted, or refused for a problem that questions have words for', () => {
    fc.assert(
      fc.property(anyQuestion, anyValue, (question, value) => {
        const checked = checkAnswer(question, value, today)
        if (!checked.ok) expect(errorRules).toContain(checked.problem)
      }),
      { numRuns: 20_000 },
    )
  })

  it('is accepted again as it is, once it is accepted', () => {
    fc.assert(
      fc.property(anyQuestion, anyValue, (question, value) => {
        const checked = checkAnswer(question, value, today)
        if (checked.ok) expect(checkAnswer(question, checked.value, today)).toEqual(checked)
      }),
      { numRuns: 20_000 },
    )
  })

  it('is one of those that are offered, where answers are offered', () => {
    fc.assert(
      fc.property(fc.constantFrom('choice', 'choices'), anyValue, (type, value) => {
        const checked = checkAnswer(ask(type, { options: offered }), value, today)
        if (checked.ok) for (const one of [checked.value].flat()) expect(['low', 'high']).toContain(one)
      }),
    )
  })

  it.each(['', null, undefined])('is missing when it is %o', (value) => {
    for (const type of answerableTypes) expect(answer(ask(type), value)).toEqual(wrong('required'))
  })
})

it('is refused for a type that no questionnaire can ask', () => {
  const others = fieldTypes.filter((type) => !answerableTypes.some((one) => one === type))
  expect(others).toContain('signature')
  for (const type of others) expect(answer(ask(type), 'something')).toEqual(wrong('type'))
})

describe('an answer that is offered', () => {
  it.each([
    ['choice', 'low', 'low'],
    ['choice', 'LOW', wrong('unknown')],
    ['choice', ['low'], wrong('unknown')],
    ['choice', 'none', wrong('declined')],
    ['choices', ['high', 'low', 'high'], ['low', 'high']],
    ['choices', 'low', wrong('format')],
    ['choices', ['low', 'other'], wrong('unknown')],
    ['choices', ['low', 'none'], wrong('declined')],
    ['choices', [], wrong('required')],
  ] as const)('of %s: %o gives %o', (type, value, result) => {
    expect(answer(ask(type, { options: offered }), value)).toEqual(result)
  })

  it('may be left out of a list that is optional, and counts towards its limits', () => {
    expect(answer(ask('choices', { options: offered, optional: true }), [])).toEqual([])
    expect(answer(ask('choices', { options: offered, max: 1 }), ['low', 'high'])).toEqual(wrong('max'))
    expect(answer(ask('choices', { options: offered, min: 2 }), ['low'])).toEqual(wrong('min'))
  })

  it('is true or false for yes and no', () => {
    expect([true, false].map((value) => answer(ask('yes-no'), value))).toEqual([true, false])
    for (const value of ['true', 'yes', 1, 0]) expect(answer(ask('yes-no'), value)).toEqual(wrong('unknown'))
    expect(answer(ask('yes-no', { options: [{ value: true, label: 'Yes' }] }), false)).toEqual(wrong('unknown'))
  })
})

describe('a number', () => {
  it.each([
    ['number', 67, 67],
    ['number', ' 1,067 ', 1067],
    ['number', '67.5', wrong('format')],
    ['number', 1e21, wrong('format')],
    ['number', '9007199254740993', wrong('max')],
    ['money', 75, 75],
    ['money', '$1,234.50', 1234.5],
    ['money', 0.1 + 0.2, wrong('format')],
    ['money', -1, wrong('min')],
    ['money', 1_000_000_001, wrong('max')],
    ['percent', '7.5 %', 7.5],
    ['percent', 101, wrong('max')],
    ['percent', '7,5', wrong('format')],
    ['year', '2014', 2014],
    ['year', 14, wrong('format')],
    ['number', true, wrong('format')],
  ] as const)('of type %s: %o gives %o', (type, value, result) => {
    expect(answer(ask(type), value)).toEqual(result)
  })

  it.each([
    ['number', { min: 30, max: 100 }, [29, 30, 100, 101]],
    ['money', { min: 10, max: 20.5 }, [9.99, 10, 20.5, 20.51]],
    ['percent', { min: 1, max: 50 }, [0.9999, 1, 50, 50.0001]],
    ['year', { min: 1950, max: 'today' }, [1949, 1950, 2026, 2027]],
  ] as const)('of type %s stays within %o', (type, limits, [below, least, most, above]) => {
    const question = ask(type, limits)
    expect([below, least, most, above].map((value) => answer(question, value))).toEqual([wrong('min'), least, most, wrong('max')])
  })
})

describe('a date', () => {
  const birth = ask('date', { min: '120 years ago', max: '18 years ago' })

  it.each([
    ['1985-04-27', '1985-04-27'],
    [' 04/27/1985', '1985-04-27'],
    ['2008-05-06', '2008-05-06'],
    ['2008-05-07', wrong('max')],
    ['1906-05-06', '1906-05-06'],
    ['1906-05-05', wrong('min')],
    ['1985-02-30', wrong('format')],
    [19850427, wrong('format')],
  ])('%o gives %o', (value, result) => {
    expect(answer(birth, value)).toEqual(result)
  })

  it('has no limit where the words of a file mean no day', () => {
    expect(answer(ask('date', { max: 'yesteryear' }), '2999-01-01')).toBe('2999-01-01')
  })
})

describe('a text', () => {
  it.each([
    ['text', ' Senate  of\tSamplonia ', 'Senate of Samplonia'],
    ['long-text', 'one \r\n\r\n\r\n two', 'one\n\ntwo'],
    ['name', '  Ana   Rivera', 'Ana Rivera'],
    ['name', '4na', wrong('format')],
    ['email', ' ANA@Home.Example', 'ana@home.example'],
    ['email', `${'a'.repeat(60)}@${'b'.repeat(56)}.com`, wrong('length')],
    ['phone', '(503) 555-0134', '5035550134'],
    ['phone', '555-0134', wrong('format')],
    ['ssn', '078-05-1120', '078051120'],
    ['zip', ' 02139 ', '02139'],
    ['state', 'me', 'ME'],
    ['country', 'poland', 'Poland'],
    ['country', 'Atlantis', wrong('unknown')],
    ['address', 'PO Box 3', wrong('format')],
    ['account-number', '4471-20983', '447120983'],
    ['account-number', '12', wrong('length')],
    ['text', '\ud800', wrong('format')],
    ['text', 5, wrong('format')],
    ['text', ' ', wrong('required')],
  ] as const)('of type %s: %o gives %o', (type, value, result) => {
    expect(answer(ask(type), value)).toEqual(result)
  })

  it.each([
    ['text', {}, 120],
    ['text', { max: 30 }, 30],
    ['long-text', { max: 500 }, 500],
    ['company', {}, 120],
    ['job-title', {}, 80],
    ['name', { autocomplete: 'section-contact given-name' }, 60],
    ['name', {}, 120],
    ['name', { max: 40 }, 40],
  ] as const)('of type %s with %o has at most %i letters', (type, more, most) => {
    expect(answer(ask(type, more), 'a'.repeat(most))).toBe('a'.repeat(most))
    expect(answer(ask(type, more), 'a'.repeat(most + 1))).toEqual(wrong('length'))
  })

  it('may be several, for securities', () => {
    expect(answer(ask('securities'), [' ZVZZT', 'zvzzt', '', 'Acme  Corp'])).toEqual(['ZVZZT', 'Acme Corp'])
    expect(answer(ask('securities'), 'ZVZZT')).toEqual(['ZVZZT'])
    expect(answer(ask('securities'), [' '])).toEqual(wrong('required'))
    expect(answer(ask('securities'), [5])).toEqual(wrong('format'))
  })
})
